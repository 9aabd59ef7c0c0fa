import { describe, expect, it } from 'vitest';
import { bestBuilds } from './best-builds.ts';
import { choicesOf } from './choices-of.ts';
import type { GameChoice } from './game.d.ts';

const build = (id: number, points: number) =>
  ({ id, verb: 'build', points, args: { segment: `s0${id}` } }) as unknown as GameChoice;
const pass = { id: 9, verb: 'pass', args: {} } as unknown as GameChoice;

describe('choicesOf', () => {
  it('takes those of one verb, in the order offered', () => {
    const choices = choicesOf([build(1, 0), pass, build(2, 3)], 'build');
    expect(choices.map(choice => choice.args.segment)).toEqual(['s01', 's02']);
  });
});

describe('bestBuilds', () => {
  it('shows three that score at once, the best first', () => {
    const choices = choicesOf([build(1, 2), build(2, 0), build(3, 5), build(4, -1), build(5, 2), build(6, 1)], 'build');
    expect(bestBuilds(choices).map(choice => choice.id)).toEqual([3, 1, 5]);
  });
});
