import { addStop, type Location } from '@fahrtwind/domain';
import { memo, useRef, useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { plannerView } from '../plan/planner-view.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { usePlannerTexts } from '../texts.ts';
import { useCopyTexts } from './copy-texts.ts';
import styles from './day-list.module.css';
import { usePastedPlaces } from './use-pasted-places.ts';

interface AddStopProps {
  readonly dayId: string;
  readonly dayNumber: number;
  readonly near: Location | undefined;
}

/** Adds places to a day; the field stays open for the next one. */
export const AddStop = memo(function AddStop({ dayId, dayNumber, near }: AddStopProps) {
  const { plan: texts } = usePlannerTexts();
  const run = useRun();
  const [isOpen, setOpen] = useState(false);
  const copyTexts = useCopyTexts();
  const hasOtherTrips = useTrips(
    ({ list, companionTrips }) => list.length + companionTrips.length > 1,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const fieldId = `ort-${dayId}`;
  const paste = usePastedPlaces(() => dayId);

  function add(location: Location) {
    run(withTotals(addStop), { dayId, stop: { id: makeId(), location } });
  }

  function open() {
    setOpen(true);
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  }

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="quiet"
        className={styles.add}
        aria-label={texts.addStopTo(dayNumber)}
        onClick={open}
      >
        <Icon name="plus" />
        {texts.addStop}
      </Button>
    );
  }
  return (
    <div className={styles.adding} onPaste={paste}>
      <PlaceField id={fieldId} label={texts.newStop(dayNumber)} near={near} onChoose={add} />
      <div className={styles.addEnd}>
        <Button variant="quiet" onClick={close}>
          {texts.done}
        </Button>
        {hasOtherTrips && (
          <Button variant="quiet" onClick={() => plannerView.open({ kind: 'copy', dayId })}>
            <Icon name="copy" />
            {copyTexts.open}
          </Button>
        )}
      </div>
    </div>
  );
});
