/* The board exactly as it is seen, as a picture. */

import { pageStyles } from './styles.ts';
import { CORDS } from './svg.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const SHARPNESS = 2;

const serialize = (node: Node): string => new XMLSerializer().serializeToString(node);

/** The board without the marks of what can be done. */
function quietCopy(board: HTMLElement): HTMLElement {
  const copy = board.cloneNode(true) as HTMLElement;
  for (const cord of copy.querySelectorAll(CORDS)) cord.remove();
  for (const spot of copy.querySelectorAll('.spot.offer')) spot.classList.remove('offer');
  return copy;
}

/** The board as an SVG that holds the page's styles and the board's HTML. */
async function framedBoard(board: HTMLElement): Promise<string> {
  const { width, height } = board.getBoundingClientRect();
  const root = document.documentElement;
  const theme = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const symbols = [...document.querySelectorAll('body > svg')].map(serialize).join('');
  const size = `width="${innerWidth}" height="${Math.ceil(height)}"`;
  const attributes = `${size} data-game="${root.dataset.game ?? ''}" data-theme="${theme}"`;
  const paint = 'font:1rem/var(--lh) var(--text);color:var(--ink);background:var(--desk)';
  const ground = `display:block;margin:0;padding:0;width:${width}px;${paint}`;
  const content = serialize(quietCopy(board));
  return `<svg xmlns="${NAMESPACE}" ${attributes} style="font-size:${getComputedStyle(root).fontSize}">
    <style><![CDATA[${await pageStyles()}]]></style>${symbols}
    <foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml"
      class="${board.closest('main')?.className ?? ''}" style="${ground}">${content}</div></foreignObject>
  </svg>`;
}

/** A picture of the board, twice as sharp as it is shown. */
export async function exportPng(board: HTMLElement): Promise<Blob> {
  const { width, height } = board.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await framedBoard(board))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SHARPNESS);
  canvas.height = Math.round(height * SHARPNESS);
  const pen = canvas.getContext('2d');
  pen?.scale(SHARPNESS, SHARPNESS);
  pen?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}
