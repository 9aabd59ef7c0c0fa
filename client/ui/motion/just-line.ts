/* The dotted line round what was just played, until the next move. */

import type { PieceSight } from './snapshot.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const MARGIN = 2;

function lineRound(element: SVGGraphicsElement): SVGRectElement {
  const box = element.getBBox();
  const line = document.createElementNS(NAMESPACE, 'rect');
  line.setAttribute('class', 'just-line');
  line.setAttribute('x', String(box.x - MARGIN));
  line.setAttribute('y', String(box.y - MARGIN));
  line.setAttribute('width', String(box.width + 2 * MARGIN));
  line.setAttribute('height', String(box.height + 2 * MARGIN));
  line.setAttribute('rx', '4');
  return line;
}

/** Mark pieces, and unmark those of the move before; a place that is marked marks its pieces. */
export function markRecent(table: Element, pieces: readonly PieceSight[]): void {
  for (const line of table.querySelectorAll('.just-line')) line.remove();
  for (const old of table.querySelectorAll('[data-just]')) old.removeAttribute('data-just');
  for (const { element, matrix } of pieces) {
    if (element.closest('.just')) continue;
    if (matrix && element instanceof SVGGraphicsElement) element.append(lineRound(element));
    else element.setAttribute('data-just', '');
  }
}
