// @ts-nocheck
/* Pictures of the board: as a drawing for other programs (SVG), and exactly as it is seen (PNG). */

const NS = 'http://www.w3.org/2000/svg';
const SHARP = 2;
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'vector-effect',
  'opacity',
  'font',
  'letter-spacing',
  'text-anchor',
  'text-transform',
  'paint-order',
  'color',
  'display',
];
/** What a position does not show: the marks of what can be done in it. */
const CORDS = '.place .cord-a, .place .cord-b';
const ICON = ['--icon-fill', '--icon-pip'];
const serial = node => new XMLSerializer().serializeToString(node);

/** A function that says a colour without variables, as it is shown now. */
function plainly() {
  const probe = document.createElement('i');
  document.body.append(probe);
  return {
    colour(told) {
      probe.style.color = '';
      probe.style.color = told;
      return probe.style.color ? getComputedStyle(probe).color : told;
    },
    done() {
      probe.remove();
    },
  };
}

/** The drawing as an SVG that needs nothing else, its colours as they are shown now. @param {SVGSVGElement} drawn @returns {Promise<string>} */
export async function drawingOf(drawn) {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true)),
    say = plainly();
  const from = [drawn, ...drawn.querySelectorAll('*')],
    to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((element, k) => {
    if (element.closest('defs')) return;
    const style = getComputedStyle(element),
      icons = element.localName === 'use' ? ICON.filter(one => style.getPropertyValue(one)) : [];
    to[k].setAttribute(
      'style',
      [
        ...STYLES.map(one => `${one}:${style.getPropertyValue(one)}`),
        ...icons.map(one => `${one}:${say.colour(style.getPropertyValue(one))}`),
      ].join(';'),
    );
  });
  const defs = document.createElementNS(NS, 'defs'),
    wanted = new Set([...copy.querySelectorAll('use')].map(use => (use.getAttribute('href') || '').slice(1)));
  for (const pattern of copy.outerHTML.matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g)) wanted.add(pattern[1]);
  for (const id of wanted) {
    const found = id && !copy.querySelector('#' + CSS.escape(id)) ? document.getElementById(id) : null;
    if (found) defs.append(found.cloneNode(true));
  }
  for (const cord of copy.querySelectorAll(CORDS)) cord.remove();
  const faces = document.createElementNS(NS, 'style');
  faces.textContent = ((await styles()).match(FACE) || []).join('\n');
  copy.prepend(faces, defs);
  const root = getComputedStyle(document.documentElement);
  const text = serial(copy).replace(/var\((--(?!icon-)[\w-]+)(?:,[^)]*)?\)/g, (_, key) => {
    const told = root.getPropertyValue(key);
    return told ? say.colour(told) : 'none';
  });
  say.done();
  return text;
}

/** Something of this page as a data address. @param {string} address @returns {Promise<string>} */
async function packed(address) {
  const body = await (await fetch(address)).blob();
  return new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(body);
  });
}

/** All styles of the page as they were written, each font with its file inside. @returns {Promise<string>} */
async function styles() {
  const sheets = [...document.styleSheets].map(async ({ href, ownerNode }) => {
    const text = href ? await (await fetch(href)).text() : (ownerNode && ownerNode.textContent) || '';
    const files = [...new Set([...text.matchAll(/url\("((?!data:)[^"]+)"\)/g)].map(found => found[1]))];
    const inside = await Promise.all(files.map(file => packed(new URL(file, href || location.href).href)));
    return files.reduce((all, file, k) => all.replaceAll(`"${file}"`, `"${inside[k]}"`), text);
  });
  return (await Promise.all(sheets)).join('\n');
}

const FACE = /@font-face\s*{[^}]*}/g;
/** Parts of the window's height are said in pixels: a picture has no window. */
const measured = text =>
  text.replace(/(?<![\w.])(\d[\d.]*)vh\b/g, (_, part) => `${((Number(part) * innerHeight) / 100).toFixed(1)}px`);

/** A picture of an element of the page. @param {HTMLElement} board @returns {Promise<Blob>} */
export async function photographOf(board) {
  const { width, height } = board.getBoundingClientRect(),
    table = board.closest('main'),
    root = document.documentElement;
  const theme = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const copy = /** @type {HTMLElement} */ (board.cloneNode(true));
  for (const cord of copy.querySelectorAll(CORDS)) cord.remove();
  for (const spot of copy.querySelectorAll('.spot.offer')) spot.classList.remove('offer');
  const symbols = [...document.querySelectorAll('body > svg')].map(serial).join('');
  const text = `<svg xmlns="${NS}" width="${innerWidth}" height="${Math.ceil(height)}" data-game="${root.dataset.game || ''}" data-theme="${theme}" style="font-size:${getComputedStyle(root).fontSize}"><style><![CDATA[${measured(await styles())}]]></style>${symbols}
    <foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" class="${table ? table.className : ''}" style="display:block;margin:0;padding:0;width:${width}px;font:1rem/var(--lh) var(--text);color:var(--ink);background:var(--desk)">${serial(copy)}</div></foreignObject></svg>`;
  const image = new Image();
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  await image.decode();
  const canvas = document.createElement('canvas'),
    pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  canvas.width = Math.round(width * SHARP);
  canvas.height = Math.round(height * SHARP);
  pen.scale(SHARP, SHARP);
  pen.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('The picture could not be made.'))), 'image/png'),
  );
}
