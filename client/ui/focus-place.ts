/* Giving a place the focus. */

/** What takes the pointer takes the focus too, never what is drawn below it. */
export function focusPlace(place: Element): void {
  const target = place.matches('[tabindex]') ? place : place.querySelector('[tabindex]');
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
}

/** The name of the place that an element belongs to, or ''. */
export const placeName = (element: Element | null): string => element?.getAttribute('data-place') ?? '';
