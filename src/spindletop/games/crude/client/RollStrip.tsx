/* The strip under the board: the dice, what they gave the roller, what they gave the neighbours. */

import { SeatChip } from '#ui/SeatChip.tsx';
import { useTable } from '#ui/table-context.ts';
import { BeforeRoll } from './BeforeRoll.tsx';
import { Dice } from './Dice.tsx';
import type { GameView, Production, Dice as Roll } from './game.d.ts';
import { HarvestFigures } from './HarvestFigures.tsx';
import { type Land, litWords, ownerOf } from './land.ts';
import { words } from './words.ts';

/** What the roll gave, or what is to be known before the dice fall. */
export function RollStrip({ view }: { readonly view: GameView }) {
  if (!view.dice) return <BeforeRoll view={view} />;
  const rolled = view.quadrants.find(isRolled);
  return (
    <div class="roll-strip">
      <div class="thrown">
        <Dice roll={view.dice} id={`${view.round}:${view.turn}`} />
      </div>
      <div>
        {rolled ? (
          <RollerHarvest land={rolled} production={view.production} />
        ) : (
          <RollWords roll={view.dice} isGhost={view.ghost_turn} />
        )}
      </div>
      <Neighbours view={view} />
    </div>
  );
}

/** Whether a quadrant is the one the roller rolled for; a ghost rolls for none. */
const isRolled = (land: Land) => land.active && land.lit_row !== null;

function RollerHarvest({ land, production }: { readonly land: Land; readonly production: Production | null }) {
  const { me, seats } = useTable();
  const { name, pigment } = ownerOf(land, seats.value);
  return (
    <>
      <div class="sign">
        <SeatChip pigment={pigment} small /> {land.owner === me.value ? words.gaveYou : words.gave(name)}
      </div>
      <div class="stats large">
        <HarvestFigures gave={land.gave} />
      </div>
      <LeftToDo land={land} production={production} />
    </>
  );
}

function RollWords({ roll, isGhost }: { readonly roll: Roll; readonly isGhost: boolean }) {
  return (
    <>
      <div class="sign">{isGhost ? words.ghostRolled : words.rolled}</div>
      <div class="stats">
        <span>{words.rolledDice(roll.red, roll.black)}</span>
      </div>
    </>
  );
}

/** What the roll gave beside the quadrant it was made for. */
function Neighbours({ view }: { readonly view: GameView }) {
  const beside = view.quadrants.filter(land => !isRolled(land) && litWords(land) !== '');
  return (
    <div>
      <div class="sign">{words.neighbours}</div>
      {beside
        .filter(land => land.owner !== null)
        .map(land => (
          <Neighbour key={land.name} land={land} production={view.production} />
        ))}
      {beside.length === 0 && <div class="stats dim">{words.notYet}</div>}
    </div>
  );
}

function Neighbour({ land, production }: { readonly land: Land; readonly production: Production | null }) {
  const { seats } = useTable();
  return (
    <>
      <div class="stats">
        <span>
          <SeatChip pigment={ownerOf(land, seats.value).pigment} small /> {litWords(land)}
        </span>
        <HarvestFigures gave={land.gave} />
      </div>
      <LeftToDo land={land} production={production} />
    </>
  );
}

/** What the quadrant that produces may still do. */
function LeftToDo({ land, production }: { readonly land: Land; readonly production: Production | null }) {
  if (production?.quadrant !== land.name) return null;
  return (
    <div class="stats dim">
      <span>{words.leftToDo(production.refine_left, production.pump_left)}</span>
    </div>
  );
}
