/* Whether things may move, how long they take, and what happens when somebody will not wait. */

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const skippers = new Set<() => void>();

/** Whether nothing shall move. */
export const isCalm = (): boolean => reduced.matches || document.hidden;

/** Call a function whenever somebody will not wait; returns how to end that. */
export function onSkip(skip: () => void): () => void {
  skippers.add(skip);
  return () => {
    skippers.delete(skip);
  };
}

/** Whether an animation is one of ours: what answers the pointer is left alone. */
function isOurs(animation: Animation, onlyPieces: boolean): boolean {
  if (animation instanceof CSSTransition || (onlyPieces && animation instanceof CSSAnimation)) return false;
  return Number.isFinite(animation.effect?.getComputedTiming().endTime);
}

/** Bring everything that moves to its end, or only the pieces. */
export function finishMotion(onlyPieces = false): void {
  for (const animation of document.getAnimations()) if (isOurs(animation, onlyPieces)) animation.finish();
}

/** End all motion at any key or press; called once, before anything is drawn. */
export function watchSkips(): void {
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(
      kind,
      () => {
        finishMotion();
        for (const skip of skippers) skip();
      },
      true,
    );
}

/** A duration of the tokens, in milliseconds. */
export function duration(token: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0;
}

/** Play keyframes; `after` is called at the end, however it comes about. */
export function animate(element: Element, frames: Keyframe[], milliseconds: number, after = () => {}): void {
  const animation = element.animate(frames, { duration: milliseconds, easing: EASE, fill: 'backwards' });
  animation.onfinish = after;
  animation.oncancel = after;
}
