import {
  importStops,
  openTripPath,
  PATHS,
  shortLabel,
  viewedTrip,
  type PublicTrip,
  type StopOnDay,
  type Trip,
} from '@fahrtwind/domain';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { makeId } from '../../../parts/make-id.ts';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import type { TripsState } from '../../../store/trips/view/trips-state.ts';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import styles from './take-stops.module.css';
import { useTakeTexts } from './texts.ts';

/**
 * The picked stops of a trip as stops to add. With `isSpread` each day of theirs becomes one from `firstDay` on, without
 * those that nothing was picked of; else all are on that day.
 */
function pickedStops(
  trip: Trip,
  picked: ReadonlySet<string>,
  firstDay: number,
  isSpread: boolean,
): readonly StopOnDay[] {
  return trip.days
    .map(({ cityList }) => cityList.filter(({ id }) => picked.has(id)))
    .filter((stops) => stops.length > 0)
    .flatMap((stops, index) =>
      stops.map(({ id: _id, ...stop }) => ({
        ...stop,
        dayIndex: isSpread ? firstDay + index : firstDay,
      })),
    );
}

interface TakeStopsProps {
  readonly trip: PublicTrip;
  readonly onClose: () => void;
}

const listOf = ({ list }: TripsState) => list;

/** Puts stops of a public trip into an own one: all of them or some, on one of its days or on new ones behind. */
export function TakeStops({ trip, onClose }: TakeStopsProps) {
  const texts = useTakeTexts();
  const formId = useId();
  const { load } = useTripActions();
  const own = useTrips(listOf).filter(({ id }) => id !== trip.id);
  const shown = viewedTrip(trip);
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => allStops(shown));
  const [tripId, setTripId] = useState('');
  const [day, setDay] = useState('new');
  const { isBusy, failure, take } = useTake(onClose);
  const target = own.find(({ id }) => id === tripId) ?? own[0];

  useEffect(() => {
    void load();
  }, [load]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!target || picked.size === 0) return;
    const firstDay = day === 'new' ? target.dayCount : null;
    const stops = pickedStops(shown, picked, firstDay ?? Number(day), firstDay !== null);
    void take(target.id, stops);
  }

  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          {target ? (
            <Button type="submit" form={formId} busy={isBusy} disabled={picked.size === 0}>
              {texts.ok(picked.size)}
            </Button>
          ) : (
            <ButtonLink to={PATHS.createTrip}>{texts.create}</ButtonLink>
          )}
        </>
      }
    >
      {target ? (
        <form id={formId} className={styles.form} onSubmit={submit}>
          <SelectField
            label={texts.trip}
            value={target.id}
            options={own.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => {
              setTripId(id);
              setDay('new');
            }}
          />
          <SelectField
            label={texts.day}
            value={day}
            options={[
              { value: 'new', label: texts.newDays },
              ...Array.from({ length: target.dayCount }, (_, index) => ({
                value: String(index),
                label: texts.dayNumber(index + 1),
              })),
            ]}
            onChange={setDay}
          />
          <StopChoice trip={shown} picked={picked} onPick={setPicked} />
        </form>
      ) : (
        <p>{texts.noTrips}</p>
      )}
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
    </Dialog>
  );
}

function allStops(trip: Trip): ReadonlySet<string> {
  return new Set(trip.days.flatMap(({ cityList }) => cityList.map(({ id }) => id)));
}

interface StopChoiceProps {
  readonly trip: Trip;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
}

function StopChoice({ trip, picked, onPick }: StopChoiceProps) {
  const texts = useTakeTexts();

  function toggle(id: string) {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    onPick(next);
  }

  return (
    <fieldset className={styles.stops}>
      <legend>{texts.stops}</legend>
      {trip.days.map(({ id: dayId, cityList }, index) => (
        <div key={dayId} className={styles.day}>
          <p>{texts.dayNumber(index + 1)}</p>
          {cityList.map(({ id, location }) => (
            <label key={id} className={styles.stop}>
              <input type="checkbox" checked={picked.has(id)} onChange={() => toggle(id)} />
              {shortLabel(location)}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

function useTake(onClose: () => void) {
  const texts = useTakeTexts();
  const refusals = useRefusalTexts();
  const navigate = useNavigate();
  const { change } = useTripActions();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function take(id: string, stops: readonly StopOnDay[]): Promise<void> {
    setBusy(true);
    const result = await change(id, importStops, { stops, makeId });
    setBusy(false);
    if (!result) setFailure(texts.failed);
    else if (!result.ok) setFailure(refusals[result.error]);
    else {
      onClose();
      showToast({
        kind: 'positive',
        text: texts.done(stops.length),
        action: { label: texts.open, run: () => void navigate(openTripPath(id)) },
      });
    }
  }

  return { isBusy, failure, take };
}
