/* The supply: a piece is taken in hand first, and the board then shows where it can stand. */

import type { ChoiceGroup } from '#core/choice-groups.ts';
import type { ControlsProps } from '#core/drawing.ts';
import { itemAt } from '#core/item-at.ts';
import { useTable } from '#ui/table-context.ts';
import { AssetPiece } from './AssetPiece.tsx';
import { isSupplyVerb, SUPPLY, type SupplyVerb } from './assets.ts';
import { figureOf } from './figure.ts';
import type { GameView } from './game.d.ts';
import { SQUARE } from './geometry.ts';
import { words } from './words.ts';

const ORIGIN = { x: 0, y: 0 };

/** The pieces that have more than one place to stand; they stay in the list of choices too. */
export function Supply({ groups }: ControlsProps<GameView>) {
  const shown = groups.flatMap(({ verb, choices }) =>
    isSupplyVerb(verb) && choices.length > 1 ? [{ verb, choices }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <fieldset class="supply" aria-label={words.supply}>
      {shown.map(({ verb, choices }) => (
        <SupplyPiece key={verb} verb={verb} choices={choices} />
      ))}
    </fieldset>
  );
}

interface SupplyPieceProps {
  readonly verb: SupplyVerb;
  readonly choices: ChoiceGroup['choices'];
}

/** A piece that is taken in hand, or put back. */
function SupplyPiece({ verb, choices }: SupplyPieceProps) {
  const { me, seats, verbFilter } = useTable();
  if (me.value === null) return null;
  const kind = SUPPLY[verb];
  const isHeld = verbFilter.value === verb;
  const side = kind === 'refinery' ? 2 * SQUARE : SQUARE;
  const take = () => {
    verbFilter.value = isHeld ? '' : verb;
  };
  return (
    <button type="button" aria-pressed={isHeld} data-supply={kind} onClick={take}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <AssetPiece kind={kind} corner={ORIGIN} pigment={itemAt(seats.value, me.value).pigment} />
      </svg>
      <b class="number">{choices[0] && figureOf(choices[0])}</b>
      <span class="visually-hidden">{words.supplyPlaces(kind, choices.length)}</span>
    </button>
  );
}
