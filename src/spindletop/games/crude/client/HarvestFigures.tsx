/* What a roll gave one quadrant. */

import type { IconName } from '#generated/icons.d.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Harvest } from './game.d.ts';
import { words } from './words.ts';

/** Crude, barrels to refine and to sell, a strike; or that nothing was hit. */
export function HarvestFigures({ gave }: { readonly gave: Harvest }) {
  const { crude, to_refine, to_sell, strike } = gave;
  if (!crude && !to_refine && !to_sell && !strike) return <span class="dim">{words.noHit}</span>;
  return (
    <>
      {crude > 0 && <Figure icon="barrel-crude" text={`+${crude}`} label={words.crudePumped} />}
      {to_refine > 0 && <Figure icon="refinery" text={`×${to_refine}`} label={words.mayBeRefined} />}
      {to_sell > 0 && <Figure icon="station" text={`×${to_sell}`} label={words.mayBePumped} />}
      {strike && <Figure icon="rig" text={words.strike} label={words.strikeMeaning} />}
    </>
  );
}

function Figure({ icon, text, label }: { readonly icon: IconName; readonly text: string; readonly label: string }) {
  return (
    <span title={label}>
      <Icon name={icon} label={label} /> {text}
    </span>
  );
}
