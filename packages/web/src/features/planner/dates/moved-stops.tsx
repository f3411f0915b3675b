import { findStop, markMovedSeen, shortLabel, type Trip } from '@fahrtwind/domain';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { focusTitleNearby } from '../edit/focus-panel-title.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { useDatesTexts } from './texts.ts';

const NAMED = 6;

/** Which stops the last change of dates or days moved, until somebody has seen it. */
export function MovedStops({ trip }: { readonly trip: Trip }) {
  const texts = useDatesTexts();
  const { run } = useTripActions();
  const mayEdit = useMayEdit();
  const names = trip.movedCities.flatMap((id) => {
    const found = findStop(trip, id);
    return found ? [shortLabel(found.stop.location)] : [];
  });
  if (names.length === 0) return null;
  return (
    <Notice
      kind="info"
      title={texts.moved(names.length)}
      action={
        mayEdit && (
          <Button
            variant="outlined"
            // Having seen something is no edit that anybody would want to undo.
            onClick={({ currentTarget }) => {
              focusTitleNearby(currentTarget);
              run(markMovedSeen, {}, { isDerived: true });
            }}
          >
            {texts.seen}
          </Button>
        )
      }
    >
      {texts.movedNames(names.slice(0, NAMED).join(', '), names.length - NAMED)}
    </Notice>
  );
}
