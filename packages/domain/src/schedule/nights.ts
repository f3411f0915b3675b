import type { Day, Trip } from '../trip/trip.ts';

/** The days with a night on the way: all but the last, and the last one if it has a hotel. */
export function nightsOnTheWay({ days }: Pick<Trip, 'days'>): readonly Day[] {
  return days.at(-1)?.hotelId ? days : days.slice(0, -1);
}

/** The ids of the days whose night has no lodging yet. */
export function openNightsOf(trip: Pick<Trip, 'days'>): readonly string[] {
  return nightsOnTheWay(trip)
    .filter((day) => day.hotelId === null)
    .map((day) => day.id);
}
