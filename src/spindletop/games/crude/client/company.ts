/* Figures of a company that its view does not tell yet. */

import type { AssetKind, Company, GameView } from './game.d.ts';

/** What a company lacks to declare victory. */
export const missingToDeclare = (view: GameView, company: Company): number =>
  Math.max(0, view.victory_cash - company.cash);

/** What all assets of a kind bring at the end. */
export const worthAtEnd = (view: GameView, company: Company, kind: AssetKind): number =>
  company.assets[kind] * view.economy.final.sell[kind];
