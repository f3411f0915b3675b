import { useId, type ComponentProps } from 'react';
import { FieldNotes, notesIds } from './field-notes.tsx';
import styles from './field.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function TextArea({ label, hint, error, id, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <textarea
        {...rest}
        id={fieldId}
        rows={rows}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesIds(fieldId, hint, error)}
      />
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </div>
  );
}
