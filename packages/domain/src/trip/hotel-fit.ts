import { addDays } from '../text/calendar-date.ts';
import { nightsOf, type Hotel } from './hotel.ts';
import type { Trip } from './trip.ts';

/** The hotels whose dates are not the dates of the days that name them: the planner warns about these. */
export function hotelsThatDoNotFit(trip: Trip): readonly Hotel[] {
  return trip.hotels.filter((hotel) => {
    const dates = trip.days.filter((day) => day.hotelId === hotel.id).map((day) => day.date);
    const nights = nightsOf(hotel);
    return (
      dates.length !== nights ||
      dates.some((date, index) => date !== addDays(hotel.checkInDate, index))
    );
  });
}
