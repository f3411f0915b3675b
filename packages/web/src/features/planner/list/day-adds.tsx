import { addStop, type Location } from '@fahrtwind/domain';
import { memo, useEffect, useRef } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useStopLimit } from '../../../parts/trip-edit/use-stop-limit.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { useListTexts } from './texts.ts';
import styles from './day-adds.module.css';
import { usePaste } from './paste/use-paste.tsx';

interface DayAddsProps {
  readonly dayId: string;
  readonly dayNumber: number;
  readonly near: Location | undefined;
  /** Whether the night after the day has no hotel yet, but could. */
  readonly hasOpenNight: boolean;
  readonly isAdding: boolean;
  /** The same function at every render. */
  readonly setAdding: (isAdding: boolean) => void;
}

/** Adds a stop or a lodging to a day. The buttons stand on the edge of the day, so that they take no room in the list. */
export const DayAdds = memo(function DayAdds(props: DayAddsProps) {
  const { dayId, dayNumber, hasOpenNight, isAdding, setAdding } = props;
  const texts = useListTexts();
  const limit = useStopLimit();
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setAdding(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (isAdding && limit === undefined) return <AddStop {...props} onClose={close} />;
  return (
    <div className={styles.adds}>
      <Button
        ref={opener}
        variant="quiet"
        aria-label={texts.addStopTo(dayNumber)}
        aria-disabled={limit !== undefined || undefined}
        title={limit}
        onClick={limit === undefined ? () => setAdding(true) : undefined}
      >
        <Icon name="plus" />
        {texts.stop}
      </Button>
      {hasOpenNight && (
        <Button
          variant="quiet"
          aria-label={texts.addLodgingTo(dayNumber)}
          onClick={() => plannerView.open({ kind: 'hotel', dayId })}
        >
          <Icon name="plus" />
          {texts.lodging}
        </Button>
      )}
    </div>
  );
});

interface AddStopProps extends Pick<DayAddsProps, 'dayId' | 'dayNumber' | 'near'> {
  readonly onClose: () => void;
}

/** Adds places to a day; the field stays open for the next one. */
function AddStop({ dayId, dayNumber, near, onClose }: AddStopProps) {
  const texts = useListTexts();
  const { run } = useRun();
  const hasOtherTrips = useTrips(
    ({ list, companionTrips }) => list.length + companionTrips.length > 1,
  );
  const fieldId = `ort-${dayId}`;
  const { onPaste } = usePaste(() => ({ dayId }), near);
  useEffect(() => {
    const request = requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
    return () => cancelAnimationFrame(request);
  }, [fieldId]);

  function add(location: Location) {
    const id = makeId();
    if (run(addStop, { dayId, stop: { id, location } })) plannerView.selectAdded(id);
  }

  return (
    <div className={styles.adding} onPaste={onPaste}>
      <PlaceField id={fieldId} label={texts.newStop(dayNumber)} near={near} onChoose={add} />
      <div className={styles.addEnd}>
        <Button variant="quiet" onClick={onClose}>
          {texts.done}
        </Button>
        {hasOtherTrips && (
          <Button variant="quiet" onClick={() => plannerView.open({ kind: 'copy', dayId })}>
            <Icon name="copy" />
            {texts.fromOtherTrip}
          </Button>
        )}
      </div>
    </div>
  );
}
