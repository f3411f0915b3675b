import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldNotesProps {
  readonly fieldId: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The ids that a field names in aria-describedby. */
export function notesIds(fieldId: string, hint?: string, error?: string): string | undefined {
  const ids = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What a field says below itself: the error in a live region that is always there, and the hint. */
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
