import { expect, it } from 'vitest';
import { clockWords } from './clock-words.ts';
import { pigmentOf } from './pigment.ts';
import { routeOf } from './route.ts';
import { counted, titleOf } from './words.ts';

it('tells time as a clock does', () => {
  expect(clockWords(245_000)).toBe('4:05');
  expect(clockWords(3_845_000)).toBe('1:04:05');
  expect(clockWords(59_600)).toBe('1:00');
  expect(clockWords(-4_000)).toBe('0:00');
});

it('finds a pigment for every colour word', () => {
  expect(pigmentOf('green')).toBe('green');
  expect(pigmentOf('black')).toBe('iron');
  expect(pigmentOf('teal', 1)).toBe('blue');
  expect(pigmentOf('', 7)).toBe('blue');
});

it('reads addresses, even mistyped ones', () => {
  expect(routeOf('')).toEqual([]);
  expect(routeOf('#/t/AB12/n/12')).toEqual(['t', 'AB12', 'n', '12']);
  expect(routeOf('#/rules/pipe_it_up/PU-2.1/')).toEqual(['rules', 'pipe_it_up', 'PU-2.1']);
  expect(routeOf('#/t/a%20b')).toEqual(['t', 'a b']);
  expect(routeOf('#/t/100%')).toEqual(['t', '100%']);
});

it('writes names and numbers as a person would', () => {
  expect(titleOf('buy_rig')).toBe('Buy rig');
  expect(counted(1, 'pipe')).toBe('1 pipe');
  expect(counted(0, 'pipe')).toBe('0 pipes');
  expect(counted(2, 'company', 'companies')).toBe('2 companies');
});
