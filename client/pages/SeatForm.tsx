/* Who sits where at a new table. */

import { pigmentOf } from '#core/pigment.ts';
import type { BotCard, GameCard, SeatKind } from '#generated/protocol.d.ts';
import { SeatChip } from '#ui/SeatChip.tsx';
import { Select } from '#ui/SelectField.tsx';
import { useBots } from '#ui/use-bots.ts';
import type { SeatChoice } from './new-table-form.ts';
import { pageWords } from './words.ts';

interface SeatFormProps {
  readonly game: GameCard;
  readonly seats: readonly SeatChoice[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** A row a seat. */
export function SeatForm({ game, seats, onChange }: SeatFormProps) {
  const bots = useBots();
  const change = (seat: number, changes: Partial<SeatChoice>) =>
    onChange(seats.map((choice, k) => (k === seat ? { ...choice, ...changes } : choice)));
  return (
    <ul class="bench">
      {seats.map((choice, seat) => (
        <li key={seat}>
          <SeatChip pigment={pigmentOf(game.colours[seat] ?? '', seat)} />
          <SeatFields seat={seat} choice={choice} bots={bots} onChange={changes => change(seat, changes)} />
        </li>
      ))}
    </ul>
  );
}

/** Levels are told with their number. */
const botWords = ({ name, level }: BotCard): string => (/^\d/.test(level) ? `${level} ${name}` : name);

interface SeatFieldsProps {
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly bots: readonly BotCard[];
  readonly onChange: (changes: Partial<SeatChoice>) => void;
}

function SeatFields({ seat, choice, bots, onChange }: SeatFieldsProps) {
  return (
    <>
      <Select
        name={pageWords.seatNumber(seat)}
        options={pageWords.seatKinds}
        value={choice.kind}
        onChange={kind => onChange({ kind: kind as SeatKind })}
      />
      {choice.kind === 'bot' && (
        <Select
          name={pageWords.botOfSeat(seat)}
          options={bots.map(bot => [bot.name, botWords(bot)])}
          value={choice.bot}
          onChange={bot => onChange({ bot })}
        />
      )}
      {choice.kind !== 'open' && (
        <input
          class="field"
          aria-label={pageWords.nameOfSeat(seat)}
          maxlength={40}
          value={choice.name}
          onInput={event => onChange({ name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
