/* The cord round what can be used, and the ground that takes the pointer. */

import type { Shape } from '#core/shape.ts';

interface OutlineProps {
  readonly shape: Shape;
  readonly kind: string;
}

/** A shape as one element. */
function Outline({ shape, kind }: OutlineProps) {
  if (shape.kind === 'disc') return <circle class={kind} cx={shape.x} cy={shape.y} r={shape.radius} />;
  if (shape.kind !== 'box') return <path class={kind} d={shape.path} />;
  const { x, y, width, height, radius = 6 } = shape;
  return <rect class={kind} x={x} y={y} width={width} height={height} rx={radius} />;
}

/** The two strands of the cord. */
export function Cord({ shape }: { readonly shape: Shape }) {
  return (
    <>
      <Outline shape={shape} kind="cord-a" />
      <Outline shape={shape} kind="cord-b" />
    </>
  );
}

/** What takes the pointer; a route is easier to hit than it is wide. */
export function Ground({ shape }: { readonly shape: Shape }) {
  return <Outline shape={shape} kind={shape.kind === 'route' ? 'ground-line' : 'ground'} />;
}
