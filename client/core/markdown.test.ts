import { describe, expect, it } from 'vitest';
import { parseBlocks, parsePhrases, wordsOf } from './markdown.ts';

describe('parseBlocks', () => {
  it('reads clauses over several lines, and what stands between them', () => {
    const blocks = parseBlocks('# Gusher\n\n**GU-4** Who banks\nmoves the barrels.\n\nA note.\n- one\n  more\n- two\n');
    expect(blocks).toEqual([
      { kind: 'head', level: 1, text: 'Gusher' },
      { kind: 'clause', clause: 'GU-4', text: 'Who banks moves the barrels.' },
      { kind: 'text', text: 'A note.' },
      { kind: 'list', items: ['one more', 'two'] },
    ]);
  });

  it('reads tables, numbered lists and code, and leaves comments out', () => {
    const blocks = parseBlocks(
      '<!-- no -->\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n1. one\n2. two\n\n```\nx = 1\n# y\n```',
    );
    expect(blocks).toEqual([
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
      { kind: 'ordered', items: ['one', 'two'] },
      { kind: 'code', text: 'x = 1\n# y' },
    ]);
    expect(blocks.map(wordsOf)).toEqual(['a b 1 2', 'one two', 'x = 1\n# y']);
  });

  it('takes a line that only begins like a heading for text', () => {
    expect(parseBlocks('#1 is the first seat')).toEqual([{ kind: 'text', text: '#1 is the first seat' }]);
    expect(parseBlocks('A line,\n#2 too')).toEqual([{ kind: 'text', text: 'A line, #2 too' }]);
    expect(parseBlocks('```\nnever closed')).toEqual([{ kind: 'code', text: 'never closed' }]);
  });
});

describe('parsePhrases', () => {
  it('finds bold, slanted and code, and clauses without the stop behind them', () => {
    expect(parsePhrases('A **b** *c* `d`; see PU-2.1.')).toEqual([
      { kind: 'plain', text: 'A ' },
      { kind: 'bold', text: 'b' },
      { kind: 'plain', text: ' ' },
      { kind: 'slanted', text: 'c' },
      { kind: 'plain', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'plain', text: '; see ' },
      { kind: 'clause', text: 'PU-2.1' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('leaves marks that are never closed as they stand', () => {
    for (const text of ['*not closed', '**nor this', '`nor that'])
      expect(parsePhrases(text)).toEqual([{ kind: 'plain', text }]);
  });
});
