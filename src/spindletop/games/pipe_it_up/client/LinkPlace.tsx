/* A link on the map: the pipes of its owner, or its empty slots. */

import type { Pigment } from '#core/pigment.ts';
import { Piece } from '#ui/Piece.tsx';
import { Place } from '#ui/Place.tsx';
import type { GamePlace, Link } from './game.d.ts';
import { GHANA, type LinkShape } from './ghana.ts';
import { outlineOf } from './outline.ts';
import { Pipe } from './Pipe.tsx';

const OUTLINES = new Map(GHANA.links.map(link => [link.id, outlineOf(link, 1)]));

interface LinkPlaceProps {
  readonly shape: LinkShape;
  readonly link: Link;
  /** The colour of the seat that built it, if one did. */
  readonly ownerPigment: Pigment | null;
  /** The colour of the seat that looks, if it has the pipes for it. */
  readonly reachPigment: Pigment | null;
}

/** A link; near its line it takes the pointer too. */
export function LinkPlace({ shape, link, ownerPigment, reachPigment }: LinkPlaceProps) {
  const name: GamePlace = `link:${link.id}`;
  return (
    <Place name={name} shape={{ kind: 'area', path: OUTLINES.get(link.id) ?? '' }}>
      <path class="link-reach" d={shape.path} />
      {link.owner !== null && ownerPigment ? (
        <LaidPipes shape={shape} owner={link.owner} pigment={ownerPigment} />
      ) : (
        <EmptySlots shape={shape} isUsable={link.usable} reachPigment={reachPigment} />
      )}
    </Place>
  );
}

interface LaidPipesProps {
  readonly shape: LinkShape;
  readonly owner: number;
  readonly pigment: Pigment;
}

function LaidPipes({ shape, owner, pigment }: LaidPipesProps) {
  const { length, width } = shape.slot;
  return shape.slots.map((slot, index) => {
    const id = `pipe:${owner}@${shape.id}-${index}`;
    return (
      <Piece key={id} id={id} from={`seat:${owner}`}>
        <Pipe {...slot} length={length} width={width} paint={pigment} />
      </Piece>
    );
  });
}

interface EmptySlotsProps {
  readonly shape: LinkShape;
  readonly isUsable: boolean;
  readonly reachPigment: Pigment | null;
}

function EmptySlots({ shape, isUsable, reachPigment }: EmptySlotsProps) {
  const { length, width } = shape.slot;
  const reach = reachPigment ? `within-reach seat-${reachPigment}` : '';
  return (
    <g class={`slots ${shape.dotted ? 'dotted' : ''} ${isUsable ? '' : 'unusable'} ${reach}`}>
      {shape.slots.map(({ x, y, angle }) => (
        <rect
          key={`${x} ${y}`}
          class="slot"
          x={-length / 2}
          y={-width / 2}
          width={length}
          height={width}
          rx="3"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
    </g>
  );
}
