/* What went where between two snapshots. */

import type { PieceSight, Snapshot } from './snapshot.ts';

/** Nearer than this a piece has not moved. */
const NEAR = 1.5;

/** A piece that was elsewhere before. */
export interface MovedPiece {
  readonly piece: PieceSight;
  readonly before: PieceSight;
}

export interface PieceChanges {
  readonly moved: readonly MovedPiece[];
  readonly come: readonly PieceSight[];
  readonly gone: readonly PieceSight[];
}

const distance = (one: DOMRect, other: DOMRect): number =>
  Math.hypot(one.x + one.width / 2 - other.x - other.width / 2, one.y + one.height / 2 - other.y - other.height / 2);

/** Alike pieces have no names of their own: what left one spot and stands on another has gone there. */
export function pairPieces(gone: Map<string, PieceSight>, come: Map<string, PieceSight>): readonly MovedPiece[] {
  const pairs: MovedPiece[] = [];
  for (const [key, piece] of [...come]) {
    if (!key.includes('@')) continue;
    const alike = [...gone].filter(([, other]) => other.kind === piece.kind);
    const [nearest] = alike.sort((a, b) => distance(a[1].box, piece.box) - distance(b[1].box, piece.box));
    if (!nearest) continue;
    pairs.push({ piece, before: nearest[1] });
    gone.delete(nearest[0]);
    come.delete(key);
  }
  return pairs;
}

function hasMoved(piece: PieceSight, before: PieceSight, homes: ReadonlySet<Element>): boolean {
  if (!before.home.isConnected) return false;
  if (before.home !== piece.home) return homes.has(piece.home);
  return Math.hypot(before.spot.x - piece.spot.x, before.spot.y - piece.spot.y) > NEAR;
}

/** What came, went and moved; a home that was not there before brings nothing new. */
export function compareSnapshots(before: Snapshot, now: Snapshot): PieceChanges {
  const come = new Map(
    [...now.pieces].filter(([key, piece]) => !before.pieces.has(key) && before.homes.has(piece.home)),
  );
  const gone = new Map([...before.pieces].filter(([key, piece]) => !now.pieces.has(key) && now.homes.has(piece.home)));
  const moved = [...pairPieces(gone, come)];
  for (const [key, piece] of now.pieces) {
    const was = before.pieces.get(key);
    if (was && hasMoved(piece, was, before.homes)) moved.push({ piece, before: was });
  }
  return { moved, come: [...come.values()], gone: [...gone.values()] };
}
