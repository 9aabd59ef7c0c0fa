/* The journal as lines of a ledger. */

import type { IconName } from '#generated/icons.d.ts';
import type { ChanceEntry, MoveEntry, SeatEntry, SeenEntry } from '#generated/protocol.d.ts';
import { eventIcon } from './event-icons.ts';

/** One line; `n` is the moment it can be looked at, if there is one. */
export interface LedgerLine {
  readonly key: string;
  readonly n: number | null;
  readonly icon: IconName;
  readonly seat: number | null;
  readonly text: string;
  readonly isChance: boolean;
  readonly isHeading: boolean;
}

function actionLines(entry: MoveEntry | ChanceEntry): readonly LedgerLine[] {
  return (entry.lines ?? []).map((line, k) => ({
    key: `${entry.seq}.${k}`,
    n: entry.n,
    icon: eventIcon(line.icon),
    seat: line.seat,
    text: line.text,
    isChance: entry.kind === 'chance',
    isHeading: false,
  }));
}

function seatWords({ change, name, bot }: SeatEntry): string {
  const words: Partial<Record<SeatEntry['change'], string>> = {
    taken: `Taken by ${name}`,
    renamed: `is now called ${name}`,
    bot: `Played by the bot ${bot}`,
    left: `leaves; ${bot} plays on`,
    timeout: `is out of time; ${bot} plays on`,
    voted: `is handed to ${bot}`,
    returned: 'is back',
  };
  return words[change] ?? change;
}

type Plain = readonly [text: string, icon: IconName, isHeading?: boolean];

/** What is said of an entry that is no action, or null for those that are not told. */
function plainWords(entry: Exclude<SeenEntry, MoveEntry | ChanceEntry>): Plain | null {
  switch (entry.kind) {
    case 'start':
      return ['Play begins', 'flag', true];
    case 'over':
      return ['The game is over', 'flag', true];
    case 'chat':
      return [`${entry.name ?? ''}: ${entry.text}`, 'chat'];
    case 'notice':
      return [entry.text, 'warning'];
    case 'undo':
      return ['takes a move back', 'undo'];
    case 'seat':
      return [seatWords(entry), 'human'];
    case 'time':
      return ['is out of time', 'clock'];
    case 'agree':
      return [entry.agree ? 'offers to end the game here' : 'plays on', 'flag'];
    default:
      return null;
  }
}

function linesOf(entry: SeenEntry): readonly LedgerLine[] {
  if (entry.kind === 'move' || entry.kind === 'chance') return actionLines(entry);
  const words = plainWords(entry);
  if (!words) return [];
  const [text, icon, isHeading = false] = words;
  return [{ key: String(entry.seq), n: null, icon, seat: entry.seat, text, isChance: false, isHeading }];
}

/** All lines, oldest first. */
export const ledgerLines = (entries: readonly SeenEntry[]): readonly LedgerLine[] => entries.flatMap(linesOf);
