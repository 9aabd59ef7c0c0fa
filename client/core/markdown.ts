/* The little Markdown that rules are written in, as blocks. */

/** A block of a text; a clause has a number of its own. */
export type Block =
  | { readonly kind: 'head'; readonly level: number; readonly text: string }
  | { readonly kind: 'code' | 'text'; readonly text: string }
  | { readonly kind: 'clause'; readonly clause: string; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'ordered'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** A part of a line; a clause can be followed. */
export interface Phrase {
  readonly kind: 'plain' | 'bold' | 'slanted' | 'code' | 'clause';
  readonly text: string;
}

const COMMENT = /<!--[\s\S]*?-->/g;
const CLAUSE = /^\*\*([A-Z]{2}-[\w.-]+)\*\* ?/;
const HEAD = /^(#+) (.*)/;
const ITEM = /^\s*([-*]|\d+\.) /;
const RULE = /^\|[\s:|-]+\|$/;
const FENCE = '```';
const STARTS_BLOCK = /^(#+ |\||```)/;
const PHRASES = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{2}-[A-Z]?\d[\w.]*\b)/;

/** Reads lines one after the other. */
class Lines {
  private next = 0;
  private readonly lines: readonly string[];

  constructor(text: string) {
    this.lines = text.replace(COMMENT, '').split('\n');
  }

  get line(): string | undefined {
    return this.lines[this.next];
  }

  skip(): void {
    this.next += 1;
  }

  /** Take lines while they fit. */
  takeWhile(fits: (line: string, taken: number) => boolean): readonly string[] {
    const taken: string[] = [];
    for (let line = this.line; line !== undefined && fits(line, taken.length); line = this.line) {
      taken.push(line);
      this.skip();
    }
    return taken;
  }
}

function readCode(lines: Lines): Block {
  lines.skip();
  const code = lines.takeWhile(line => !line.startsWith(FENCE));
  lines.skip();
  return { kind: 'code', text: code.join('\n') };
}

function readTable(lines: Lines): Block {
  const rows = lines.takeWhile(line => line.startsWith('|')).map(line => line.trim());
  const cells = (row: string) =>
    row
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim());
  return { kind: 'table', rows: rows.filter(row => !RULE.test(row)).map(cells) };
}

function readList(lines: Lines, isOrdered: boolean): Block {
  const items: string[] = [];
  for (const line of lines.takeWhile(text => text.trim() !== '' && (ITEM.test(text) || /^\s/.test(text)))) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: isOrdered ? 'ordered' : 'list', items };
}

function readParagraph(lines: Lines): Block {
  const continues = (line: string, taken: number) =>
    taken === 0 || (line.trim() !== '' && !STARTS_BLOCK.test(line) && !ITEM.test(line));
  const text = lines
    .takeWhile(continues)
    .map(line => line.trim())
    .join(' ');
  const clause = CLAUSE.exec(text);
  if (!clause?.[1]) return { kind: 'text', text };
  return { kind: 'clause', clause: clause[1], text: text.slice(clause[0].length) };
}

function readBlock(lines: Lines, line: string): Block {
  const head = HEAD.exec(line);
  if (head) {
    lines.skip();
    return { kind: 'head', level: head[1]?.length ?? 1, text: head[2] ?? '' };
  }
  if (line.startsWith(FENCE)) return readCode(lines);
  if (line.startsWith('|')) return readTable(lines);
  if (ITEM.test(line)) return readList(lines, /^\s*\d/.test(line));
  return readParagraph(lines);
}

/** The blocks of a text. */
export function parseBlocks(text: string): readonly Block[] {
  const lines = new Lines(text);
  const blocks: Block[] = [];
  for (let line = lines.line; line !== undefined; line = lines.line) {
    if (line.trim()) blocks.push(readBlock(lines, line));
    else lines.skip();
  }
  return blocks;
}

/** Every second part is one that PHRASES has found. */
function phraseOf(part: string, index: number): readonly Phrase[] {
  if (index % 2 === 0) return part ? [{ kind: 'plain', text: part }] : [];
  if (part.startsWith('**')) return [{ kind: 'bold', text: part.slice(2, -2) }];
  if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }];
  if (part.startsWith('*')) return [{ kind: 'slanted', text: part.slice(1, -1) }];
  const clause = part.replace(/\.$/, '');
  const stop: readonly Phrase[] = clause === part ? [] : [{ kind: 'plain', text: '.' }];
  return [{ kind: 'clause', text: clause }, ...stop];
}

/** The phrases of a line. */
export const parsePhrases = (line: string): readonly Phrase[] => line.split(PHRASES).flatMap(phraseOf);

/** All words of a block, for searching. */
export function wordsOf(block: Block): string {
  if (block.kind === 'table') return block.rows.flat().join(' ');
  if (block.kind === 'list' || block.kind === 'ordered') return block.items.join(' ');
  return block.kind === 'clause' ? `${block.clause} ${block.text}` : block.text;
}
