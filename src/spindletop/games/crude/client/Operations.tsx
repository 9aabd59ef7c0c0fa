/* The Operations board: all four quadrants, or on a phone one's own large and the others small. */

import type { ComponentChildren } from 'preact';
import { itemAt } from '#core/item-at.ts';
import { useTable } from '#ui/table-context.ts';
import { CertificateFrame, RIM } from './CertificateFrame.tsx';
import type { GameView } from './game.d.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, CORNERS, GAP, QUADRANT_HEIGHT, QUADRANT_WIDTH } from './geometry.ts';
import { Quadrant } from './Quadrant.tsx';
import { SmallQuadrant } from './SmallQuadrant.tsx';
import { useNarrow } from './use-narrow.ts';
import { words } from './words.ts';

/** More offered places than this are roped in with a thinner cord. */
const DENSE = 16;
const WHOLE_BOX = `${-RIM} ${-RIM} ${BOARD_WIDTH + 2 * RIM} ${BOARD_HEIGHT + 2 * RIM}`;

/** The drawing of the board. */
export function Operations({ view }: { readonly view: GameView }) {
  return useNarrow() ? <PhoneBoard view={view} /> : <WholeBoard view={view} />;
}

function Drawn({ viewBox, children }: { readonly viewBox: string; readonly children: ComponentChildren }) {
  const { offers } = useTable();
  const density = offers.value.size > DENSE ? 'dense' : '';
  return (
    <svg class={`operations ${density}`} viewBox={viewBox} role="group" aria-label={words.operations}>
      {children}
    </svg>
  );
}

function WholeBoard({ view }: { readonly view: GameView }) {
  return (
    <Drawn viewBox={WHOLE_BOX}>
      <CertificateFrame />
      {view.quadrants.map((land, place) => (
        <Quadrant key={land.name} view={view} land={land} corner={itemAt(CORNERS, place)} />
      ))}
    </Drawn>
  );
}

const SMALL_GAP = 10;

/** The quadrants of the seat at this screen, or of who moves, and below them all others. */
function PhoneBoard({ view }: { readonly view: GameView }) {
  const { me, mover } = useTable();
  const seat = me.value ?? mover.value ?? 0;
  const large = view.quadrants.filter(land => land.owner === seat);
  const small = view.quadrants.filter(land => land.owner !== seat);
  const width = (QUADRANT_WIDTH - (small.length - 1) * SMALL_GAP) / small.length;
  const step = QUADRANT_HEIGHT + GAP;
  const top = large.length * step;
  return (
    <Drawn viewBox={`-7 -7 ${QUADRANT_WIDTH + 14} ${top + width + 62}`}>
      {large.map((land, index) => (
        <Quadrant key={land.name} view={view} land={land} corner={{ x: 0, y: index * step }} />
      ))}
      {small.map((land, index) => (
        <SmallQuadrant key={land.name} land={land} x={index * (width + SMALL_GAP)} y={top + 4} width={width} />
      ))}
    </Drawn>
  );
}
