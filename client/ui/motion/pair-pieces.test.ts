import { describe, expect, it } from 'vitest';
import { compareSnapshots, pairPieces } from './pair-pieces.ts';
import type { PieceSight, Snapshot } from './snapshot.ts';

const home = { isConnected: true } as Element;

const sight = (kind: string, x: number, where = home): PieceSight => ({
  element: {} as Element,
  kind,
  box: { x, y: 0, width: 10, height: 10 } as DOMRect,
  home: where,
  spot: { x, y: 0 } as DOMPointReadOnly,
  matrix: null,
  from: '',
});

const snapshot = (pieces: Readonly<Record<string, PieceSight>>, homes = [home]): Snapshot => ({
  pieces: new Map(Object.entries(pieces)),
  homes: new Set(homes),
  dice: new Map(),
});

describe('pairPieces', () => {
  it('takes the nearest alike piece that left for the one that came', () => {
    const near = sight('army', 20);
    const gone = new Map([
      ['army@far', sight('army', 500)],
      ['army@near', near],
      ['fleet@here', sight('fleet', 1)],
    ]);
    const come = new Map([['army@new', sight('army', 0)]]);
    expect(pairPieces(gone, come).map(pair => pair.before)).toEqual([near]);
    expect([...gone.keys()]).toEqual(['army@far', 'fleet@here']);
    expect(come.size).toBe(0);
  });

  it('leaves pieces with names of their own alone', () => {
    const come = new Map([['tile:16', sight('tile', 0)]]);
    expect(pairPieces(new Map([['tile@a', sight('tile', 5)]]), come)).toEqual([]);
  });
});

describe('compareSnapshots', () => {
  it('tells what moved, came and went, and not what trembled', () => {
    const before = snapshot({ a: sight('a', 0), b: sight('b', 0), c: sight('c', 0) });
    const now = snapshot({ a: sight('a', 50), b: sight('b', 1), d: sight('d', 9) });
    const { moved, come, gone } = compareSnapshots(before, now);
    expect(moved.map(one => one.piece.kind)).toEqual(['a']);
    expect(come.map(one => one.kind)).toEqual(['d']);
    expect(gone.map(one => one.kind)).toEqual(['c']);
  });

  it('takes nothing for new in a sheet that was not there before', () => {
    const sheet = { isConnected: true } as Element;
    const { come } = compareSnapshots(snapshot({}), snapshot({ a: sight('a', 0, sheet) }, [home, sheet]));
    expect(come).toEqual([]);
  });
});
