import { findStop, shortLabel } from '@fahrtwind/domain';
import { PlacePicture } from '../../../../parts/place-picture/place-picture.tsx';
import { StopPlace } from '../../../../parts/stop-place/stop-place.tsx';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { useStopTimes } from '../../../../parts/trip-schedule/use-stop-times.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { GonePanel, PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { StopForm } from './stop-form.tsx';
import { useStopTexts } from './texts.ts';

interface StopPanelProps {
  readonly stopId: string;
  readonly isEditing: boolean;
  readonly onClose: () => void;
}

/** A stop as a place to read about; „Bearbeiten“ opens its form. */
export function StopPanel({ stopId, isEditing, onClose }: StopPanelProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { open, back } = usePlannerActions();
  const trip = useTrips((state) => state.current);
  const mayEdit = useMayEdit();
  const times = useStopTimes(trip, stopId);
  const found = trip && findStop(trip, stopId);
  if (!trip || !found) return <GonePanel text={texts.gone} onClose={onClose} />;
  const { stop, day } = found;
  const dayNumber = trip.days.indexOf(day) + 1;
  const head = {
    title: shortLabel(stop.location),
    kicker: texts.where(dayNumber, formatWeekday(day.date, language)),
    onClose,
  };
  if (isEditing && mayEdit) {
    return (
      <PanelShell {...head} onBack={back}>
        <StopForm trip={trip} day={day} dayNumber={dayNumber} stop={stop} onRemoved={onClose} />
      </PanelShell>
    );
  }
  return (
    <PanelShell {...head} picture={<PlacePicture trip={trip} stop={stop} />}>
      <StopPlace
        trip={trip}
        stop={stop}
        times={times}
        mayEdit={mayEdit}
        action={
          mayEdit && (
            <Button
              variant="outlined"
              onClick={() => open({ kind: 'stop', stopId, isEditing: true })}
            >
              <Icon name="edit" />
              {texts.editStop}
            </Button>
          )
        }
        onOpenNight={({ id: dayId }, hotel) =>
          open({ kind: 'hotel', dayId, ...(hotel && { hotelId: hotel.id }) })
        }
      />
    </PanelShell>
  );
}
