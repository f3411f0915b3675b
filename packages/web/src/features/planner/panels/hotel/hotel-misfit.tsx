import { addDays, hotelsThatDoNotFit, updateHotel, type Hotel, type Trip } from '@fahrtwind/domain';
import { formatTripDates } from '../../../../parts/trip-dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { focusPanelTitle } from '../../../../parts/trip-fields/focus-panel-title.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useHotelTexts } from './texts.ts';

interface HotelMisfitProps {
  readonly trip: Trip;
  readonly hotel: Hotel;
}

/** Says that a hotel's dates no longer match its days, and offers to adopt the days' dates. */
export function HotelMisfit({ trip, hotel }: HotelMisfitProps) {
  const texts = useHotelTexts();
  const language = useLanguage();
  const { run } = useRun();
  if (!hotelsThatDoNotFit(trip).includes(hotel)) return null;
  const dates = trip.days.filter((day) => day.hotelId === hotel.id).map((day) => day.date);
  const [first, last] = [dates[0], dates.at(-1)];
  const booked = formatTripDates(hotel.checkInDate, hotel.checkOutDate, language);
  if (!first || !last) {
    return (
      <Notice kind="warning" title={texts.misfit}>
        {texts.misfitOutside(booked)}
      </Notice>
    );
  }
  const change = { checkInDate: first, checkOutDate: addDays(last, 1) };
  const planned = formatTripDates(change.checkInDate, change.checkOutDate, language);
  return (
    <Notice
      kind="warning"
      title={texts.misfit}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            if (run(updateHotel, { hotelId: hotel.id, change })) focusPanelTitle();
          }}
        >
          {texts.followDays}
        </Button>
      }
    >
      {texts.misfitDates(booked, planned)}
    </Notice>
  );
}
