/* One option of a game; the field is made from the game's own description. */

import type { OptionForm } from '#generated/protocol.d.ts';
import type { OptionValue } from './new-table-form.ts';

interface OptionFieldProps {
  readonly option: OptionForm;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** A flag, a choice, a number or a name, with what it means. */
export function OptionField(props: OptionFieldProps) {
  const { option } = props;
  return (
    <div class="option">
      <label for={`o-${option.name}`}>{option.label}</label>
      <OptionControl {...props} />
      <p class="hint">
        {option.help}
        {option.kind === 'number' && ` (${option.expected})`}
      </p>
    </div>
  );
}

function OptionControl({ option, value, onChange }: OptionFieldProps) {
  const id = `o-${option.name}`;
  if (option.kind === 'flag')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    );
  if (option.kind !== 'choice') return <NamedNumber option={option} value={value} onChange={onChange} />;
  return (
    <select id={id} class="field" value={String(value)} onChange={event => onChange(event.currentTarget.value)}>
      {Object.entries(option.values ?? {}).map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** A number, or one of a few names that stand for one. */
function NamedNumber({ option, value, onChange }: OptionFieldProps) {
  const id = `o-${option.name}`;
  const hasNames = option.names.length > 0;
  const read = (text: string) => onChange(/^-?\d+$/.test(text) ? Number(text) : text);
  return (
    <>
      <input
        id={id}
        type="text"
        class="field"
        value={String(value)}
        list={`${id}-names`}
        inputmode={hasNames ? 'text' : 'numeric'}
        onInput={event => read(event.currentTarget.value.trim())}
      />
      {hasNames && (
        <datalist id={`${id}-names`}>
          {option.names.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
