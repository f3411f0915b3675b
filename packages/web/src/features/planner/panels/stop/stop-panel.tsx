import type { ReactNode } from 'react';
import { findStop, shortLabel, type Stop, type Trip } from '@fahrtwind/domain';
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
import { useIsNarrow } from '../../../../parts/trip-edit/use-is-narrow.ts';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { NearPlaces, useSightsNear } from './near-places.tsx';
import { Neighbours } from './neighbours.tsx';
import { NightSteps } from './nights.tsx';
import { NoteField } from './stop-facts.tsx';
import { StopForm } from './stop-form.tsx';
import { useStopTexts } from './texts.ts';

interface StopPanelProps {
  readonly stopId: string;
  readonly isEditing: boolean;
  readonly onClose: () => void;
  /** What the people of the trip say about the stop. */
  readonly renderComments?: (stop: Stop) => ReactNode;
}

/** A stop as a place to read about; „Bearbeiten“ opens its form. */
export function StopPanel({ stopId, isEditing, onClose, renderComments }: StopPanelProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { back } = usePlannerActions();
  const trip = useTrips((state) => state.current);
  const mayEdit = useMayEdit();
  const isNarrow = useIsNarrow();
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
    <PanelShell {...head} picture={isNarrow === true && <PlacePicture trip={trip} stop={stop} />}>
      <PlaceToRead trip={trip} stop={stop} dayId={day.id} renderComments={renderComments} />
    </PanelShell>
  );
}

interface PlaceToReadProps {
  readonly renderComments: StopPanelProps['renderComments'];
  readonly trip: Trip;
  readonly stop: Stop;
  readonly dayId: string;
}

function PlaceToRead({ trip, stop, dayId, renderComments }: PlaceToReadProps) {
  const texts = useStopTexts();
  const { open } = usePlannerActions();
  const mayEdit = useMayEdit();
  const isNarrow = useIsNarrow();
  const times = useStopTimes(trip, stop.id);
  const { here, near, attribution } = useSightsNear(trip, stop);
  const edit = () => open({ kind: 'stop', stopId: stop.id, isEditing: true });
  const editing = mayEdit && {
    action: (
      <Button variant="outlined" onClick={edit}>
        <Icon name="edit" />
        {texts.editStop}
      </Button>
    ),
    noteField: <NoteField stop={stop} isSlim />,
    addEntry: (
      <Button variant="outlined" className={styles.compact} onClick={edit}>
        <Icon name="plus" />
        {texts.plan}
      </Button>
    ),
    nightSteps: <NightSteps trip={trip} stop={stop} />,
  };
  return (
    <>
      <StopPlace
        trip={trip}
        stop={stop}
        times={times}
        about={here?.description}
        isOnTheRoad={isNarrow === true}
        mayEdit={mayEdit}
        {...editing}
        onOpenNight={({ id }, hotel) =>
          open({ kind: 'hotel', dayId: id, ...(hotel && { hotelId: hotel.id }) })
        }
      />
      {renderComments?.(stop)}
      <NearPlaces near={near} attribution={attribution} dayId={mayEdit ? dayId : null} />
      <Neighbours trip={trip} stop={stop} />
    </>
  );
}
