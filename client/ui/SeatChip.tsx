/* The enamel chip of a seat. */

import type { Pigment } from '#core/pigment.ts';
import { Icon } from './Icon.tsx';

/** A seat's colour and glyph; the small one stands in running text. */
export function SeatChip({ pigment, small = false }: { readonly pigment: Pigment; readonly small?: boolean }) {
  return (
    <span class={`chip ${small ? 'small' : ''} seat-${pigment}`}>
      <Icon name={`seat-${pigment}`} />
    </span>
  );
}
