/* Engraved lines, as on banknotes and share certificates: paths to be stroked thinly and not filled. */

const STEP = 3;

/** A band of guilloche. */
export interface GuillocheBand {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  /** Pairs of strands that are woven. */
  readonly strands: number;
  /** The length of one wave. */
  readonly period: number;
}

/** Sine strands woven along a band, as one path. */
export function guilloche({ x, y, length, height, strands, period }: GuillocheBand): string {
  const strandOf = (strand: number, side: 1 | -1) => {
    const share = 1 - strand / strands / 1.6;
    let path = '';
    for (let along = 0; along <= length; along += STEP) {
      const phase = (along / period + strand / strands / 2) * 2 * Math.PI;
      const swing = ((side * height) / 2) * Math.sin(phase) * share;
      path += `${along > 0 ? 'L' : 'M'}${x + along} ${(y + height / 2 + swing).toFixed(1)}`;
    }
    return path;
  };
  return Array.from({ length: strands }, (_, strand) => strandOf(strand, 1) + strandOf(strand, -1)).join('');
}

/** A rosette. */
export interface Rosette {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly petals: number;
  readonly rings: number;
}

/** Rings whose petals are turned against each other, as one path. */
export function rosette({ x, y, radius, petals, rings }: Rosette): string {
  const ringOf = (ring: number) => {
    let path = '';
    for (let degrees = 0; degrees <= 360; degrees += 2) {
      const angle = (degrees * Math.PI) / 180;
      const reach = radius * (0.72 + 0.28 * Math.sin(petals * angle + (ring * Math.PI * 2) / rings));
      const point = `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
      path += (degrees > 0 ? 'L' : 'M') + point;
    }
    return `${path}Z`;
  };
  return Array.from({ length: rings }, (_, ring) => ringOf(ring)).join('');
}
