/* What a segment costs the one who looks, by the power that holds its area. */

import type { GameView, Power, Tariff } from './game.d.ts';

/** The tariff where a power stands, or (null) where nobody does. */
export interface AreaTariff {
  readonly power: Power | null;
  readonly tariff: Tariff;
}

/** The tariff of an area that nobody holds, as any segment there tells it. */
function emptyTariff({ areas, segments }: Pick<GameView, 'areas' | 'segments'>): Tariff | null {
  const empty = new Set(areas.filter(area => area.power === null).map(area => area.area));
  const segment = segments.find(one => empty.has(one.area) && one.price !== undefined);
  return segment?.price === undefined ? null : { price: segment.price, extra: segment.extra ?? 0 };
}

/** All tariffs, the powers first. */
export function tariffsOf(view: Pick<GameView, 'areas' | 'powers' | 'segments'>): readonly AreaTariff[] {
  const ofPowers = view.powers.flatMap(power => (power.tariff ? [{ power, tariff: power.tariff }] : []));
  const empty = emptyTariff(view);
  return empty ? [...ofPowers, { power: null, tariff: empty }] : ofPowers;
}
