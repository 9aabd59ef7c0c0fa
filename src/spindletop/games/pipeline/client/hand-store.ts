/* How the tile in the hand is held: its turn, the cell it is over, and the choice that this stands for. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DrawnTable } from '#ui/table-context.ts';
import type { GameChoice } from './game.d.ts';
import { storePerTable } from './store-per-table.ts';

/** A way to lay the tile. */
export type LayChoice = Extract<GameChoice, { readonly verb: 'place' }>;

/** What of the table the hand depends on. */
export type HandTable = Pick<DrawnTable<GameChoice>, 'choices' | 'offers' | 'hoveredChoice' | 'point'>;

const TURNS = 4;
const isLay = (choice: GameChoice): choice is LayChoice => choice.verb === 'place';

/** The tile in the hand of whoever looks at this table. */
export class HandStore {
  readonly turn = signal(0);
  /** The place of the cell that the tile is held over, or ''. */
  readonly place = signal('');
  readonly lays: ReadonlySignal<readonly LayChoice[]>;
  /** The lay at the cell and turn that the tile is held at, or one near it. */
  readonly held: ReadonlySignal<LayChoice | null>;
  /** The lay that is pointed at in words, or else the one that is held. */
  readonly aimed: ReadonlySignal<LayChoice | null>;
  readonly #table: HandTable;

  constructor(table: HandTable) {
    this.#table = table;
    this.lays = computed(() => table.choices.value.filter(isLay));
    this.held = computed(() => this.#heldLay());
    this.aimed = computed(() => {
      const hovered = table.hoveredChoice.value;
      return hovered && isLay(hovered) && this.lays.value.length > 0 ? hovered : this.held.value;
    });
  }

  /** Hold the tile over a place; whether it can be laid there. */
  holdOver(place: string): boolean {
    if (this.#laysAt(place).length === 0) return false;
    this.place.value = place;
    return true;
  }

  /** Turn the tile by quarter turns to the next way up that fits where it is held. */
  turnBy(step: 1 | -1): void {
    const aimed = this.aimed.value;
    if (!aimed) return;
    const fitting = this.#laysAt(aimed.place).map(lay => lay.args.turn);
    let turn = aimed.args.turn;
    do turn = (turn + step + TURNS) % TURNS;
    while (!fitting.includes(turn) && turn !== aimed.args.turn);
    this.place.value = aimed.place;
    this.turn.value = turn;
    this.#table.point(null);
  }

  /** Hold the tile over no cell. */
  letGo(): void {
    this.place.value = '';
  }

  #laysAt(place: string): readonly LayChoice[] {
    return (this.#table.offers.value.get(place) ?? []).filter(isLay);
  }

  #heldLay(): LayChoice | null {
    const turn = this.turn.value;
    const offered = this.#table.offers.value.get(this.place.value);
    const near = offered ? offered.filter(isLay) : this.lays.value.filter(lay => lay.args.turn === turn);
    return near.find(lay => lay.args.turn === turn) ?? near[0] ?? this.lays.value[0] ?? null;
  }
}

/** The hand at the table around a part. */
export const useHand = storePerTable(table => new HandStore(table));
