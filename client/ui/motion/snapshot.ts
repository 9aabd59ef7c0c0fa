/* Where all pieces are: looked at before and after a position is drawn. */

/** A piece that is in sight. */
export interface PieceSight {
  readonly element: Element;
  /** Pieces of a kind are alike. */
  readonly kind: string;
  readonly box: DOMRect;
  /** The drawing or sheet it belongs to. */
  readonly home: Element;
  /** Where it is inside its home, however that lies on the page. */
  readonly spot: DOMPointReadOnly;
  /** How the drawing around it lies on the page; null for a piece of HTML. */
  readonly matrix: DOMMatrix | null;
  /** The place it says it comes from. */
  readonly from: string;
}

export interface Snapshot {
  readonly pieces: ReadonlyMap<string, PieceSight>;
  readonly homes: ReadonlySet<Element>;
  /** Dice by what they show. */
  readonly dice: ReadonlyMap<string, Element>;
}

/** The outermost drawing around an element, or its sheet. */
function homeOf(element: Element, root: Element): Element {
  let drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing ?? element.closest('.sheet') ?? root;
}

/** A point of the page as a home sees it. */
type Framing = (x: number, y: number) => DOMPointReadOnly;

function framingOf(home: Element): Framing {
  if (home instanceof SVGSVGElement) {
    const inverse = home.getScreenCTM()?.inverse();
    return (x, y) => new DOMPoint(x, y).matrixTransform(inverse);
  }
  const { left, top } = home.getBoundingClientRect();
  return (x, y) => new DOMPoint(x - left, y - top);
}

function matrixOf(element: Element, home: Element): DOMMatrix | null {
  if (!(home instanceof SVGSVGElement) || !(element.parentNode instanceof SVGGraphicsElement)) return null;
  return element.parentNode.getScreenCTM();
}

/** Everything below an element that is in sight now, and where. */
export function takeSnapshot(root: Element): Snapshot {
  const pieces = new Map<string, PieceSight>();
  const framings = new Map<Element, Framing>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const key = element.getAttribute('data-piece') ?? '';
    const box = element.getBoundingClientRect();
    if (!box.width || pieces.has(key)) continue;
    const home = homeOf(element, root);
    const framing = framings.get(home) ?? framingOf(home);
    framings.set(home, framing);
    pieces.set(key, {
      element,
      kind: key.split('@')[0] ?? key,
      box,
      home,
      spot: framing(box.left + box.width / 2, box.top + box.height / 2),
      matrix: matrixOf(element, home),
      from: element.getAttribute('data-from') ?? '',
    });
  }
  const dice = [...root.querySelectorAll('[data-tumble]')];
  return {
    pieces,
    homes: new Set(root.querySelectorAll('svg, .sheet')),
    dice: new Map(dice.map(die => [die.getAttribute('data-tumble') ?? '', die])),
  };
}
