/* A city token: face down a drop of water, face up its icon. */

import { PlacedIcon } from '#ui/Icon.tsx';
import type { IconName } from './game.d.ts';
import type { CityShape } from './ghana.ts';
import { TOKEN_ICONS } from './token-icons.ts';

interface CityTokenProps {
  readonly shape: CityShape;
  /** What it shows, if it lies face up. */
  readonly icon: IconName | null;
}

/** The token in the middle of its city. */
export function CityToken({ shape, icon }: CityTokenProps) {
  const { x, y, radius } = shape;
  if (!icon)
    return (
      <PlacedIcon name="drop" kind="hidden-token" x={x - radius * 0.72} y={y - radius * 0.78} size={radius * 1.44} />
    );
  return (
    <g class="shown-token">
      <circle cx={x} cy={y} r={radius - 3} />
      <PlacedIcon name={TOKEN_ICONS[icon]} x={x - radius * 0.62} y={y - radius * 0.64} size={radius * 1.24} />
    </g>
  );
}
