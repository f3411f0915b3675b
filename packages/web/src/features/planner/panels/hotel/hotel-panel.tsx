import { findDay, findHotel } from '@fahrtwind/domain';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import { GonePanel, PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { HotelForm } from './hotel-form.tsx';
import { NewHotel } from './new-hotel.tsx';
import { HotelDetails } from './hotel-details.tsx';
import { useHotelTexts } from './texts.ts';

interface HotelPanelProps {
  readonly dayId: string;
  /** Missing for a night without a hotel. */
  readonly hotelId?: string | undefined;
  readonly onClose: () => void;
}

/** The hotel of a night: found, pasted or entered, then edited. */
export function HotelPanel({ dayId, hotelId, onClose }: HotelPanelProps) {
  const texts = useHotelTexts();
  const language = useLanguage();
  const { open } = usePlannerActions();
  const mayEdit = useMayEdit();
  const trip = useTrips((state) => state.current);
  const hotel = hotelId === undefined ? undefined : trip && findHotel(trip, hotelId);
  const day = trip && findDay(trip, dayId);
  if (!trip || (hotelId !== undefined && !hotel) || (!hotel && !day)) {
    return <GonePanel text={texts.gone} onClose={onClose} />;
  }
  const night = day ? texts.night(formatWeekday(day.date, language)) : texts.outside;
  if (hotel) {
    return (
      <PanelShell
        key={hotel.id}
        title={hotel.name || texts.noName}
        kicker={night}
        onClose={onClose}
      >
        {mayEdit ? (
          <HotelForm trip={trip} hotel={hotel} onRemoved={onClose} />
        ) : (
          <HotelDetails trip={trip} hotel={hotel} />
        )}
      </PanelShell>
    );
  }
  return (
    <PanelShell
      key={dayId}
      title={mayEdit ? texts.newTitle : texts.noneYet}
      kicker={night}
      onClose={onClose}
    >
      {mayEdit && (
        <NewHotel
          trip={trip}
          dayId={dayId}
          onAdded={(added) => open({ kind: 'hotel', dayId, hotelId: added })}
        />
      )}
    </PanelShell>
  );
}
