/* What the marks on the map mean. */

import type { IconName } from '#generated/icons.d.ts';
import { Icon } from '#ui/Icon.tsx';
import { memo } from '#ui/memo.ts';
import { words } from './words.ts';

const { legend } = words.map;

const MARKS: readonly (readonly [IconName, string])[] = [
  ['port', legend.connected],
  ['check', legend.used],
  ['hourglass', legend.new],
  ['flame', legend.freeCube],
  ['warning', legend.cutOff],
];

/** The marks with their meanings. */
export const Legend = memo(() => (
  <div class="map-legend wide">
    {MARKS.map(([icon, meaning]) => (
      <span key={icon}>
        <Icon name={icon} />
        {meaning}
      </span>
    ))}
  </div>
));
