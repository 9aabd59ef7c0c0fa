/* Which pipelines of a network are lit: those the tile in the hand would join, or the one that is looked at. */

import { useTable } from '#ui/table-context.ts';
import type { GameChoice, Join, Network, PipelineView } from './game.d.ts';
import { useGlance } from './glance-store.ts';
import { type LayChoice, useHand } from './hand-store.ts';
import type { Chains } from './pipeline-chains.ts';

/** A network as those see it who draw something on it. */
export interface SeenNetwork {
  readonly view: PipelineView;
  readonly network: Network;
  readonly chains: Chains;
  readonly isMine: boolean;
}

export interface Lit {
  readonly pipelines: readonly number[];
  /** The lay that would join them, and how. */
  readonly lay: LayChoice | null;
  readonly join: Join | null;
}

/** The pipelines that are lit now. */
export function useLitPipelines({ view, chains, isMine }: SeenNetwork): Lit {
  const hand = useHand();
  const glance = useGlance();
  const { hoveredChoice } = useTable<GameChoice>();
  const lay = isMine && view.action.hand ? hand.aimed.value : null;
  const join = lay?.effects.joins[0] ?? null;
  if (join) return { pipelines: join.pipelines, lay, join };
  const hovered = isMine ? hoveredChoice.value : null;
  const run = hovered?.verb === 'refine' ? view.action.run[hovered.args.pipeline] : undefined;
  const pointed = run?.pipeline ?? glance.pipeline.value;
  return { pipelines: pointed !== null && chains.has(pointed) ? [pointed] : [], lay, join: null };
}
