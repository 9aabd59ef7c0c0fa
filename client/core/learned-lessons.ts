/* The lessons that were finished in this browser. */

import { localSettings, remember } from './local-settings.ts';

/** Names of the finished lessons of a game. */
export const learnedLessons = (game: string): readonly string[] => localSettings.value.lessons[game] ?? [];

/** Remember that a lesson was finished. */
export function finishLesson(game: string, lesson: string): void {
  const known = learnedLessons(game);
  if (known.includes(lesson)) return;
  remember({ lessons: { ...localSettings.value.lessons, [game]: [...known, lesson] } });
}
