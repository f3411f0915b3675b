import { openTripPath } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import type { DeletedNote } from '../../../store/trips/view/trips-state.ts';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useTripsTexts } from '../texts.ts';

/** Trips that were deleted on another device while this one has unsent edits: the user must decide. */
export function DeletedElsewhere() {
  const notes = useTrips((state) =>
    state.conflicts.filter((note): note is DeletedNote => note.kind === 'deleted'),
  );
  const { deletedElsewhere: texts } = useTripsTexts();
  const { restore, saveAsNew, dismissConflict } = useTripActions();
  const navigate = useNavigate();

  async function keepAsNew(id: string) {
    const newId = await saveAsNew(id);
    if (newId !== null) await navigate(openTripPath(newId));
  }

  return notes.map((note) => (
    <Notice
      key={note.id}
      kind="warning"
      title={note.isOthers ? texts.endedTitle(note.tripTitle) : texts.title(note.tripTitle)}
      action={
        <>
          {!note.isOthers && (
            <Button onClick={() => void restore(note.tripId)}>{texts.restore}</Button>
          )}
          <Button variant="outlined" onClick={() => void keepAsNew(note.tripId)}>
            {texts.saveAsNew}
          </Button>
          <Button variant="quiet" onClick={() => dismissConflict(note.id)}>
            {texts.drop}
          </Button>
        </>
      }
    >
      {texts.text}
    </Notice>
  ));
}
