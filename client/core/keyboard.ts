/* What the keys of a table page mean. */

import type { Panel } from './table-store.ts';

/** What a key asks for. */
export type KeyIntent =
  | { readonly kind: 'dismiss' }
  | { readonly kind: 'row'; readonly number: number }
  | { readonly kind: 'closing' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'panel'; readonly panel: Panel }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'board' };

/** Where the key was pressed: in a field one types, on a button one presses. */
export interface KeySituation {
  readonly isTyping: boolean;
  readonly isOnButton: boolean;
}

const INTENTS: Readonly<Record<string, KeyIntent>> = {
  u: { kind: 'undo' },
  r: { kind: 'panel', panel: 'rules' },
  h: { kind: 'panel', panel: 'history' },
  c: { kind: 'panel', panel: 'chat' },
  '?': { kind: 'panel', panel: 'more' },
  '[': { kind: 'step', by: -1 },
  ']': { kind: 'step', by: 1 },
  b: { kind: 'board' },
};

/** The intent of a key, or null; Enter on a button is the button's own. */
export function keyIntent(key: string, { isTyping, isOnButton }: KeySituation): KeyIntent | null {
  if (key === 'Escape') return { kind: 'dismiss' };
  if (isTyping) return null;
  if (/^[1-9]$/.test(key)) return { kind: 'row', number: Number(key) };
  if (key === 'Enter') return isOnButton ? null : { kind: 'closing' };
  return INTENTS[key.toLowerCase()] ?? null;
}
