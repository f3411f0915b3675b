import { formatTripDates } from '../../../../parts/trip-dates.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import { GonePanel, PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { DayChanges } from './day-changes.tsx';
import { MoveLater } from './move-later.tsx';
import { MovedStops } from './moved-stops.tsx';
import { Period } from './period.tsx';
import { ShiftTrip } from './shift-trip.tsx';
import { useDatesTexts } from './texts.ts';

interface DatesPanelProps {
  readonly onClose: () => void;
}

/** The trip's dates, its days, and the stops that a change moved. */
export function DatesPanel({ onClose }: DatesPanelProps) {
  const texts = useDatesTexts();
  const mayEdit = useMayEdit();
  const trip = useTrips((state) => state.current);
  const language = useLanguage();
  if (!trip) return <GonePanel text={texts.noTrip} onClose={onClose} />;
  const dates = formatTripDates(trip.days[0]?.date ?? '', trip.days.at(-1)?.date ?? '', language);
  return (
    <PanelShell title={texts.title} kicker={dates} onClose={onClose}>
      {mayEdit && (
        <>
          <MovedStops trip={trip} />
          <Period key={`${trip.days[0]?.date} ${trip.days.length}`} trip={trip} />
          <ShiftTrip trip={trip} />
          <DayChanges trip={trip} />
          <MoveLater />
        </>
      )}
    </PanelShell>
  );
}
