import { expect, test } from 'vitest';
import { oilOf } from './colours.ts';
import { runningPrices } from './prices.ts';
import { busiestPart, partOf } from './table-parts.ts';

test('every place lies in one part of the table', () => {
  expect(['space:3', 'display:high:1', 'gov:0:2', 'cell:3:4', 'tanks:low'].map(partOf)).toEqual([
    'board',
    'deals',
    'tiles',
    'mine',
    'mine',
  ]);
});

test('the spaces of the main action outweigh everything else', () => {
  expect(busiestPart(['gov:0:1', 'gov:0:2', 'market:M1O:0'])).toBe('tiles');
  expect(busiestPart(['gov:0:1', 'gov:0:2', 'space:0'])).toBe('board');
  expect(busiestPart([])).toBeNull();
});

test('tiles that cost nothing more are told once', () => {
  expect(runningPrices([10, 5, 0])).toEqual([10, 15]);
});

test('a line of a paper names a colour and a grade', () => {
  expect(oilOf('S2')).toEqual({ colour: 'S', grade: 'mid', steps: 2 });
  expect(() => oilOf('X1')).toThrow('X1 is no oil');
});
