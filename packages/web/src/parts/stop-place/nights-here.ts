import { staysOf, type Day, type Trip } from '@fahrtwind/domain';

/** The days whose nights are spent at a stop; empty for a stop on the way. */
export function nightsHere(trip: Trip, stopId: string): readonly Day[] {
  const stay = staysOf(trip).find(({ stops }) => stops.some(({ stop }) => stop.id === stopId));
  const first = stay?.stops[0]?.stop.id;
  if (!stay || first === undefined) return [];
  const start = trip.days.findIndex((day) => day.cityList.some(({ id }) => id === first));
  return trip.days.slice(start, start + stay.nights.length);
}

/** Whether the last night can be removed without moving stops. */
export function mayShorten(nights: readonly Day[]): boolean {
  return nights.length > 1 && nights.at(-1)?.cityList.length === 0;
}
