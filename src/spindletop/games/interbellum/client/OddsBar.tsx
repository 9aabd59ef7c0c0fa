/* A chance as a bar that is as high as it is likely. */

/** The bar; what it says stands beside it. */
export function OddsBar({ percent }: { readonly percent: number }) {
  return (
    <span class="odds-bar">
      <i style={{ height: `${percent}%` }} />
    </span>
  );
}
