import { addStop, type Location } from '@fahrtwind/domain';
import { memo, useRef, useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useStopLimit } from '../../../parts/trip-edit/use-stop-limit.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { useListTexts } from './texts.ts';
import styles from './list.module.css';
import { usePaste } from './paste/use-paste.tsx';

interface AddStopProps {
  readonly dayId: string;
  readonly dayNumber: number;
  readonly near: Location | undefined;
}

/** Adds places to a day; the field stays open for the next one. */
export const AddStop = memo(function AddStop({ dayId, dayNumber, near }: AddStopProps) {
  const texts = useListTexts();
  const { run } = useRun();
  const [isOpen, setOpen] = useState(false);
  const hasOtherTrips = useTrips(
    ({ list, companionTrips }) => list.length + companionTrips.length > 1,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const fieldId = `ort-${dayId}`;
  const { onPaste } = usePaste(() => ({ dayId }), near);
  const limit = useStopLimit();

  function add(location: Location) {
    const id = makeId();
    if (run(addStop, { dayId, stop: { id, location } })) plannerView.selectAdded(id);
  }

  function open() {
    setOpen(true);
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  }

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (!isOpen || limit !== undefined) {
    return (
      <Button
        ref={opener}
        variant="quiet"
        className={styles.add}
        aria-label={texts.addStopTo(dayNumber)}
        aria-disabled={limit !== undefined || undefined}
        title={limit}
        onClick={limit === undefined ? open : undefined}
      >
        <Icon name="plus" />
        {texts.addStop}
      </Button>
    );
  }
  return (
    <div className={styles.adding} onPaste={onPaste}>
      <PlaceField id={fieldId} label={texts.newStop(dayNumber)} near={near} onChoose={add} />
      <div className={styles.addEnd}>
        <Button variant="quiet" onClick={close}>
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
});
