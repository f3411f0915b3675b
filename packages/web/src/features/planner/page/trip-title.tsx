import { MAX_TITLE_LENGTH, renameTrip, type Trip } from '@fahrtwind/domain';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePageTexts } from './texts.ts';
import styles from './plan.module.css';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';

/** The trip's title, edited in place. */
export function TripTitle({ trip }: { readonly trip: Trip }) {
  const { plan: texts, planner } = usePageTexts();
  const { run } = useRun();
  const mayEdit = useMayEdit();
  const [draft, setDraft] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (draft === null && wasEditing.current) opener.current?.focus();
    wasEditing.current = draft !== null;
  }, [draft]);

  function save() {
    if (draft === null) return;
    const isSame = draft.trim() === trip.title;
    if (isSame || run(renameTrip, { title: draft })) setDraft(null);
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') setDraft(null);
  }

  return (
    <div className={styles.title}>
      <h1 tabIndex={-1} className={draft === null ? undefined : styles.gone}>
        <VisuallyHidden>{planner.title}: </VisuallyHidden>
        {trip.title}
      </h1>
      {!mayEdit ? null : draft === null ? (
        <Button
          ref={opener}
          variant="quiet"
          className={styles.iconButton}
          aria-label={texts.rename}
          data-action="rename"
          onClick={() => setDraft(trip.title)}
        >
          <Icon name="edit" />
        </Button>
      ) : (
        <form
          className={styles.rename}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <input
            // The user has just asked to type here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={texts.newTitle}
            value={draft}
            maxLength={MAX_TITLE_LENGTH}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={cancelOnEscape}
          />
          <Button type="submit">{texts.saveTitle}</Button>
          <Button variant="quiet" onClick={() => setDraft(null)}>
            {texts.cancel}
          </Button>
        </form>
      )}
    </div>
  );
}
