import { describe, expect, it } from 'vitest';
import { keepUnchanged } from './keep-unchanged.ts';

describe('keepUnchanged', () => {
  const previous = { wells: [{ id: 'baku', owner: null }], votes: { kuwait: 1 }, round: 2 };

  it('gives back the very object when nothing has changed', () => {
    expect(keepUnchanged(previous, structuredClone(previous))).toBe(previous);
  });

  it('keeps the parts that have not changed, and takes those that have', () => {
    const next = { ...structuredClone(previous), round: 3 };
    const kept = keepUnchanged(previous, next);
    expect(kept).toEqual(next);
    expect(kept.wells).toBe(previous.wells);
  });

  it('sees what was added, what went away, and what became empty', () => {
    const added = { ...previous, wells: [...previous.wells, { id: 'kirkuk', owner: 1 }] };
    const kept = keepUnchanged(previous, structuredClone(added));
    expect(kept).toEqual(added);
    expect(kept.wells[0]).toBe(previous.wells[0]);
    expect(keepUnchanged(added, structuredClone(previous))).toEqual(previous);
    expect(keepUnchanged(previous.votes, null)).toBeNull();
    expect(keepUnchanged([], {})).toEqual({});
  });
});
