import { addStops, stopsOf, withNewIds, type Trip } from '@fahrtwind/domain';
import { useState, useEffect } from 'react';
import { makeId } from '../../../../parts/make-id.ts';
import { formatTripDates, formatWeekday } from '../../../../parts/trip-dates.ts';
import { useTrips, useTripActions } from '../../../../store/trips/view/use-trips.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { GuardedButton } from '../../../../parts/trip-fields/guarded-button.tsx';
import { PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useStopLimit } from '../../../../parts/trip-edit/use-stop-limit.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { CopyChoice } from './copy-choice.tsx';
import { useCopyTexts } from './copy-texts.ts';
import styles from './copy.module.css';

/** A trip other than the open one; `undefined` while loading, `null` when it cannot be loaded. */
function useOtherTrip(id: string): Trip | null | undefined {
  const { read } = useTripActions();
  const [trip, setTrip] = useState<Trip | null>();
  useEffect(() => {
    let isWanted = true;
    read(id)
      .then((found) => {
        if (isWanted) setTrip(found);
        return undefined;
      })
      .catch((cause: unknown) => {
        console.error('Other trip not loaded', cause);
        if (isWanted) setTrip(null);
      });
    return () => {
      isWanted = false;
    };
  }, [id, read]);
  return trip;
}

interface CopyPanelProps {
  /** The preselected day; the user can choose another. */
  readonly dayId: string;
  readonly onClose: () => void;
}

/** Copies stops from another trip: choose the trip, tick the stops. */
export function CopyPanel({ dayId, onClose }: CopyPanelProps) {
  const texts = useCopyTexts();
  const { trip, others } = useTrips(({ current, list, companionTrips }) => ({
    trip: current,
    others: [...list, ...companionTrips].filter(({ id }) => id !== current?.id),
  }));
  const language = useLanguage();
  const [chosenId, setChosenId] = useState('');
  const otherId = chosenId || (others[0]?.id ?? '');
  return (
    <PanelShell title={texts.title} onClose={onClose}>
      {others.length === 0 ? (
        <p>{texts.noTrips}</p>
      ) : (
        <SelectField
          label={texts.trip}
          value={otherId}
          options={others.map(({ id, title, startDate, endDate }) => ({
            value: id,
            label: `${title}, ${formatTripDates(startDate, endDate, language)}`,
          }))}
          onChange={setChosenId}
        />
      )}
      {trip && otherId !== '' && (
        <StopsOfOther key={otherId} trip={trip} dayId={dayId} otherId={otherId} onDone={onClose} />
      )}
    </PanelShell>
  );
}

interface StopsOfOtherProps {
  readonly trip: Trip;
  readonly dayId: string;
  readonly otherId: string;
  readonly onDone: () => void;
}

function StopsOfOther({ trip, dayId: askedId, otherId, onDone }: StopsOfOtherProps) {
  const texts = useCopyTexts();
  const language = useLanguage();
  const { run, offerUndo } = useRun();
  const mayEdit = useMayEdit();
  const other = useOtherTrip(otherId);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const limit = useStopLimit(ticked.size);
  const [dayId, setDayId] = useState(askedId);
  const at = Math.max(
    0,
    trip.days.findIndex(({ id }) => id === dayId),
  );
  const day = trip.days[at];
  if (other === undefined) return <output>{texts.loading}</output>;
  if (other === null || !day) return <p>{texts.failed}</p>;

  function add() {
    if (!other || !day || ticked.size === 0) return;
    const chosen = stopsOf(other).filter(({ id }) => ticked.has(id));
    const stops = chosen.map((stop) => withNewIds(stop, makeId));
    if (!run(addStops, { dayId: day.id, stops })) return;
    offerUndo(texts.added(stops.length, at + 1));
    onDone();
  }

  return (
    <>
      <CopyChoice trip={other} ticked={ticked} onTick={setTicked} />
      <SelectField
        label={texts.day}
        value={day.id}
        options={trip.days.map(({ id, date }, index) => ({
          value: id,
          label: `${texts.dayNumber(index + 1)}, ${formatWeekday(date, language)}`,
        }))}
        onChange={setDayId}
      />
      {mayEdit && (
        <div className={styles.end}>
          <GuardedButton disabled={ticked.size === 0} reason={limit} onClick={add}>
            {texts.add(ticked.size)}
          </GuardedButton>
        </div>
      )}
    </>
  );
}
