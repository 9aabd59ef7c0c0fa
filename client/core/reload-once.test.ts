import { expect, it } from 'vitest';
import { reloadOnce } from './reload-once.ts';

it('loads the page anew once for a file, and again for another', () => {
  const kept = new Map<string, string>();
  let times = 0;
  const page = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => kept.set(key, to),
    },
    reload: () => {
      times += 1;
    },
  };
  expect(reloadOnce('/assets/oilman-1.js', page)).toBe(true);
  expect(reloadOnce('/assets/oilman-1.js', page)).toBe(false);
  expect(times).toBe(1);
  expect(reloadOnce('/assets/oilman-2.js', page)).toBe(true);
});
