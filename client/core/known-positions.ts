/* Past positions of a table, each asked for once. */

import type { Position } from '#generated/protocol.d.ts';

/** Positions by the number of actions before them. */
export class KnownPositions {
  private readonly positions = new Map<number, Position>();
  private readonly ask: (n: number) => Promise<Position>;

  constructor(ask: (n: number) => Promise<Position>) {
    this.ask = ask;
  }

  /** The position after n actions. */
  async at(n: number): Promise<Position> {
    const known = this.positions.get(n);
    if (known) return known;
    const position = await this.ask(n);
    this.positions.set(n, position);
    return position;
  }

  /** Forget everything: another seat sees other things. */
  clear(): void {
    this.positions.clear();
  }

  /** Forget what was taken back. */
  forgetAfter(n: number): void {
    for (const known of [...this.positions.keys()]) if (known > n) this.positions.delete(known);
  }
}
