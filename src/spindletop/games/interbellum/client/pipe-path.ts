/* The mark of a seat along its pipeline: stripes, a line, a zigzag, dots or bars, as one path. */

import type { Pigment } from '#core/pigment.ts';
import type { Point } from './atlas.ts';

/** A line that can be walked along. */
export interface Curve {
  readonly length: number;
  pointAt(distance: number): Point;
}

/** How wide the mark is drawn in a pipeline of a width. */
export function markWidth(pigment: Pigment, width: number): number {
  const widths: Partial<Record<Pigment, number>> = {
    red: 3.4,
    blue: width * 0.26,
    green: width * 0.2,
    purple: width * 0.46,
    iron: 1.6,
  };
  return widths[pigment] ?? 2;
}

/** The coordinates beside a curve, `offset` to the right of where one has walked to. */
function beside(curve: Curve, distance: number, offset: number): string {
  const here = curve.pointAt(distance);
  const ahead = curve.pointAt(Math.min(curve.length, distance + 0.5));
  const behind = curve.pointAt(Math.max(0, distance - 0.5));
  const stretch = Math.hypot(ahead.x - behind.x, ahead.y - behind.y) || 1;
  const x = here.x - ((ahead.y - behind.y) / stretch) * offset;
  const y = here.y + ((ahead.x - behind.x) / stretch) * offset;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Distances from `start` up to `end`, so far apart. */
function steps(start: number, end: number, apart: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - start) / apart)) }, (_, k) => start + k * apart);
}

/** Distances along the whole of a curve, its end included. */
function wholeLength(curve: Curve, apart: number): readonly number[] {
  return Array.from({ length: Math.floor(curve.length / apart) + 1 }, (_, k) => k * apart);
}

/** The mark of a pigment along a curve, '' for a pigment without one. */
export function markPath(curve: Curve, pigment: Pigment, width: number): string {
  const half = width / 2;
  const at = (distance: number, offset: number) => beside(curve, distance, offset);
  if (pigment === 'red')
    return steps(6, curve.length - 4, 11)
      .map(distance => `M${at(distance - 3, -half)}L${at(distance + 3, half)}`)
      .join('');
  if (pigment === 'blue') return polyline(wholeLength(curve, 8).map(distance => at(distance, 0)));
  if (pigment === 'green')
    return polyline(wholeLength(curve, 6).map((distance, k) => at(distance, half * (k % 2 === 0 ? -0.55 : 0.55))));
  if (pigment === 'purple')
    return steps(6, curve.length - 3, 10)
      .map(distance => `M${at(distance, 0)}h.1`)
      .join('');
  if (pigment === 'iron')
    return steps(5, curve.length - 3, 7)
      .map(distance => `M${at(distance, -half)}L${at(distance, half)}`)
      .join('');
  return '';
}

const polyline = (points: readonly string[]) => (points.length > 0 ? `M${points.join('L')}` : '');

const SVG = 'http://www.w3.org/2000/svg';
let probe: SVGPathElement | null = null;
const marks = new Map<string, string>();

/** The mark along a path, which the browser measures; measured once, for it takes a while. */
export function measuredMark(path: string, pigment: Pigment, width: number): string {
  const key = `${pigment} ${width} ${path}`;
  const known = marks.get(key);
  if (known !== undefined) return known;
  const line = probe ?? document.createElementNS(SVG, 'path');
  probe = line;
  line.setAttribute('d', path);
  const curve = { length: line.getTotalLength(), pointAt: (distance: number) => line.getPointAtLength(distance) };
  const mark = markPath(curve, pigment, width);
  marks.set(key, mark);
  return mark;
}
