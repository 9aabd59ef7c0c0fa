/* How large a cell of a network is drawn. */

export const CELL = 60;
