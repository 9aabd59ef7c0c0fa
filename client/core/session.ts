/* What can be done at a table: a live one asks the server, a replay only looks. */

import type { Choice, Position } from '#generated/protocol.d.ts';

export interface Session {
  /** Play an offered choice; one with a warning is armed by the first press and played by the second. */
  play(choice: Choice): Promise<void>;
  /** Arm a choice that needs a second press; whether this press was only the first. `always` asks for two anyway. */
  arm(choice: Choice, always?: boolean): boolean;
  undo(): Promise<void>;
  /** Tell why a place cannot be used now. */
  explain(place: string): Promise<void>;
  /** Look at the position after n actions, or at now. */
  goTo(n: number | null): Promise<void>;
  /** The position after n actions. */
  positionAt(n: number): Position | Promise<Position>;
  close(): void;
}
