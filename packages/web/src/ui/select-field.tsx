import { useId } from 'react';
import { FieldNotes } from './field-notes.tsx';
import styles from './field.module.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  /** Under which a form without scripts sends the value. */
  readonly name?: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A native select with label, hint and error. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, name, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.control}
        value={value}
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
      <FieldNotes fieldId={id} />
    </div>
  );
}
