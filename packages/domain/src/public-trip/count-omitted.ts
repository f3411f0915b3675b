import { TRANSPORT_FIELDS } from '../trip/transport-leg.ts';
import { isValidLocation, type Location } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { hideHome } from './hide-home.ts';
import { createPublicParts } from './public-parts.ts';
import type { Omission } from './public-trip.ts';

/** How much of a trip each omission keeps from strangers: prices, links, notes, places near the home, days. */
export function countOmitted(
  trip: Trip,
  homes: readonly Location[],
): Readonly<Record<Omission, number>> {
  const parts = createPublicParts(trip, new Set());
  const stops = trip.days.flatMap((day, index) => parts.day(day, index, undefined).stops);
  const entries = stops.flatMap((stop) => stop.entries);
  const priced = [
    ...trip.hotels.map(parts.lodging),
    ...TRANSPORT_FIELDS.flatMap(parts.transport),
    ...stops.flatMap(({ ride }) => ride ?? []),
    ...entries,
  ];
  return {
    prices: priced.filter(({ priceCents }) => priceCents !== null).length,
    bookingLinks: priced.filter(({ url }) => url !== null).length,
    notes:
      stops.filter(({ note }) => note !== null).length +
      entries.filter(({ kind, note }) => kind === 'note' || note !== null).length,
    home: countHidden(trip, homes),
    dates: trip.days.length,
  };
}

/** How many places of a trip are missing or less exact without its home. */
function countHidden(trip: Trip, homes: readonly Location[]): number {
  const shown = new Set(placesOf(hideHome(trip, homes)));
  return placesOf(trip).filter((place) => !shown.has(place)).length;
}

/** What hiding a home replaces or leaves out, each by its own object. */
function placesOf(trip: Trip): readonly object[] {
  const stops = trip.days.flatMap(({ cityList }) => cityList);
  const ends = TRANSPORT_FIELDS.flatMap((field) => {
    const leg = trip[field];
    return leg ? [leg.from, leg.to].filter(isValidLocation) : [];
  });
  return [
    ...stops.flatMap(({ location, entries, pois }) => [location, ...entries, ...pois]),
    ...trip.hotels,
    ...ends,
  ];
}
