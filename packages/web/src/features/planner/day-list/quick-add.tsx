import { addStop, shortLabel, type Location, type Trip } from '@fahrtwind/domain';
import { makeId } from '../../../parts/make-id.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { plannerView } from '../plan/planner-view.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { likelyDayId } from '../planner-map/near.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';
import { usePastedPlaces } from './use-pasted-places.ts';

/** The shortest way into the trip: the place goes to the day on which one comes by, and is shown there. */
export function QuickAdd({ trip }: { readonly trip: Trip }) {
  const { plan: texts } = usePlannerTexts();
  const run = useRun();
  const mayEdit = useMayEdit();
  const dayOf = (location: Location) => dayOfSelected(trip) ?? likelyDayId(trip, location);
  const paste = usePastedPlaces((first) => dayOf(first));

  function add(location: Location) {
    const [id, dayId] = [makeId(), dayOf(location)];
    if (!run(withTotals(addStop), { dayId, stop: { id, location } })) return;
    const number = trip.days.findIndex((day) => day.id === dayId) + 1;
    showToast({ kind: 'positive', text: texts.stopAdded(shortLabel(location), number) });
    plannerView.select(id);
  }

  if (!mayEdit) return null;
  return (
    <div className={styles.quickAdd} onPaste={paste}>
      <PlaceField
        id="stopp-hinzufuegen"
        label={texts.addStop}
        near={trip.days.at(-1)?.cityList.at(-1)?.location}
        onChoose={add}
      />
    </div>
  );
}

function dayOfSelected({ days }: Trip): string | undefined {
  const { selectedStopId } = plannerView.get();
  return days.find(({ cityList }) => cityList.some(({ id }) => id === selectedStopId))?.id;
}
