/* The outline of a link: its slots as one closed path, which takes the pointer and wears the cord. */

import type { LinkShape, Slot } from './ghana.ts';

/** A turned rectangle as a closed path. */
function rectangle({ x, y, angle }: Slot, halfLength: number, halfWidth: number): string {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const corner = (along: number, across: number) =>
    `${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`;
  const corners = [
    corner(-halfLength, -halfWidth),
    corner(halfLength, -halfWidth),
    corner(halfLength, halfWidth),
    corner(-halfLength, halfWidth),
  ];
  return `M${corners.join('L')}Z`;
}

/** The slots of a link as one path, larger than its pipes by a margin on every side. */
export function outlineOf(link: LinkShape, margin: number): string {
  const halfLength = link.slot.length / 2 + margin;
  const halfWidth = link.slot.width / 2 + margin;
  return link.slots.map(slot => rectangle(slot, halfLength, halfWidth)).join('');
}
