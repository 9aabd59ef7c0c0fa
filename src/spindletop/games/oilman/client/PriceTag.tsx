/* A paper tag with a price. */

import { money } from './money.ts';

interface PriceTagProps {
  readonly x: number;
  readonly y: number;
  readonly price: number;
}

/** The tag, with its upper left corner at x, y. */
export function PriceTag({ x, y, price }: PriceTagProps) {
  return (
    <g class="price-tag" transform={`translate(${x} ${y})`}>
      <rect width="38" height="18" rx="2" />
      <text x={19} y={13.5}>
        {money(price)}
      </text>
    </g>
  );
}
