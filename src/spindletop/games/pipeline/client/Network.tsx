/* The network of a seat: its tiles and machines, the pipelines that refine, and the tile in the hand. */

import { useMemo } from 'preact/hooks';
import { Piece } from '#ui/Piece.tsx';
import { CELL } from './cell-size.ts';
import type { PipelineView, Seat } from './game.d.ts';
import { HeldTile, HeldTileCord, JoinFlag, ReachOutline } from './HeldTile.tsx';
import { useHand } from './hand-store.ts';
import { LengthTags } from './LengthTags.tsx';
import { LitPipes } from './LitPipes.tsx';
import { NetworkCells, NetworkGround } from './NetworkCells.tsx';
import { NetworkJoints } from './NetworkJoints.tsx';
import { useNetworkEvents } from './network-events.ts';
import { frameOf } from './network-frame.ts';
import { canRefine, chainsOf } from './pipeline-chains.ts';
import { TilePiece } from './TilePiece.tsx';
import { useTurnKey } from './use-turn-key.ts';
import { refineryWords as words } from './words.ts';

interface NetworkProps {
  readonly view: PipelineView;
  readonly own: Seat;
  /** Whether it is the network of whoever looks at it. */
  readonly isMine: boolean;
}

/** A network; while a tile is laid, the tile in the hand is drawn where it is held. */
export function Network({ view, own, isMine }: NetworkProps) {
  const { network } = own;
  const hand = useHand();
  const lays = isMine && view.action.hand ? hand.lays.value : [];
  const tile = lays.length > 0 ? view.action.hand : null;
  useTurnKey(hand, tile?.tile);
  const events = useNetworkEvents(network, tile !== null);
  const chains = useMemo(() => chainsOf(network), [network]);
  const frame = useMemo(
    () =>
      frameOf(
        network.halves,
        lays.map(lay => lay.args),
      ),
    [network, lays],
  );
  const seen = { view, network, chains, isMine };
  return (
    <svg
      class={tile ? 'net laying' : 'net'}
      viewBox={`${frame.x * CELL} ${frame.y * CELL} ${frame.width * CELL} ${frame.height * CELL}`}
      role="group"
      aria-label={words.network(network.pipelines.filter(canRefine))}
      {...events}
    >
      <NetworkGround frame={frame} />
      {tile && <ReachOutline />}
      {network.tiles.map(laid => (
        <Piece key={`tile:${laid.tile}`} id={`tile:${laid.tile}`}>
          <TilePiece tile={laid} turn={laid.turn} unit={CELL} x={laid.x * CELL} y={laid.y * CELL} />
        </Piece>
      ))}
      {tile && <HeldTile key={`tile:${tile.tile}`} tile={tile} />}
      <LitPipes {...seen} />
      <NetworkJoints network={network} />
      {tile && <HeldTileCord />}
      <LengthTags {...seen} frame={frame} />
      <NetworkCells frame={frame} isMine={isMine} />
      {tile && <JoinFlag frame={frame} />}
    </svg>
  );
}
