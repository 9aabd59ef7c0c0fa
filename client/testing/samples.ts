/* Small choices, positions and journal entries for unit tests. */

import type { TableSeat } from '#core/table-store.ts';
import type { Choice, LogLine, MoveEntry, Position, SeenEntry, TableNews } from '#generated/protocol.d.ts';

export const sampleChoice = (more: Partial<Choice> = {}): Choice => ({
  id: 1,
  verb: 'drill',
  text: 'drill',
  words: 'Drill',
  place: '',
  hint: '',
  args: {},
  ...more,
});

export const samplePosition = (more: Partial<Position> = {}): Position => ({
  n: 0,
  step: 'drill',
  mover: 0,
  prompt: '',
  clause: '',
  view: {},
  choices: [],
  undo: [],
  scores: null,
  winners: null,
  clocks: null,
  lesson: null,
  ...more,
});

export const sampleLine = (more: Partial<LogLine> = {}): LogLine => ({
  kind: 'drilled',
  icon: 'rig',
  seat: 0,
  text: 'Ann drills.',
  facts: {},
  places: [],
  ...more,
});

export const sampleMove = (n: number, more: Partial<MoveEntry> = {}): MoveEntry => ({
  seq: n,
  time: 0,
  kind: 'move',
  seat: 0,
  n,
  action: 1,
  text: '',
  lines: [],
  ...more,
});

export const sampleChance = (n: number, lines: readonly LogLine[] = []): SeenEntry => ({
  seq: n,
  time: 0,
  kind: 'chance',
  seat: null,
  n,
  action: 1,
  text: '',
  lines,
});

export const sampleSeat = (seat: number, more: Partial<TableSeat> = {}): TableSeat => ({
  seat,
  colour: 'red',
  kind: 'human',
  name: `Person ${seat}`,
  bot: null,
  out_of_time: false,
  pigment: 'red',
  isMe: false,
  ...more,
});

/** The facts of a table that its drawing needs; a server tells more. */
export const sampleTable = (more: Partial<TableNews> = {}): TableNews =>
  ({ id: 'T', game: 'oilman', state: 'playing', seats: [sampleSeat(0), sampleSeat(1)], me: 0, ...more }) as TableNews;
