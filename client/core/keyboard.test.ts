import { expect, it } from 'vitest';
import { keyIntent } from './keyboard.ts';

const page = { isTyping: false, isOnButton: false };
const field = { isTyping: true, isOnButton: false };
const button = { isTyping: false, isOnButton: true };

it('reads digits, letters in either case, and brackets', () => {
  expect(keyIntent('3', page)).toEqual({ kind: 'row', number: 3 });
  expect(keyIntent('0', page)).toBeNull();
  expect(keyIntent('U', page)).toEqual({ kind: 'undo' });
  expect(keyIntent('[', page)).toEqual({ kind: 'step', by: -1 });
  expect(keyIntent('?', page)).toEqual({ kind: 'panel', panel: 'more' });
  expect(keyIntent('F5', page)).toBeNull();
});

it('leaves a field its keys, but for Escape', () => {
  expect(keyIntent('u', field)).toBeNull();
  expect(keyIntent('Escape', field)).toEqual({ kind: 'dismiss' });
});

it('leaves Enter to a button', () => {
  expect(keyIntent('Enter', page)).toEqual({ kind: 'closing' });
  expect(keyIntent('Enter', button)).toBeNull();
});
