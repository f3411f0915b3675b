import type { Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { draftStays, hotelGroups, isSameStop, joinTours } from './stay-drafts.ts';

/**
 * What optimising a route moves as a whole: a stop with its nights.
 *
 * A traveller sleeps where the last stop of a day was, also on the days without stops that follow. So every
 * stop has nights: those of the days from its own up to the day of the next stop; most have none. These nights,
 * and the hotels in which they are spent, go with the stop when the order changes, while the days keep their
 * dates: what is two nights in Bonn stays two nights in Bonn, on other dates.
 *
 * Several stops are one stay when taking them apart would change a night:
 * - stops at the same place that follow one another (a city entered once for each day),
 * - a tour that begins and ends at the same place between nights in the same hotel,
 * - a stop off the route (optional, or without coordinates) and the one before it.
 */
export interface Stay {
  readonly place: Location;
  /** Each stop with the number of days after the arrival at the stay. */
  readonly stops: readonly { readonly stop: Stop; readonly dayOffset: number }[];
  /** Where each night is spent, null for a night without a hotel. */
  readonly nights: readonly (string | null)[];
  /** The same for stays whose nights are spent in a row in the same hotel, and for those between them. */
  readonly group: number;
}

/** The stays of a trip in their order. */
export function staysOf(trip: Trip): readonly Stay[] {
  const drafts = joinTours(draftStays(trip), trip);
  const groups = hotelGroups(drafts, trip);
  return drafts.map((draft, index) => ({
    place: draft.place,
    stops: draft.stops.map(({ stop, day }) => ({ stop, dayOffset: day - draft.day })),
    nights: trip.days
      .slice(draft.day, drafts[index + 1]?.day ?? nightsEnd(trip))
      .map((day) => day.hotelId),
    group: groups[index] ?? index,
  }));
}

/** More than the ten meters within which two places can be the same. */
const NEAR_DEGREES = 0.0002;

/** For each stay whether an earlier one was at the same place. */
export function areReturns(stays: readonly Stay[]): readonly boolean[] {
  // To compare every pair would take longer than all the rest, so only neighbours by latitude are.
  const bands = new Map<number, Location[]>();
  return stays.map(({ place }) => {
    const band = Math.floor(place.lat / NEAR_DEGREES);
    const isReturn = [band - 1, band, band + 1].some((near) =>
      bands.get(near)?.some((earlier) => isSameStop(earlier, place)),
    );
    const own = bands.get(band);
    if (own) own.push(place);
    else bands.set(band, [place]);
    return isReturn;
  });
}

/** The night after the last day counts only if it is spent in a hotel; else the travellers are home by then. */
function nightsEnd(trip: Trip): number {
  return trip.days.length - (trip.days.at(-1)?.hotelId ? 0 : 1);
}
