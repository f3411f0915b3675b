import { formatDateTime } from '../../../format/date.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './draft-notes.module.css';
import { useDraftTexts } from './texts.ts';
import type { DraftState } from './use-draft.ts';

interface DraftNotesProps<T> {
  readonly state: DraftState<T>;
  /** The beginning of what was written. */
  readonly beginning: (content: T) => string;
}

/** Says that a draft came back, and offers those of closed tabs. */
export function DraftNotes<T>({ state, beginning }: DraftNotesProps<T>) {
  const texts = useDraftTexts();
  const language = useLanguage();
  const when = (time: number) => formatDateTime(new Date(time).toISOString(), language);
  const { restoredAt, offered, clear, take, remove } = state;
  if (restoredAt === null && offered.length === 0) return null;
  return (
    <div className={styles.notes} aria-live="polite">
      {restoredAt !== null && (
        <p className={styles.note}>
          <span>{texts.restored(when(restoredAt))}</span>
          <Button variant="quiet" onClick={clear}>
            {texts.discard}
          </Button>
        </p>
      )}
      {offered.length > 0 && (
        <>
          <p>{texts.offered(offered.length)}</p>
          <ul className={styles.list}>
            {offered.map((one) => (
              <li key={one.draft.key} className={styles.note}>
                <span className={styles.words}>
                  {beginning(one.content).slice(0, 80) || texts.untitled}
                  <small>{when(one.draft.savedAt)}</small>
                </span>
                <Button variant="outlined" onClick={() => take(one)}>
                  {texts.goOn}
                </Button>
                <Button variant="quiet" onClick={() => remove(one)}>
                  {texts.discard}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
