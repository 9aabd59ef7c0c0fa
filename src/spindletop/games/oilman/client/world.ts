/* The coast of the world sheet. */

import world from './world.json' with { type: 'json' };

/** The land as one path, in the units of the sheet. */
export const LAND: string = world.land;
