/* Pieces that travel over the page. */

import { animate } from './calm.ts';
import type { PieceSight } from './snapshot.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** How large a piece begins or ends that is new or goes away, and how clear. */
const NEW_PIECE = { scale: 0.5, opacity: 0.5 };
const GONE_PIECE = { scale: 0.4, opacity: 0.1 };

export type Size = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The layer over a table that takes no pointer; it goes away with its last flight. */
function layerOf(table: Element): SVGSVGElement {
  const known = table.querySelector<SVGSVGElement>(':scope > .flights');
  if (known) return known;
  const layer = document.createElementNS(NAMESPACE, 'svg');
  layer.setAttribute('class', 'flights');
  layer.setAttribute('aria-hidden', 'true');
  table.append(layer);
  return layer;
}

/** Put something on the layer and let it fly. */
export function fly(table: Element, element: Element, frames: Keyframe[], milliseconds: number): void {
  const layer = layerOf(table);
  layer.append(element);
  animate(element, frames, milliseconds, () => {
    element.remove();
    if (!layer.childNodes.length) layer.remove();
  });
}

/** A copy of a drawn piece where it stands on the page. */
function copyOf(element: Element, matrix: DOMMatrix): SVGGElement {
  const outer = document.createElementNS(NAMESPACE, 'g');
  const inner = document.createElementNS(NAMESPACE, 'g');
  const { a, b, c, d, e, f } = matrix;
  inner.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`);
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('data-piece');
  for (const place of [copy, ...copy.querySelectorAll('[data-place]')]) place.removeAttribute('data-place');
  inner.append(copy);
  outer.append(inner);
  return outer;
}

/** Where something is laid over something else. */
export interface Laid {
  readonly transform: string;
  readonly transformOrigin: string;
}

/** The keyframe that lays one box over another. */
export function laidOver(box: Size, over: Size, scale = over.width / (box.width || 1)): Laid {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const dx = over.x + over.width / 2 - x;
  const dy = over.y + over.height / 2 - y;
  const bounded = Math.max(0.1, Math.min(8, scale)).toFixed(3);
  return { transform: `translate(${dx}px, ${dy}px) scale(${bounded})`, transformOrigin: `${x}px ${y}px` };
}

/** A piece arrives from elsewhere on the page; one that was a piece there keeps its size. */
export function arrive(table: Element, piece: PieceSight, from: DOMRect, isWhole: boolean, milliseconds: number): void {
  const opacity = isWhole ? 1 : NEW_PIECE.opacity;
  const start = { ...laidOver(piece.box, from, isWhole ? undefined : NEW_PIECE.scale), opacity };
  if (!piece.matrix) {
    const { transform } = start;
    const frames = [
      { transform, opacity, zIndex: 5 },
      { transform: 'none', opacity: 1, zIndex: 5 },
    ];
    animate(piece.element, frames, milliseconds);
    return;
  }
  fly(table, copyOf(piece.element, piece.matrix), [start, { ...start, transform: 'none', opacity: 1 }], milliseconds);
  animate(piece.element, [{ opacity: 0 }, { opacity: 0 }], milliseconds);
}

/** A piece leaves for elsewhere on the page, or fades. */
export function leave(table: Element, piece: PieceSight, to: DOMRect | null, milliseconds: number): void {
  const end = { ...laidOver(piece.box, to ?? piece.box, GONE_PIECE.scale), opacity: GONE_PIECE.opacity };
  if (piece.matrix) {
    const start = { ...end, transform: 'none', opacity: 1 };
    fly(table, copyOf(piece.element, piece.matrix), [start, end], milliseconds);
    return;
  }
  const copy = piece.element.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = piece.box;
  copy.removeAttribute('data-piece');
  copy.classList.add('leaving');
  copy.style.cssText += `;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  piece.home.append(copy);
  const { transform } = end;
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform, opacity: end.opacity },
  ];
  animate(copy, frames, milliseconds, () => copy.remove());
}
