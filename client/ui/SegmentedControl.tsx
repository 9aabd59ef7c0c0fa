/* One out of a few, side by side. */

interface SegmentedControlProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [words: string, value: Value])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of buttons of which one is pressed. */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div class="form-field">
      <span class="sign" aria-hidden="true">
        {label}
      </span>
      <fieldset class="segments" aria-label={label}>
        {options.map(([words, option]) => (
          <button type="button" key={option} aria-pressed={value === option} onClick={() => onChange(option)}>
            {words}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
