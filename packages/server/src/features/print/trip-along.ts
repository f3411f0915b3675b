import {
  newTrip,
  readCalendarDate,
  serialiseLocation,
  stopsOf,
  type ListedStop,
  type Trip,
} from '@fahrtwind/domain';

/** All stops on one day. */
export function tripAlong(places: readonly ListedStop[], now: string): Trip {
  const start = readCalendarDate(now.slice(0, 10));
  if (!start) throw new Error(`No day: ${now}`);
  let count = 0;
  const makeId = (): string => {
    count += 1;
    return `sketch-${count}`;
  };
  const made = newTrip(
    { id: 'sketch', userId: '', now, start, dayCount: 1, makeId },
    places.map(({ name, lat, lng }) => ({
      dayIndex: 0,
      location: serialiseLocation({ lat, lng, label: name }),
    })),
  );
  if (!made.ok) throw new Error('No trip along these stops.');
  return made.value;
}

/** The same stops on the days on which they are reached, for their colours. */
export function spreadTrip(trip: Trip, dayOf: readonly number[]): Trip {
  const stops = stopsOf(trip);
  const days = trip.days.flatMap((day) =>
    Array.from({ length: Math.max(0, ...dayOf) + 1 }, (_, number) => ({
      ...day,
      cityList: stops.filter((_stop, index) => dayOf[index] === number),
    })),
  );
  return { ...trip, days };
}
