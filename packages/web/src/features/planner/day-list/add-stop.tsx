import { addStop, type Location } from '@fahrtwind/domain';
import { useRef, useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';
import { usePastedPlaces } from './use-pasted-places.ts';

interface AddStopProps {
  readonly dayId: string;
  readonly dayNumber: number;
  readonly near: Location | undefined;
}

/** Adds places to a day; the field stays open for the next one. */
export function AddStop({ dayId, dayNumber, near }: AddStopProps) {
  const { plan: texts } = usePlannerTexts();
  const run = useRun();
  const [isOpen, setOpen] = useState(false);
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
      <Button variant="quiet" onClick={close}>
        {texts.done}
      </Button>
    </div>
  );
}
