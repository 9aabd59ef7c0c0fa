// @ts-nocheck
/* Rules as a page: the little Markdown that rules.md uses, with an anchor for each clause. */

import { h } from './html.tsx';

const CLAUSE = /^\*\*([A-Z]{2}-[\w.-]+)\*\* ?/;

/** Words with **bold**, *slanted*, `code` and clauses that can be followed. */
function words(text, follow) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\b[A-Z]{2}-[A-Z]?\d[\w.]*\b)/).map(part => {
    if (part.startsWith('**')) return <b>{part.slice(2, -2)}</b>;
    if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
    if (part.startsWith('*') && part.length > 2) return <i>{part.slice(1, -1)}</i>;
    if (/^[A-Z]{2}-[A-Z]?\d/.test(part)) {
      const id = part.replace(/\.$/, '');
      return (
        <>
          <a
            class="cite"
            href={'#rule-' + id}
            onClick={event => {
              event.preventDefault();
              follow(id);
            }}
          >
            {id}
          </a>
          {part.slice(id.length)}
        </>
      );
    }
    return part;
  });
}

/** Blocks of a Markdown text. @param {string} source @returns {{kind: string, text: string, level?: number, rows?: string[][], items?: string[], clause?: string}[]} */
export function blocks(source) {
  /** @type {any[]} */
  const found = [];
  const lines = source.replace(/<!--[\s\S]*?-->/g, '').split('\n');
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    if (!line.trim()) {
      i++;
      continue;
    }
    if (line.startsWith('```')) {
      const code = [];
      for (i++; i < lines.length && !lines[i].startsWith('```'); i++) code.push(lines[i]);
      i++;
      found.push({ kind: 'code', text: code.join('\n') });
      continue;
    }
    const head = /^(#+) (.*)/.exec(line);
    if (head) {
      found.push({ kind: 'head', level: head[1].length, text: head[2] });
      i++;
      continue;
    }
    if (line.startsWith('|')) {
      const rows = [];
      for (; i < lines.length && lines[i].startsWith('|'); i++)
        if (!/^\|[\s:|-]+\|$/.test(lines[i].trim()))
          rows.push(
            lines[i]
              .trim()
              .replace(/^\||\|$/g, '')
              .split('|')
              .map(cell => cell.trim()),
          );
      found.push({ kind: 'table', rows, text: rows.flat().join(' ') });
      continue;
    }
    const item = /^\s*([-*]|\d+\.) /;
    if (item.test(line)) {
      const items = [],
        ordered = /^\s*\d/.test(line);
      for (; i < lines.length && lines[i].trim() && (item.test(lines[i]) || /^\s/.test(lines[i])); i++)
        if (item.test(lines[i])) items.push(lines[i].replace(item, ''));
        else items[items.length - 1] += ' ' + lines[i].trim();
      found.push({ kind: ordered ? 'ordered' : 'list', items, text: items.join(' ') });
      continue;
    }
    const said = [];
    for (
      ;
      i < lines.length && lines[i].trim() && !/^(#|\||```)/.test(lines[i]) && !(said.length && item.test(lines[i]));
      i++
    )
      said.push(lines[i].trim());
    const text = said.join(' '),
      clause = CLAUSE.exec(text);
    found.push(
      clause ? { kind: 'clause', clause: clause[1], text: text.slice(clause[0].length) } : { kind: 'text', text },
    );
  }
  return found;
}

/** Show blocks. @param {{list: any[], marked: string, follow: (clause: string) => void, top?: number}} props `marked` is the clause to point out, `top` the level of the first headings */
export const Blocks = ({ list, marked, follow, top = 3 }) =>
  list.map((block, k) => {
    if (block.kind === 'head')
      return block.level === 1
        ? null
        : h(
            'h' + (top + Math.min(block.level, 3) - 2),
            { class: block.level === 2 ? 'sign chapter' : 'section' },
            block.text,
          );
    if (block.kind === 'code') return <pre tabindex="0">{block.text}</pre>;
    if (block.kind === 'table')
      return (
        <div class="scroll" tabindex="0">
          <table class="rules-table">
            <thead>
              <tr>
                {block.rows[0].map(cell => (
                  <th>{words(cell, follow)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.slice(1).map(row => (
                <tr>
                  {row.map(cell => (
                    <td>{words(cell, follow)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    if (block.kind === 'list')
      return (
        <ul class="bullets">
          {block.items.map(item => (
            <li>{words(item, follow)}</li>
          ))}
        </ul>
      );
    if (block.kind === 'ordered')
      return (
        <ol class="numbers">
          {block.items.map(item => (
            <li>{words(item, follow)}</li>
          ))}
        </ol>
      );
    if (block.kind === 'clause')
      return (
        <p
          key={block.clause}
          id={'rule-' + block.clause}
          class={'clause ' + (marked === block.clause ? 'marked' : '')}
          tabindex="-1"
        >
          <span class="clause-no">{block.clause}</span> {words(block.text, follow)}
        </p>
      );
    return <p key={k}>{words(block.text, follow)}</p>;
  });
