/* Places: what a drawing names and gives a shape, the table makes usable. */

import type { ComponentChildren } from 'preact';
import type { Shape } from '#core/shape.ts';
import { Cord, Ground } from './Cord.tsx';
import { usePlace } from './use-place.ts';

interface PlaceProps {
  /** Exactly what the verb's place says, such as `hole:D3`. */
  readonly name: string;
  /** Takes the pointer and the cord. */
  readonly shape: Shape;
  readonly children?: ComponentChildren;
}

/** A place inside an SVG; its children are drawn below what takes the pointer. */
export function Place({ name, shape, children }: PlaceProps) {
  const { isOffered, label, classes } = usePlace(name);
  const button = isOffered ? { role: 'button' as const, 'aria-label': label ?? '' } : {};
  return (
    <g class={`place ${classes}`} data-place={name}>
      {children}
      <g tabindex={-1} {...button}>
        <Ground shape={shape} />
        {isOffered && <Cord shape={shape} />}
      </g>
    </g>
  );
}

interface PlaceCardProps {
  readonly name: string;
  readonly kind?: string;
  readonly children?: ComponentChildren;
}

/** A place that is not in an SVG: a card, a row, a track. */
export function PlaceCard({ name, kind = '', children }: PlaceCardProps) {
  const { isOffered, label, classes } = usePlace(name);
  const button = isOffered ? { role: 'button' as const, tabindex: 0 } : {};
  return (
    <div class={`spot ${classes} ${kind}`} data-place={name} {...button}>
      {children}
      {isOffered && <span class="visually-hidden">: {label}</span>}
    </div>
  );
}
