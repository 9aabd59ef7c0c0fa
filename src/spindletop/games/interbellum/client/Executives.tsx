/* A row of bowlers: executives that are left, and those that are placed already. */

interface ExecutivesProps {
  readonly left: number;
  readonly all: number;
  /** Names the row for those who do not see it; without one it is an ornament. */
  readonly label?: string;
  readonly title?: string;
  readonly kind?: string;
}

/** The bowlers; placed ones are pale. */
export function Executives({ left, all, label, title, kind = '' }: ExecutivesProps) {
  const role = label === undefined ? {} : { role: 'img' as const, 'aria-label': label };
  return (
    <span class={`executives ${kind}`} title={title} {...role}>
      {Array.from({ length: all }, (_, k) => (
        <svg key={k} class={k < left ? '' : 'gone'} aria-hidden="true">
          <use href="#executive" />
        </svg>
      ))}
    </span>
  );
}
