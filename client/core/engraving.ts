/* Engraved lines: strands of guilloche and rosettes, as paths. */

const STRAND_STEP = 3;
const ROSETTE_STEP = 2;

/** Sine strands woven along a band. */
export function guillochePath(x: number, y: number, length: number, height: number, strands = 5, period = 36): string {
  const middle = y + height / 2;
  const strand = (k: number, sign: 1 | -1): string => {
    const swing = ((sign * height) / 2) * (1 - k / strands / 1.6);
    const points = Array.from({ length: Math.floor(length / STRAND_STEP) + 1 }, (_, i) => {
      const along = i * STRAND_STEP;
      const wave = Math.sin((along / period + k / strands / 2) * 2 * Math.PI);
      return `${x + along} ${(middle + swing * wave).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  };
  return Array.from({ length: strands }, (_, k) => strand(k, 1) + strand(k, -1)).join('');
}

/** Rings of petals round a middle. */
export function rosettePath(x: number, y: number, radius: number, petals: number, rings: number): string {
  const ring = (k: number): string => {
    const points = Array.from({ length: 360 / ROSETTE_STEP + 1 }, (_, i) => {
      const angle = (i * ROSETTE_STEP * Math.PI) / 180;
      const reach = radius * (0.72 + 0.28 * Math.sin(petals * angle + (k * Math.PI * 2) / rings));
      return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  };
  return Array.from({ length: rings }, (_, k) => ring(k)).join('');
}
