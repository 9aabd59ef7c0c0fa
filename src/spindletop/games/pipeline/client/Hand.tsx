/* The tile in the hand among the choices: turn it, see what it joins, lay it. */

import { Icon } from '#ui/Icon.tsx';
import { useTable, useTableParts } from '#ui/table-context.ts';
import { ColourPill } from './ColourPill.tsx';
import type { GameChoice, Join, PipelineView, Tile } from './game.d.ts';
import { type LayChoice, useHand } from './hand-store.ts';
import { TilePiece } from './TilePiece.tsx';
import { seamOf, stepAcross } from './tile-geometry.ts';
import { handWords as words } from './words.ts';

const UNIT = 60;

/** The panel of the hand; nothing unless a tile can be laid. */
export function Hand({ view }: { readonly view: PipelineView }) {
  const { me } = useTable<GameChoice>();
  const { aimed, lays } = useHand();
  const lay = aimed.value;
  const tile = view.action.hand;
  if (!lay || !tile || me.value === null) return null;
  const thisWay = lays.value.filter(other => other.args.turn === lay.args.turn);
  const { joins, longest } = lay.effects;
  const changes = longest.map(change => words.longer(change.colour, change.from, change.to));
  return (
    <div class="hand">
      <div class="hint">{words.ways(lays.value.length, thisWay.length)}</div>
      <Grip tile={tile} turn={lay.args.turn} />
      <ul class="joins">
        {joins.map(join => (
          <JoinLine key={`${join.colour}${join.pipes.join()}`} join={join} />
        ))}
      </ul>
      <div class="hint longer">{changes.length > 0 && words.longest(changes.join(', '))}</div>
      <LayPlate lay={lay} />
    </div>
  );
}

/** The tile as it is turned, and the buttons that turn it. */
function Grip({ tile, turn }: { readonly tile: Tile; readonly turn: number }) {
  const hand = useHand();
  const step = stepAcross(seamOf(turn));
  const x = step.y !== 0 ? UNIT / 2 : Math.max(0, -step.x * UNIT);
  const y = step.y !== 0 ? Math.max(0, -step.y * UNIT) : UNIT / 2;
  return (
    <div class="grip">
      <button type="button" class="spin" aria-label={words.turnLeft} onClick={() => hand.turnBy(-1)}>
        <Icon name="undo" />
      </button>
      <svg viewBox="-4 -4 128 128" class="held" role="img" aria-label={words.turned(turn)}>
        <TilePiece tile={tile} turn={turn} unit={UNIT} x={x} y={y} />
      </svg>
      <button type="button" class="spin clockwise" aria-label={words.turnRight} onClick={() => hand.turnBy(1)}>
        <Icon name="undo" />
        <kbd class="wide">{words.turnKey}</kbd>
      </button>
    </div>
  );
}

/** A pipeline that the tile becomes part of. */
function JoinLine({ join }: { readonly join: Join }) {
  const isBetter = join.reaches !== join.reached;
  return (
    <li class={isBetter ? 'better' : ''}>
      <ColourPill colour={join.colour} />
      <b>{words.grows(join.from, join.to)}</b>
      <span class="join-value">{words.value(join.value)}</span>
      <em>
        {isBetter && (
          <>
            <Icon name="check" /> {words.reaches(join.reaches)}
          </>
        )}
        {!isBetter && (join.reaches ? words.crudeTo(join.reaches) : words.nothingYet)}
      </em>
    </li>
  );
}

/** The plate that lays the tile where it is held. */
function LayPlate({ lay }: { readonly lay: LayChoice }) {
  const { store, session } = useTableParts();
  return (
    <button
      type="button"
      class="plate lay"
      data-action={lay.id}
      disabled={store.isBusy.value}
      onClick={() => void session.play(lay)}
    >
      <span class="sign">{words.lay}</span>
    </button>
  );
}
