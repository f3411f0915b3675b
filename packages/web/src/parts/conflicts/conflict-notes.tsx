import {
  refuse,
  takeBack,
  type Conflict,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import { useTripActions, useTrips } from '../../store/trips/use-trips.ts';
import type { EditNote } from '../../store/trips/trips-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRefusalTexts } from '../refusals/texts.ts';
import styles from './conflict-notes.module.css';
import { describeConflict } from './describe-conflict.ts';
import { useConflictTexts } from './texts.ts';

/** What was changed in two places at once in the current trip, until somebody has looked at it. */
export function ConflictNotes() {
  const { current, conflicts } = useTrips((state) => ({
    current: state.current,
    conflicts: state.conflicts,
  }));
  const texts = useConflictTexts();
  const notes = conflicts.filter(
    (note): note is EditNote => note.kind === 'edit' && note.tripId === current?.id,
  );
  if (!current || notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="zweimal">
      <header>
        <h2 id="zweimal">
          <Icon name="warning" />
          {texts.title(notes.length)}
        </h2>
        <p>{texts.intro}</p>
      </header>
      <ul>
        {notes.map((note) => (
          <ConflictItem key={note.id} note={note} trip={current} />
        ))}
      </ul>
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

  function takeOther() {
    const possible = takeBack(trip, note.conflict);
    if (!possible.ok) {
      showToast({ kind: 'warning', text: refusals[possible.error] });
      return;
    }
    const done = run(takeBackNow, note.conflict, { isForced: true });
    if (!done.ok) {
      showToast({ kind: 'warning', text: refusals[done.error] });
      return;
    }
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
        <Button variant="outlined" aria-label={`${texts.take}: ${about}`} onClick={takeOther}>
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
    </li>
  );
}

/** `takeBack` as an operation; that it is possible was asked before. */
function takeBackNow(trip: Trip, conflict: Conflict): Result<Trip, Refusal> {
  const done = takeBack(trip, conflict);
  if (done.ok) return done;
  return refuse(done.error === 'conflict-outdated' ? 'id-missing' : done.error);
}
