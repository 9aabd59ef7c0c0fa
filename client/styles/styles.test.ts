/// <reference types="vite/types/importMeta.d.ts" />
/* House rules over the styles and the sources that use them. */

import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const STYLES: Texts = import.meta.glob(['/client/**/*.css', '/src/spindletop/games/*/client/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES: Texts = import.meta.glob(
  [
    '/client/**/*.{ts,tsx}',
    '/src/spindletop/games/*/client/**/*.{ts,tsx}',
    '!**/generated/**',
    '!**/game.d.ts',
    '!**/converted/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const LONGEST_FILE = 250;
const LONGEST_LINE = 120;
const SHORTEST_NAME = 4;

/** Whole words that happen to be short, and names that the tests hold on to. */
const SHORT_NAMES = new Set(
  (
    'art ask bar big bs cap die dim dot end far gas hot lay lit log lot map me net no now off on ' +
    'out pad red row sea sum sun top two up wet who won'
  ).split(' '),
);

/** The game that a file belongs to, or nothing for those of the house. */
const gameOf = (path: string): string => /\/games\/(\w+)\//.exec(path)?.[1] ?? '';

const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** Files that a sheet imports, from the root. */
function importsOf(path: string, text: string): readonly string[] {
  const found = withoutComments(text).matchAll(/@import "([^"]+)"/g);
  return [...found].map(([, address]) => new URL(address ?? '', `file://${path}`).pathname);
}

/** Classes that a sheet has rules for. */
function classesOf(text: string): ReadonlySet<string> {
  const plain = withoutComments(text).replace(/url\([^)]*\)/g, '');
  const selectors = [...plain.matchAll(/([^{};]*)\{/g)].map(([, selector]) => selector ?? '');
  return new Set(
    selectors.flatMap(selector => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '')),
  );
}

/** Whether sources name a class: as it stands, or with one end computed, such as `seat-${pigment}`. */
function namesIn(texts: readonly string[]): (name: string) => boolean {
  const text = texts.map(withoutComments).join('\n');
  const words = new Set<string>(text.match(/[a-zA-Z][\w-]*/g));
  const starts = [...new Set([...text.matchAll(/([\w-]+-)\$\{/g)].map(([, start]) => start ?? ''))];
  const ends = [...new Set([...text.matchAll(/\}(-[\w-]+)/g)].map(([, end]) => end ?? ''))];
  return name =>
    words.has(name) || starts.some(start => name.startsWith(start)) || ends.some(end => name.endsWith(end));
}

test('every sheet is imported exactly once', () => {
  const imported = Object.entries(STYLES).flatMap(([path, text]) => importsOf(path, text));
  const roots = Object.keys(STYLES).filter(path => /\/(styles|client)\/index\.css$/.test(path));
  expect([...imported, ...roots].toSorted()).toEqual(Object.keys(STYLES).toSorted());
});

test('every class of a sheet is used by a component', () => {
  const games = [...new Set(Object.keys(STYLES).map(gameOf))];
  const unused = games.flatMap(game => {
    const users = Object.keys(SOURCES).filter(source => !game || ['', game].includes(gameOf(source)));
    const isUsed = namesIn(users.map(source => SOURCES[source] ?? ''));
    const sheets = Object.entries(STYLES).filter(([path]) => gameOf(path) === game);
    return sheets.flatMap(([path, text]) =>
      [...classesOf(text)].filter(name => !isUsed(name)).map(name => `${path}: ${name}`),
    );
  });
  expect(unused).toEqual([]);
});

test('classes are named by whole words', () => {
  const short = Object.entries(STYLES).flatMap(([path, text]) =>
    [...classesOf(text)]
      .filter(name => name.length < SHORTEST_NAME && !SHORT_NAMES.has(name))
      .map(name => `${path}: ${name}`),
  );
  expect(short).toEqual([]);
});

test('files and lines are short', () => {
  const all = Object.entries({ ...STYLES, ...SOURCES });
  const parts = all.filter(([path]) => /\.(css|tsx)$/.test(path));
  const long = parts.filter(([, text]) => linesOf(text).length > LONGEST_FILE).map(([path]) => path);
  const wide = all.flatMap(([path, text]) =>
    linesOf(text).flatMap((line, k) =>
      line.length > LONGEST_LINE && !line.includes('url("data:') ? [`${path}:${k + 1}`] : [],
    ),
  );
  expect([...long, ...wide]).toEqual([]);
});
