import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldNotesProps {
  readonly fieldId: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The ids for a field's aria-describedby. */
export function notesIds(fieldId: string, hint?: string, error?: string): string | undefined {
  const ids = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A field's error and hint. The error's live region always exists, so that a new error is announced. */
export function FieldNotes({ fieldId, hint, error }: FieldNotesProps) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <p id={`${fieldId}-error`} className={styles.error}>
            <Icon name="error" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={`${fieldId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
