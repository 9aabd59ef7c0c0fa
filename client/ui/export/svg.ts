/* The board as a drawing for other programs: an SVG that needs nothing else. */

import { fontStyles } from './styles.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
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
const ICON_COLOURS = ['--icon-fill', '--icon-pip'];

/** What a position does not show: the marks of what can be done in it. */
export const CORDS = '.place .cord-a, .place .cord-b';

/** Says a colour without variables, as it is shown now. */
class ColourProbe {
  private readonly element = document.createElement('i');

  constructor() {
    document.body.append(this.element);
  }

  colour(written: string): string {
    this.element.style.color = '';
    this.element.style.color = written;
    return this.element.style.color ? getComputedStyle(this.element).color : written;
  }

  remove(): void {
    this.element.remove();
  }
}

/** The styles of an element as they are computed, which a copy needs where no sheet reaches it. */
function computedStyles(element: Element, probe: ColourProbe): string {
  const style = getComputedStyle(element);
  const icons = element.localName === 'use' ? ICON_COLOURS.filter(name => style.getPropertyValue(name)) : [];
  return [
    ...STYLES.map(name => `${name}:${style.getPropertyValue(name)}`),
    ...icons.map(name => `${name}:${probe.colour(style.getPropertyValue(name))}`),
  ].join(';');
}

/** Ids of symbols and patterns that a drawing uses. */
function usedIds(drawing: SVGSVGElement): ReadonlySet<string> {
  const symbols = [...drawing.querySelectorAll('use')].map(use => (use.getAttribute('href') ?? '').slice(1));
  const patterns = [...drawing.outerHTML.matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g)].map(found => found[1] ?? '');
  return new Set([...symbols, ...patterns].filter(Boolean));
}

/** The definitions that a drawing uses and does not bring along. */
function missingDefinitions(drawing: SVGSVGElement): SVGDefsElement {
  const definitions = document.createElementNS(NAMESPACE, 'defs');
  for (const id of usedIds(drawing)) {
    const found = drawing.querySelector(`#${CSS.escape(id)}`) ? null : document.getElementById(id);
    if (found) definitions.append(found.cloneNode(true));
  }
  return definitions;
}

/** The drawing with its colours as they are shown now. */
export async function exportSvg(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const probe = new ColourProbe();
  const copies = [copy, ...copy.querySelectorAll('*')];
  [drawing, ...drawing.querySelectorAll('*')].forEach((element, k) => {
    if (!element.closest('defs')) copies[k]?.setAttribute('style', computedStyles(element, probe));
  });
  const fonts = document.createElementNS(NAMESPACE, 'style');
  fonts.textContent = await fontStyles();
  const definitions = missingDefinitions(copy);
  for (const cord of copy.querySelectorAll(CORDS)) cord.remove();
  copy.prepend(fonts, definitions);
  const root = getComputedStyle(document.documentElement);
  const text = new XMLSerializer().serializeToString(copy);
  const plain = text.replace(/var\((--(?!icon-)[\w-]+)(?:,[^)]*)?\)/g, (_, name: string) => {
    const written = root.getPropertyValue(name);
    return written ? probe.colour(written) : 'none';
  });
  probe.remove();
  return plain;
}
