import { removeStop, shortLabel, type Day, type Stop, type Trip } from '@fahrtwind/domain';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { Entries } from './entries.tsx';
import { NameAndPlace } from './name-and-place.tsx';
import { Nights } from './nights.tsx';
import { Pois } from './pois.tsx';
import { NoteField, StopFacts } from './stop-facts.tsx';
import { useStopTexts } from './texts.ts';
import { Times } from './times.tsx';
import { WayThere } from './way-there.tsx';

interface StopFormProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly dayNumber: number;
  readonly stop: Stop;
  readonly onRemoved: () => void;
}

/** All fields of a stop, what people change most first; every change is written to the trip at once. */
export function StopForm({ trip, day, dayNumber, stop, onRemoved }: StopFormProps) {
  const texts = useStopTexts();
  const { run, offerUndo } = useRun();
  const { back } = usePlannerActions();

  function takeAway() {
    if (!run(removeStop, { stopId: stop.id }, 'forced')) return;
    offerUndo(texts.removed(shortLabel(stop.location)));
    onRemoved();
  }

  return (
    <>
      <NoteField stop={stop} />
      <Times stop={stop} day={day} dayNumber={dayNumber} />
      <Entries stop={stop} />
      <Nights trip={trip} stop={stop} />
      <NameAndPlace stop={stop} />
      <StopFacts stop={stop} />
      <PanelPart title={texts.way}>
        <WayThere trip={trip} stop={stop} />
      </PanelPart>
      <Pois stop={stop} />
      <Button className={styles.done} onClick={back}>
        {texts.done}
      </Button>
      <Button variant="quiet" className={styles.danger} onClick={takeAway}>
        <Icon name="trash" />
        {texts.remove}
      </Button>
    </>
  );
}
