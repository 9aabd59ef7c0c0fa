/* Rules as a page: blocks with an anchor for each clause. */

import { Fragment, h } from 'preact';
import { type Block, type Phrase, parsePhrases } from '#core/markdown.ts';

interface FollowProps {
  /** Called with a clause that somebody follows. */
  readonly onClause: (clause: string) => void;
}

interface BlocksProps extends FollowProps {
  readonly blocks: readonly Block[];
  /** The clause that is pointed out. */
  readonly marked: string;
  /** The level of the first headings. */
  readonly top: number;
}

/** All blocks in order. */
export function RulesBlocks({ blocks, ...rest }: BlocksProps) {
  return (
    <>
      {blocks.map((block, k) => (
        <RulesBlock key={k} block={block} {...rest} />
      ))}
    </>
  );
}

type BlockProps = Omit<BlocksProps, 'blocks'> & { readonly block: Block };

function RulesBlock({ block, marked, top, onClause }: BlockProps) {
  switch (block.kind) {
    case 'head':
      return <Heading block={block} top={top} />;
    case 'code':
      return <pre tabindex={0}>{block.text}</pre>;
    case 'table':
      return <RulesTable rows={block.rows} onClause={onClause} />;
    case 'list':
      return (
        <ul class="bullets">
          <Items items={block.items} onClause={onClause} />
        </ul>
      );
    case 'ordered':
      return (
        <ol class="numbers">
          <Items items={block.items} onClause={onClause} />
        </ol>
      );
    case 'clause':
      return (
        <p id={`rule-${block.clause}`} class={`clause ${marked === block.clause ? 'marked' : ''}`} tabindex={-1}>
          <span class="clause-no">{block.clause}</span> <Phrases line={block.text} onClause={onClause} />
        </p>
      );
    default:
      return (
        <p>
          <Phrases line={block.text} onClause={onClause} />
        </p>
      );
  }
}

interface HeadingProps {
  readonly block: Extract<Block, { kind: 'head' }>;
  readonly top: number;
}

/** The title of the whole text stands elsewhere. */
function Heading({ block, top }: HeadingProps) {
  if (block.level === 1) return null;
  const kind = block.level === 2 ? 'sign chapter' : 'section';
  return h(`h${top + Math.min(block.level, 3) - 2}`, { class: kind }, block.text);
}

function Items({ items, onClause }: FollowProps & { readonly items: readonly string[] }) {
  return (
    <>
      {items.map(item => (
        <li key={item}>
          <Phrases line={item} onClause={onClause} />
        </li>
      ))}
    </>
  );
}

type TableProps = FollowProps & { readonly rows: readonly (readonly string[])[] };

function RulesTable({ rows: [head = [], ...body], onClause }: TableProps) {
  return (
    <div class="scroll" tabindex={0}>
      <table class="rules-table">
        <thead>
          <tr>
            {head.map(cell => (
              <th key={cell}>
                <Phrases line={cell} onClause={onClause} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(row => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={head[column]}>
                  <Phrases line={cell} onClause={onClause} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A line with its emphasis and its links. */
function Phrases({ line, onClause }: FollowProps & { readonly line: string }) {
  return (
    <>
      {parsePhrases(line).map((phrase, k) => (
        <Fragment key={k}>{phraseElement(phrase, onClause)}</Fragment>
      ))}
    </>
  );
}

function phraseElement({ kind, text }: Phrase, onClause: (clause: string) => void) {
  if (kind === 'bold') return <b>{text}</b>;
  if (kind === 'slanted') return <i>{text}</i>;
  if (kind === 'code') return <code>{text}</code>;
  if (kind === 'plain') return text;
  const follow = (event: Event) => {
    event.preventDefault();
    onClause(text);
  };
  return (
    <a class="cite" href={`#rule-${text}`} onClick={follow}>
      {text}
    </a>
  );
}
