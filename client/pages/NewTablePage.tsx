/* A new table with every option the game has; the form is made from the game's own description. */

import { useState } from 'preact/hooks';
import { Problem } from '#core/api.ts';
import { goTo } from '#core/route.ts';
import type { GameCard } from '#generated/protocol.d.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { Plate } from '#ui/Plate.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { useGames } from '#ui/use-games.ts';
import { usePageGame } from '#ui/use-page-game.ts';
import { blankForm, type ClockKind, presetOptions, type TableForm, tableOf, withSeatCount } from './new-table-form.ts';
import { OptionField } from './OptionField.tsx';
import { openTable } from './open-table.ts';
import { SeatForm } from './SeatForm.tsx';
import { pageWords } from './words.ts';

/** The form for a game, the first one on the shelf if none is named. */
export function NewTablePage({ game }: { readonly game: string }) {
  const { games, failure } = useGames();
  const shown = games.find(card => card.id === game) ?? games[0];
  usePageGame(shown?.id ?? '', `${pageWords.newTable} – ${pageWords.house}`);
  if (!shown)
    return (
      <main class="pad" aria-busy="true">
        <h1 class="visually-hidden">{pageWords.newTable}</h1>
        {failure || pageWords.fetchingGames}
      </main>
    );
  return (
    <>
      <PageHead game={shown.id} title={pageWords.newTableOf(shown.title)} />
      <main class="form-page">
        <NewTableForm key={shown.id} game={shown} games={games} />
      </main>
    </>
  );
}

interface NewTableFormProps {
  readonly game: GameCard;
  readonly games: readonly GameCard[];
}

function NewTableForm({ game, games }: NewTableFormProps) {
  const [form, setForm] = useState(() => blankForm(game));
  const [failure, setFailure] = useState('');
  const change = (changes: Partial<TableForm>) => setForm({ ...form, ...changes });
  const submit = (event: Event) => {
    event.preventDefault();
    setFailure('');
    openTable(tableOf(game, form)).catch((thrown: unknown) => setFailure(Problem.from(thrown).message));
  };
  return (
    <form onSubmit={submit} class="cols even">
      <section class="sheet" aria-label={pageWords.seats}>
        <h2 class="sign">{pageWords.table}</h2>
        <div class="pad stack">
          <TableFields game={game} games={games} form={form} onChange={change} />
          {failure && (
            <p class="no-slip" role="alert">
              {failure}
            </p>
          )}
          <Plate kind="big">{pageWords.openTable}</Plate>
        </div>
      </section>
      <section class="sheet" aria-label={pageWords.options}>
        <h2 class="sign">{pageWords.options}</h2>
        <div class="pad stack">
          <OptionFields game={game} form={form} onChange={change} />
        </div>
      </section>
    </form>
  );
}

interface FieldsProps {
  readonly game: GameCard;
  readonly form: TableForm;
  readonly onChange: (changes: Partial<TableForm>) => void;
}

function TableFields({ game, games, form, onChange }: FieldsProps & Pick<NewTableFormProps, 'games'>) {
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, k) => [`${least + k}`, `${least + k}`] as const);
  return (
    <>
      <SelectField
        label={pageWords.game}
        options={games.map(card => [card.id, card.title])}
        value={game.id}
        onChange={id => goTo(`/new/${id}`)}
      />
      <label class="form-field">
        <span class="sign">{pageWords.title}</span>
        <input
          class="field"
          maxlength={80}
          value={form.title}
          placeholder={pageWords.none}
          onInput={event => onChange({ title: event.currentTarget.value })}
        />
      </label>
      <SelectField
        label={pageWords.seats}
        options={counts}
        value={String(form.seats.length)}
        onChange={count => onChange({ seats: withSeatCount(form.seats, Number(count)) })}
      />
      <SeatForm game={game} seats={form.seats} onChange={seats => onChange({ seats })} />
      <label class="check">
        <input
          type="checkbox"
          checked={form.isPublic}
          onChange={event => onChange({ isPublic: event.currentTarget.checked })}
        />{' '}
        {pageWords.isPublic}
      </label>
      <ClockFields form={form} onChange={onChange} />
      {game.editions.length > 1 && (
        <SelectField
          label={pageWords.edition}
          options={game.editions.map(name => [name, name])}
          value={form.edition}
          onChange={edition => onChange({ edition })}
        />
      )}
    </>
  );
}

function ClockFields({ form, onChange }: Omit<FieldsProps, 'game'>) {
  return (
    <div class="form-field">
      <SelectField
        label={pageWords.clock}
        options={pageWords.clocks}
        value={form.clock}
        onChange={clock => onChange({ clock: clock as ClockKind })}
      />
      {form.clock !== 'none' && (
        <label class="form-field">
          <span class="sign">{pageWords.minutes}</span>
          <input
            class="field"
            type="number"
            min={1}
            max={20_000}
            value={form.minutes}
            onInput={event => onChange({ minutes: Number(event.currentTarget.value) })}
          />
        </label>
      )}
    </div>
  );
}

function OptionFields({ game, form, onChange }: FieldsProps) {
  const presets = Object.keys(game.presets);
  return (
    <>
      {presets.length > 0 && (
        <fieldset class="row" aria-label={pageWords.presets}>
          {presets.map(preset => (
            <Plate
              key={preset}
              kind={`small ${form.preset === preset ? '' : 'quiet'}`}
              isPressed={form.preset === preset}
              onPress={() => onChange({ preset, options: presetOptions(game, preset) })}
            >
              {preset}
            </Plate>
          ))}
        </fieldset>
      )}
      {game.options.map(option => (
        <OptionField
          key={option.name}
          option={option}
          value={form.options[option.name] ?? option.default}
          onChange={value => onChange({ options: { ...form.options, [option.name]: value } })}
        />
      ))}
    </>
  );
}
