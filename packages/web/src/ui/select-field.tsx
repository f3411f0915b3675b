import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes, notesIds } from './field-notes.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean;
}

export function SelectField<Value extends string>({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  disabled,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={classNames(styles.control, styles.select)}
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesIds(id, hint, error)}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </div>
      <FieldNotes fieldId={id} hint={hint} error={error} />
    </div>
  );
}
