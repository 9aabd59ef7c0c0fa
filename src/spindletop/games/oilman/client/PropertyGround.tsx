/* The ground of a property. */

import type { Pigment } from '#core/pigment.ts';
import type { Estate } from './estate.ts';
import { outlineOf } from './outline.ts';

/** The owner's pattern and colour inside the boundary, the coast showing through, and the surveyor's line. */
export function PropertyGround({ estate, pigment }: { readonly estate: Estate; readonly pigment: Pigment }) {
  const outline = outlineOf(estate.holes);
  const clip = `property-${estate.number}`;
  return (
    <g class={`property seat-${pigment}`}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path class="property-pattern" d={outline} fill={`url(#pat-${pigment})`} />
        <use class="property-coast" href="#land" />
        <path class="property-border" d={outline} />
      </g>
      <path class="property-line" d={outline} />
    </g>
  );
}
