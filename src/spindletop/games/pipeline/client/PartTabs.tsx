/* The tabs of a phone, which shows one part of the table at a time. */

import { useTable } from '#ui/table-context.ts';
import type { GameChoice } from './game.d.ts';
import { PARTS, partOf, type TablePart } from './table-parts.ts';
import { words } from './words.ts';

interface PartTabsProps {
  readonly part: TablePart;
  readonly onChoose: (part: TablePart) => void;
}

/** A tab a part, with a lamp where something can be done. */
export function PartTabs({ part, onChoose }: PartTabsProps) {
  const { offers } = useTable<GameChoice>();
  const busy = new Set([...offers.value.keys()].map(partOf));
  return (
    <div class="parts" role="group" aria-label={words.partsOfTable}>
      {PARTS.map(tab => (
        <button key={tab} type="button" class="sign" aria-pressed={tab === part} onClick={() => onChoose(tab)}>
          {words.parts[tab]}
          {busy.has(tab) && <i class="part-lamp" />}
        </button>
      ))}
    </div>
  );
}
