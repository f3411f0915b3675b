import {
  addDays,
  distanceMeters,
  findHotel,
  isValidLocation,
  nightsOf,
  type CalendarDate,
  type Day,
  type Hotel,
  type Location,
  type Stop,
  type Trip,
} from '@fahrtwind/domain';

type Stay = Pick<Hotel, 'checkInDate' | 'checkOutDate'>;

/** The last firm stop of a day, where the night is spent. */
export function lastStop({ cityList }: Day): Stop | undefined {
  return cityList.findLast(({ optional, location }) => !optional && isValidLocation(location));
}

/** The day a stay likely begins on: the one with its date, else the one that ends nearest to it, else the first. */
export function likelyDay({ days }: Trip, stay: Stay, place: Location): Day | undefined {
  const onDate = days.find(({ date }) => date === stay.checkInDate);
  if (onDate) return onDate;
  const away = days.map((day) => {
    const stop = lastStop(day);
    return stop ? distanceMeters(stop.location, place) : Infinity;
  });
  return days[away.indexOf(Math.min(...away))] ?? days[0];
}

/** The same number of nights, from another day on. */
export function stayFrom(stay: Stay, date: CalendarDate): Stay {
  return { checkInDate: date, checkOutDate: addDays(date, nightsOf(stay)) };
}

/** The names of the hotels that lose nights to a stay. */
export function replacedBy(trip: Trip, { checkInDate, checkOutDate }: Stay): readonly string[] {
  const ids = trip.days
    .filter(({ date }) => checkInDate <= date && date < checkOutDate)
    .flatMap(({ hotelId }) => hotelId ?? []);
  return [...new Set(ids)].flatMap((id) => findHotel(trip, id)?.name ?? []);
}

/** Whether the trip has a day for every night of the stay. */
export function hasAllNights({ days }: Trip, { checkInDate, checkOutDate }: Stay): boolean {
  const nights = days.filter(({ date }) => checkInDate <= date && date < checkOutDate);
  return nights.length === nightsOf({ checkInDate, checkOutDate });
}
