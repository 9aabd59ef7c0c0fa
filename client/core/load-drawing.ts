/* Finding a game's own drawing, with its styles in force before anything is drawn. */

import type { GameCard } from '#generated/protocol.d.ts';
import { getOnce } from './api.ts';
import type { AnyDrawing } from './drawing.ts';
import { reloadOnce } from './reload-once.ts';

/** A module of a plain drawing: it says for which runtime it was written, and makes a drawing of what that hands it. */
export interface PlainModule {
  readonly api?: number;
  readonly default: unknown;
}

/** Makes a drawing of a plain module. */
export type DrawPlain = (module: PlainModule) => AnyDrawing;

/** Put a style sheet in force; a game goes on without one that fails. */
function loadStyles(address: string | null): Promise<void> {
  if (!address) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise(resolve => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Whether the server has no such file any more; one that does not answer may still have it. */
async function isGone(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  return answer?.status === 404;
}

/** Import a script; one that an upgrade has replaced makes the page load itself anew, and nothing more is done here. */
async function importScript(address: string): Promise<unknown> {
  try {
    return await import(address);
  } catch (thrown) {
    if ((await isGone(address)) && reloadOnce(address)) return new Promise(() => {});
    throw thrown;
  }
}

async function load(game: string, drawPlain: DrawPlain): Promise<AnyDrawing | null> {
  const { drawing } = await getOnce<GameCard>(`/games/${game}`);
  if (!drawing) return null;
  const [module] = await Promise.all([importScript(drawing.script), loadStyles(drawing.styles)]);
  return drawing.plain ? drawPlain(module as PlainModule) : (module as { default: AnyDrawing }).default;
}

const drawings = new Map<string, Promise<AnyDrawing | null>>();

/** The drawing of a game, or null if it has none; a failure is not remembered. */
export function loadDrawing(game: string, drawPlain: DrawPlain): Promise<AnyDrawing | null> {
  const known = drawings.get(game);
  if (known) return known;
  const loading = load(game, drawPlain);
  drawings.set(game, loading);
  loading.catch(() => drawings.delete(game));
  return loading;
}
