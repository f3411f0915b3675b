import { useId, useState, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes, notesIds } from './field-notes.tsx';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { useUiTexts } from './ui-texts.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function TextField({ label, hint, error, id, type = 'text', ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = useUiTexts();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          id={fieldId}
          type={isPassword && isShown ? 'text' : type}
          className={classNames(styles.control, isPassword && styles.hasButton, rest.className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesIds(fieldId, hint, error)}
        />
        {isPassword && (
          <button
            type="button"
            className={styles.peek}
            aria-pressed={isShown}
            aria-controls={fieldId}
            aria-label={texts.showPassword}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        )}
      </div>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </div>
  );
}
