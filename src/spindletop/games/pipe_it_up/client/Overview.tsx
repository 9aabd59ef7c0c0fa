/* The whole country, small, beside the totals: for screens on which the map does not fit. */

import type { ReadonlySignal } from '@preact/signals';
import { useTable } from '#ui/table-context.ts';
import type { GameView, Link } from './game.d.ts';
import { GHANA, HEIGHT, linkShape, type Point, WIDTH } from './ghana.ts';
import type { MapWindow } from './map-window.ts';
import { useSeats } from './use-seats.ts';
import { seatOf } from './view-parts.ts';
import { words } from './words.ts';

interface OverviewProps {
  readonly view: GameView;
  readonly shownWindow: ReadonlySignal<MapWindow>;
  /** Called with the point that was pressed or dragged to, and the width of the small map, in pixels. */
  readonly onPress: (press: Point, smallWidth: number) => void;
}

/** The small map with the part that is in sight, and the totals. */
export function Overview({ view, shownWindow, onPress }: OverviewProps) {
  const press = (event: PointerEvent) => {
    if (!(event.currentTarget instanceof Element)) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPress({ x: event.clientX - box.left, y: event.clientY - box.top }, box.width);
  };
  return (
    <div class="overview phone">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={press}
        onPointerMove={event => event.buttons && press(event)}
      >
        <path class="abroad" d={GHANA.land} />
        <path class="small-country" d={GHANA.country} />
        {view.links.map(link => (
          <SmallLink key={link.id} link={link} />
        ))}
        <WindowMark shownWindow={shownWindow} />
      </svg>
      <OverviewTotals view={view} />
    </div>
  );
}

/** A link that is built or offered. */
function SmallLink({ link }: { readonly link: Link }) {
  const isOffered = useTable().offers.value.has(`link:${link.id}`);
  const { pigment } = useSeats();
  const path = linkShape(link.id)?.path;
  if (link.owner === null && !isOffered) return null;
  return (
    <g class={link.owner === null ? 'small-offer' : `small-pipeline seat-${pigment(link.owner)}`}>
      <path class="casing" d={path} />
      <path class="core" d={path} />
    </g>
  );
}

/** The part in sight; alone it is drawn again while the map is scrolled. */
function WindowMark({ shownWindow }: { readonly shownWindow: ReadonlySignal<MapWindow> }) {
  const { x, y, width, height } = shownWindow.value;
  return <rect class="window" x={x} y={y} width={width} height={height} />;
}

function OverviewTotals({ view }: { readonly view: GameView }) {
  const { me } = useSeats();
  const { totals } = words;
  const own = me === null ? null : seatOf(view, me);
  return (
    <div>
      <span>
        <Figure>{view.links_left}</Figure> {totals.linksLeft}, <Figure>{view.pipes_left}</Figure> {totals.pipesToFill}
      </span>
      <span>
        <Figure>{view.city_tokens_left}</Figure> {totals.cityTokensLeft} <Figure>{view.bank}</Figure>
      </span>
      {own && (
        <span>
          <Figure>{own.stock}</Figure> {words.pipeNoun(own.stock)} {totals.andTokens} <Figure>{own.tokens}</Figure>{' '}
          {words.tokenNoun(own.tokens)} {totals.inHand}
        </span>
      )}
      {view.limited && <span class="limit">{totals.limit}</span>}
      <span class="dim">{totals.drag}</span>
    </div>
  );
}

function Figure({ children }: { readonly children: number }) {
  return <b class="number">{children}</b>;
}
