/* Where the plants of a city stand. */

/** A spot seen from the middle of its city, and the size of the plant on it. */
export interface PlantSpot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

const PER_ROW = 3;
const PITCH = 28;
const SMALL = 27;

/** The spot of one plant out of several: a row, or two rows, of smaller ones. */
function crowdedSpot(index: number, count: number): PlantSpot {
  const row = Math.floor(index / PER_ROW);
  const inRow = Math.min(count - row * PER_ROW, PER_ROW);
  const rows = Math.ceil(count / PER_ROW);
  return {
    dx: ((index % PER_ROW) - (inRow - 1) / 2) * PITCH,
    dy: (row - (rows - 1) / 2) * PITCH,
    size: SMALL,
  };
}

/** The spots of so many plants; one alone is larger, more so on a large city. */
export function plantSpots(count: number, isLargeCity: boolean): readonly PlantSpot[] {
  if (count === 1) return [{ dx: 0, dy: 0, size: isLargeCity ? 36 : 31 }];
  return Array.from({ length: count }, (_, index) => crowdedSpot(index, count));
}
