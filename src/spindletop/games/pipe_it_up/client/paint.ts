/* What pieces are painted with: the pigment of a seat, or the silver of pieces that belong to nobody. */

import type { Pigment } from '#core/pigment.ts';

export type Paint = Pigment | 'silver';
