/* The sign that hangs in the Gulf while only one pipeline a turn may be built. */

import { PlacedIcon } from '#ui/Icon.tsx';
import { words } from './words.ts';

/** The plate with its lock; why it hangs there is told on pointing at it. */
export function LimitSign() {
  return (
    <g class="limit-sign" transform="translate(20 1334)">
      <title>{words.map.limitReason}</title>
      <rect class="limit-plate" width="236" height="48" rx="8" />
      <rect class="limit-key" x="4" y="4" width="228" height="40" rx="5" />
      <PlacedIcon name="lock" kind="limit-lock" x={12} y={11} size={26} />
      <text class="limit-words" x="136" y="34">
        {words.map.limit}
      </text>
    </g>
  );
}
