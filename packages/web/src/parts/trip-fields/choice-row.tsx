import { useId } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './edit.module.css';

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: IconName;
  }[];
  /** Shows only icons; the labels remain as tooltips and for screen readers. */
  readonly hasOnlyIcons?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A group of radio buttons in one row. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, value, options, hasOnlyIcons = false, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={option.label}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            {hasOnlyIcons ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
