/* A choice out of a list, with its label. */

interface SelectFieldProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select with its label above it. */
export function SelectField({ label, ...rest }: SelectFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the select inside
    <label class="form-field">
      <span class="sign">{label}</span>
      <Select {...rest} />
    </label>
  );
}

type SelectProps = Omit<SelectFieldProps, 'label'> & { readonly name?: string };

/** A select; `name` names it where no label does. */
export function Select({ options, value, onChange, name }: SelectProps) {
  return (
    <select class="field" aria-label={name} value={value} onChange={event => onChange(event.currentTarget.value)}>
      {options.map(([option, words]) => (
        <option key={option} value={option} selected={option === value}>
          {words}
        </option>
      ))}
    </select>
  );
}
