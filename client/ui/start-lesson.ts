/* Opening the table of a lesson, and going there. */

import { post } from '#core/api.ts';
import { localSettings } from '#core/local-settings.ts';
import { goTo } from '#core/route.ts';
import { saveOpened } from '#core/saved-tables.ts';
import type { Opened } from '#generated/protocol.d.ts';

export async function startLesson(game: string, lesson: string): Promise<void> {
  const name = localSettings.value.name.trim();
  const opened = await post<Opened>(`/games/${game}/lessons/${lesson}/tables`, { name });
  saveOpened(opened);
  goTo(`/t/${opened.table.id}`);
}
