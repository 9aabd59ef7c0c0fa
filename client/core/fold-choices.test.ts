import { expect, it } from 'vitest';
import { sampleChoice } from '../testing/samples.ts';
import { foldChoices, matchingFolds, needsWords } from './fold-choices.ts';

const choices = [
  sampleChoice({ id: 1, place: 'hole:D3', words: 'Drill at D3' }),
  sampleChoice({ id: 2, args: { area: 'Persia', units: 2 } }),
  sampleChoice({ id: 3, place: 'hole:D3', words: 'Drill deep at D3' }),
  sampleChoice({ id: 4, words: 'Pass' }),
];

it('folds by place, else by the first argument, else by words', () => {
  const folds = foldChoices(choices);
  expect(folds.map(fold => [fold.name, fold.choices.map(one => one.id)])).toEqual([
    ['D3', [1, 3]],
    ['Persia', [2]],
    ['Pass', [4]],
  ]);
});

it('finds names and words, whatever their case', () => {
  const folds = foldChoices(choices);
  expect(matchingFolds(folds, ' pers ').map(fold => fold.name)).toEqual(['Persia']);
  expect(matchingFolds(folds, 'DEEP').map(fold => fold.name)).toEqual(['D3']);
  expect(matchingFolds(folds, '')).toHaveLength(3);
});

it('lists with all words what is too long for chips, or stands alone', () => {
  const named = (...names: readonly string[]) => names.map(name => ({ name, choices: [sampleChoice()] }));
  expect(needsWords(named('D3'))).toBe(true);
  expect(needsWords(named('D3', 'D4'))).toBe(false);
  expect(needsWords(named('D3', 'Kuwait 2'))).toBe(true);
  expect(needsWords([...named('Kuwait 2'), { name: 'D3', choices: [sampleChoice(), sampleChoice()] }])).toBe(false);
});
