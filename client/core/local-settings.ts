/* What this browser remembers: the player's name, how the page shall look and sound, and the tables it knows. */

import { effect, signal } from '@preact/signals';

const KEY = 'spindletop';

/** What somebody is called who gives no name; log lines speak of everybody by name. */
export const NAMELESS = 'Player 1';

/** A table this browser holds tokens of; `seats` are tokens by the number of the seat. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly invitation?: string;
  readonly seen: number;
}

export interface LocalSettings {
  readonly name: string;
  readonly theme: '' | 'light' | 'dark';
  readonly sound: boolean;
  readonly notify: boolean;
  readonly tables: Readonly<Record<string, SavedTable>>;
  /** Names of finished lessons by game. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
}

const BLANK: LocalSettings = { name: '', theme: '', sound: false, notify: false, tables: {}, lessons: {} };

function load(): LocalSettings {
  try {
    return { ...BLANK, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return BLANK;
  }
}

export const localSettings = signal<LocalSettings>(BLANK);

/** Take over what was remembered, keep it up to date, and follow other windows; called once. */
export function watchSettings(): void {
  localSettings.value = load();
  effect(() => {
    const { theme } = localSettings.value;
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    try {
      localStorage.setItem(KEY, JSON.stringify(localSettings.value));
    } catch {
      // Private windows may refuse; the page works on without.
    }
  });
  window.addEventListener('storage', event => {
    if (event.key === KEY) localSettings.value = load();
  });
}

/** Change something that is remembered. */
export function remember(changes: Partial<LocalSettings>): void {
  localSettings.value = { ...localSettings.value, ...changes };
}

/** Show dark instead of light, or light instead of dark. */
export function toggleTheme(): void {
  const { theme } = localSettings.value;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  remember({ theme: isDark ? 'light' : 'dark' });
}
