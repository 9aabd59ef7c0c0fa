/* A table for any game without a drawing of its own: the view as printed sheets. */

import type { AnyDrawing } from '#core/drawing.ts';
import { titleOf } from '#core/words.ts';

type Row = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): boolean => value === null || value === undefined || typeof value !== 'object';
const isRow = (value: unknown): value is Row => !isPlain(value) && !Array.isArray(value);

function plainWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** A value in one line. */
function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(brief).join(', ') : '–';
  if (!isRow(value)) return plainWords(value);
  return Object.entries(value)
    .map(([key, part]) => `${key.replaceAll('_', ' ')} ${brief(part)}`)
    .join('; ');
}

/** Any view: what is plain on one sheet, everything else on a sheet each. */
function GenericBoard({ view }: { readonly view: Row }) {
  const entries = Object.entries(view);
  const plain = entries.filter(([, value]) => isPlain(value));
  const sheets = entries.filter(([, value]) => !isPlain(value) && !(Array.isArray(value) && value.length === 0));
  return (
    <div class="generics">
      {plain.length > 0 && <Sheet title="The table" value={Object.fromEntries(plain)} />}
      {sheets.map(([title, value]) => (
        <Sheet key={title} title={title} value={value} />
      ))}
    </div>
  );
}

interface SheetProps {
  readonly title: string;
  readonly value: unknown;
}

function Sheet({ title, value }: SheetProps) {
  if (Array.isArray(value) && value.every(isRow)) return <RowsSheet title={title} rows={value} />;
  return (
    <div class="sheet generic">
      <h3 class="sign">{titleOf(title)}</h3>
      {isRow(value) ? <FactsTable facts={value} /> : <p class="pad">{brief(value)}</p>}
    </div>
  );
}

function FactsTable({ facts }: { readonly facts: Row }) {
  return (
    <table class="pad-table">
      <tbody>
        {Object.entries(facts).map(([key, value]) => (
          <tr key={key}>
            <th scope="row">{titleOf(key)}</th>
            <td>{brief(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowsSheet({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const [first = '', ...others] = new Set(rows.flatMap(row => Object.keys(row)));
  return (
    <div class="sheet generic">
      <h3 class="sign">
        {titleOf(title)}
        <span class="hint">{rows.length}</span>
      </h3>
      <section class="scroll" tabindex={0} aria-label={titleOf(title)}>
        <table class="pad-table">
          <thead>
            <tr>
              {[first, ...others].map(key => (
                <th key={key}>{titleOf(key)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, k) => (
              <tr key={k}>
                <th scope="row">{brief(row[first])}</th>
                {others.map(key => (
                  <td key={key}>{brief(row[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The drawing of a game that has none. */
export const GENERIC_DRAWING: AnyDrawing = { Board: GenericBoard, hidesHands: true };
