/* One pattern a pigment, in the pigment's own ink, and the patterns of lit squares and of water. */

import { PIGMENTS, type Pigment } from '#core/pigment.ts';

const DOT = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="1.6" fill="var(--purple-ink)" stroke="none"/>`;

const BODIES: Readonly<Record<Pigment, string>> = {
  red: '<path d="M-3 9 9-3M3 15 15 3" stroke-width="3"/>',
  blue: '<path d="M0 3h12M0 9h12" stroke-width="2"/>',
  green: '<path d="M0 4l3-3 3 3 3-3 3 3M0 10l3-3 3 3 3-3 3 3" stroke-width="1.6"/>',
  yellow: '',
  purple: DOT(3, 3) + DOT(9, 9),
  iron: '<path d="M0 0l12 12M12 0 0 12" stroke-width="1.2"/>',
};

const pattern = (id: string, width: number, height: number, body: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;

const groundOf = (pigment: Pigment): string =>
  pattern(
    `pat-${pigment}`,
    12,
    12,
    `<rect width="12" height="12" fill="var(--${pigment}-wash)"/>
     <g fill="none" stroke="var(--${pigment}-ink)" stroke-opacity=".42">${BODIES[pigment]}</g>`,
  );

const stripes = (path: string, ink: string, opacity: number): string =>
  `<path d="${path}" stroke="var(${ink})" stroke-opacity="${opacity}" stroke-width="1.5"/>`;

const WAVES = '<path d="M0 5q6.5-5 13 0t13 0" fill="none" stroke="var(--sea-line)" stroke-opacity=".55"/>';

/** All patterns as SVG text: `pat-red` ... for owned ground, `lit-row`, `lit-col` for dice, `waves` for water. */
export function patternDefinitions(): string {
  const patterns = [
    ...PIGMENTS.map(groundOf),
    pattern('lit-row', 8, 8, stripes('M-2 6 6-2M2 10 10 2', '--red-ink', 0.5)),
    pattern('lit-col', 8, 8, stripes('M-2 2 6 10M2-2 10 6', '--ink', 0.42)),
    pattern('waves', 26, 10, WAVES),
  ];
  return `<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>${patterns.join('')}</defs></svg>`;
}
