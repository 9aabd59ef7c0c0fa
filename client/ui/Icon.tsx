/* Icons are symbols of one sheet, which lies in the page. */

import type { IconName } from '#generated/icons.d.ts';

interface IconProps {
  readonly name: IconName;
  /** A class of the caller's own. */
  readonly kind?: string;
  /** Names the icon for those who do not see it; without one it is an ornament. */
  readonly label?: string;
}

/** An icon in running text. */
export function Icon({ name, kind = '', label = '' }: IconProps) {
  const role = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg class={`icon ${kind}`} {...role}>
      <use href={`#${name}`} />
    </svg>
  );
}

interface PlacedIconProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind?: string;
}

/** An icon inside a drawing. */
export function PlacedIcon({ name, x, y, size, kind }: PlacedIconProps) {
  return <use class={kind} href={`#${name}`} x={x} y={y} width={size} height={size} />;
}
