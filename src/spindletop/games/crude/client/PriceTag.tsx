/* A small paper tag with a price. */

interface PriceTagProps {
  /** Its middle. */
  readonly x: number;
  /** Its upper edge. */
  readonly y: number;
  readonly text: string;
}

/** The tag, as wide as its text. */
export function PriceTag({ x, y, text }: PriceTagProps) {
  const width = 9 + 8 * text.length;
  return (
    <g class="price-tag">
      <rect x={x - width / 2} y={y} width={width} height={16} rx={2} />
      <text x={x} y={y + 12.5}>
        {text}
      </text>
    </g>
  );
}
