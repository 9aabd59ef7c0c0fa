/* The pattern on the pipes of a colour, which tells them apart without the colour. */

import type { Paint } from './paint.ts';

/** Numbers from the first up to (not including) the last. */
function range(first: number, last: number, step: number): readonly number[] {
  const count = Math.max(0, Math.ceil((last - first) / step));
  return Array.from({ length: count }, (_, k) => first + k * step);
}

/** The pattern of a pipe round the origin as a path; yellow and silver pipes are plain. */
export function pipeMarks(paint: Paint, length: number, width: number): string {
  const end = length / 2;
  const side = width / 2;
  if (paint === 'red')
    return range(9 - end, end - 4, 10)
      .map(x => `M${x - 4} ${side}L${x + 4} ${-side}`)
      .join('');
  if (paint === 'purple')
    return range(10 - end, end - 6, 8.5)
      .map(x => `M${x} 0h.1`)
      .join('');
  if (paint !== 'green') return '';
  const turns = range(10 - end, end - 3, 5).map((x, k) => `L${x} ${k % 2 ? 3.4 : -3.4}`);
  return `M${5 - end} 3${turns.join('')}`;
}
