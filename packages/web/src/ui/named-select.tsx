import { useId } from 'react';
import styles from './field.module.css';

interface NamedSelectProps {
  readonly label: string;
  /** Under which a form sends the value. */
  readonly name: string;
  readonly initial: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A select that keeps its own value, for forms that work without scripts. */
export function NamedSelect({ label, name, initial, options }: NamedSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select key={initial} id={id} name={name} className={styles.control} defaultValue={initial}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
