import {
  refuse,
  takeBack,
  type Conflict,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import { useId, useState, type ReactNode } from 'react';
import { useTripActions, useTrips } from '../../store/trips/view/use-trips.ts';
import type { EditNote } from '../../store/trips/view/trips-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRefusalTexts } from '../refusals/texts.ts';
import styles from './conflict-notes.module.css';
import { describeConflict } from './describe-conflict.ts';
import { useConflictTexts } from './texts.ts';

interface ConflictNotesProps {
  /** The person who has made the other version, where known. */
  readonly author?: ReactNode;
}

/** One line about what was changed twice at once in the current trip; both versions are shown on demand. */
export function ConflictNotes({ author }: ConflictNotesProps) {
  const { current, conflicts } = useTrips((state) => ({
    current: state.current,
    conflicts: state.conflicts,
  }));
  const texts = useConflictTexts();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const notes = conflicts.filter(
    (note): note is EditNote => note.kind === 'edit' && note.tripId === current?.id,
  );
  const [first] = notes;
  if (!current || !first) return null;
  const { about } = describeConflict(first.conflict, current, texts);
  return (
    <section className={styles.notes} aria-labelledby="zweimal">
      <header>
        <h2 id="zweimal">
          <Icon name="warning" />
          <span>
            {texts.title(notes.length, about)} {author}
          </span>
        </h2>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
      </header>
      {isOpen && (
        <div id={listId}>
          <p>{texts.intro}</p>
          <ul>
            {notes.map((note) => (
              <ConflictItem key={note.id} note={note} trip={current} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ConflictItemProps {
  readonly note: EditNote;
  readonly trip: Trip;
}

function ConflictItem({ note, trip }: ConflictItemProps) {
  const texts = useConflictTexts();
  const refusals = useRefusalTexts();
  const { run, dismissConflict } = useTripActions();
  const { about, kept, lost } = describeConflict(note.conflict, trip, texts);

  const reasonId = useId();
  const possible = takeBack(trip, note.conflict);
  const reason = possible.ok ? undefined : refusals[possible.error];

  function takeOther() {
    if (!run(takeBackNow, note.conflict, 'forced').ok) return;
    dismissConflict(note.id);
    showToast({ kind: 'positive', text: texts.taken });
  }

  return (
    <li className={styles.note}>
      <h3>{about}</h3>
      <dl>
        <div>
          <dt>{texts.kept}</dt>
          <dd>{kept}</dd>
        </div>
        <div>
          <dt>{texts.lost}</dt>
          <dd>{lost}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button
          variant="outlined"
          aria-label={`${texts.take}: ${about}`}
          aria-disabled={reason !== undefined || undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={reason === undefined ? takeOther : undefined}
        >
          {texts.take}
        </Button>
        <Button
          variant="quiet"
          aria-label={`${texts.dismiss}: ${about}`}
          onClick={() => dismissConflict(note.id)}
        >
          {texts.dismiss}
        </Button>
      </div>
      {reason !== undefined && <p id={reasonId}>{reason}</p>}
    </li>
  );
}

/** `takeBack` as an operation. The caller has checked that it is possible. */
function takeBackNow(trip: Trip, conflict: Conflict): Result<Trip, Refusal> {
  const done = takeBack(trip, conflict);
  if (done.ok) return done;
  return refuse(done.error === 'conflict-outdated' ? 'id-missing' : done.error);
}
