import { useId } from 'react';
import styles from './field.module.css';

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** Without aria-checked, which HTML does not allow beside the state that a checkbox has by itself. */
const SWITCH = { role: 'switch' } as const;

/** Takes effect at once, unlike a checkbox in a form. */
export function SwitchField({ label, hint, checked, onChange, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className={styles.switchRow} htmlFor={id}>
      <span className={styles.switchText}>
        <span id={`${id}-label`} className={styles.switchLabel}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        {...SWITCH}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    </label>
  );
}
