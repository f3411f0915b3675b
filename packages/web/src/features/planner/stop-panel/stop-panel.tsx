import { findStop, removeStop, shortLabel } from '@fahrtwind/domain';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from '../edit/edit.module.css';
import { GonePanel, PanelShell } from '../edit/panel-shell.tsx';
import { useUndoable } from '../edit/use-undoable.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { withTotals } from '../plan/with-totals.ts';
import { Entries } from './entries.tsx';
import { NameAndPlace } from './name-and-place.tsx';
import { Nights } from './nights.tsx';
import { Pois } from './pois.tsx';
import { ReadStop } from './read-stop.tsx';
import { StopFacts, WayThere } from './stop-facts.tsx';
import { useStopTexts } from './texts.ts';
import { Times } from './times.tsx';

interface StopPanelProps {
  readonly stopId: string;
  readonly onClose: () => void;
}

/** Everything that can be said about a stop; every change is in the trip at once. */
export function StopPanel({ stopId, onClose }: StopPanelProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const trip = useTrips((state) => state.current);
  const mayEdit = useMayEdit();
  const remove = useUndoable();
  const found = trip && findStop(trip, stopId);
  if (!trip || !found) return <GonePanel text={texts.gone} onClose={onClose} />;
  const { stop, day } = found;
  const name = shortLabel(stop.location);
  const dayNumber = trip.days.indexOf(day) + 1;

  function takeAway() {
    if (remove(withTotals(removeStop), { stopId }, texts.removed(name))) onClose();
  }

  return (
    <PanelShell
      title={name}
      kicker={texts.where(dayNumber, formatWeekday(day.date, language))}
      onClose={onClose}
    >
      {mayEdit ? (
        <>
          <NameAndPlace stop={stop} />
          <StopFacts stop={stop} />
          <Times stop={stop} day={day} dayNumber={dayNumber} />
          <WayThere stop={stop} />
          <Entries stop={stop} />
          <Pois stop={stop} />
          <Nights trip={trip} stop={stop} />
          <Button variant="quiet" className={styles.danger} onClick={takeAway}>
            <Icon name="trash" />
            {texts.remove}
          </Button>
        </>
      ) : (
        <ReadStop trip={trip} day={day} dayNumber={dayNumber} stop={stop} />
      )}
    </PanelShell>
  );
}
