/* The frame of the map: a street sign with a zigzag and four screws. */

import { HEIGHT, WIDTH } from './ghana.ts';
import { zigzag } from './zigzag.ts';

const STEP = 20;
const SWING = 11;
const GAP = 8;
const SCREW = 13;

const RIGHTWARD = { x: STEP, y: 0 };
const DOWNWARD = { x: 0, y: STEP };

const ZIGZAG = [
  zigzag({ x: 0, y: -GAP }, WIDTH / STEP, RIGHTWARD, { x: 0, y: -SWING }),
  zigzag({ x: 0, y: HEIGHT + GAP }, WIDTH / STEP, RIGHTWARD, { x: 0, y: SWING }),
  zigzag({ x: -GAP, y: 0 }, HEIGHT / STEP, DOWNWARD, { x: -SWING, y: 0 }),
  zigzag({ x: WIDTH + GAP, y: 0 }, HEIGHT / STEP, DOWNWARD, { x: SWING, y: 0 }),
].join('');

/** The frame round the map. */
export function Frame() {
  return (
    <>
      <path class="zigzag" d={ZIGZAG} />
      <rect class="frame-line" width={WIDTH} height={HEIGHT} />
      <Screw x={-SCREW} y={-SCREW} />
      <Screw x={WIDTH + SCREW} y={-SCREW} />
      <Screw x={-SCREW} y={HEIGHT + SCREW} />
      <Screw x={WIDTH + SCREW} y={HEIGHT + SCREW} />
    </>
  );
}

function Screw({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle class="screw-head" cx={x} cy={y} r="10" />
      <path class="screw-slot" d={`M${x - 6} ${y - 3}L${x + 6} ${y + 3}`} />
    </>
  );
}
