import { OMISSIONS, toPublicTrip } from '@fahrtwind/domain';
import { anyTrip } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicTripEndpoints } from './public-trips.ts';

const { reply } = publicTripEndpoints.getPublicTrip;

/** Every field that a stranger can get of a trip. Adding one shows it to the whole world. */
const SEEN = `
  id kind title text country place author.uid author.name stand version follows expiresAt omitted
  photos photos.url photos.alt photos.width photos.height startDate endDate
  months season dayCount stopCount countries totalDistance totalDuration accommodationType
  days.id days.number days.date days.startMinutes days.meters days.seconds days.isEstimate days.lodgingId
  days.stops.id days.stops.name days.stops.label days.stops.country days.stops.lat days.stops.lng days.stops.isCoarse
  days.stops.icon days.stops.optional days.stops.profile days.stops.toll days.stops.wishes days.stops.stayMinutes
  days.stops.arriveAtMinutes days.stops.notBeforeMinutes
  days.stops.arrivalMinutes days.stops.departureMinutes days.stops.note
  days.stops.leg.meters days.stops.leg.seconds days.stops.leg.profile days.stops.leg.isEstimate
  days.stops.leg.crossings.name days.stops.leg.crossings.kind days.stops.leg.crossings.minutes
  days.stops.ride.kind days.stops.ride.departureTime days.stops.ride.arrivalTime
  days.stops.ride.durationMinutes days.stops.ride.priceCents days.stops.ride.url
  days.stops.entries.id days.stops.entries.kind days.stops.entries.title days.stops.entries.note
  days.stops.entries.time days.stops.entries.url days.stops.entries.priceCents
  days.stops.entries.place.label days.stops.entries.place.country days.stops.entries.place.lat
  days.stops.entries.place.lng days.stops.entries.place.isCoarse
  days.stops.pois.osmId days.stops.pois.name days.stops.pois.lat days.stops.pois.lng
  lodgings.id lodgings.name lodgings.type lodgings.stars lodgings.nights lodgings.firstDay lodgings.checkInDate
  lodgings.checkInTime lodgings.checkOutTime lodgings.priceCents lodgings.url
  lodgings.place.label lodgings.place.country lodgings.place.lat lodgings.place.lng lodgings.place.isCoarse
  transports.field transports.type transports.departureDateTime transports.arrivalDateTime transports.priceCents
  transports.url transports.from.label transports.from.country transports.from.lat transports.from.lng
  transports.from.isCoarse transports.to.label transports.to.country transports.to.lat transports.to.lng
  transports.to.isCoarse
  costs.totalCents costs.lodgingCents costs.transportCents costs.activityCents`;

const allowed = new Set(SEEN.trim().split(/\s+/));

/** The names of all fields that hold a value, with those of what they are in. */
function fieldsOf(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [path] : value.flatMap((item) => fieldsOf(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, item]) =>
    fieldsOf(item, path === '' ? name : `${path}.${name}`),
  );
}

const isWithinAllowed = (field: string): boolean =>
  allowed.has(field) || [...allowed].some((one) => one.startsWith(`${field}.`));

it('lets strangers see the fields of the list alone, whatever a trip holds', () => {
  fc.assert(
    fc.property(anyTrip(), fc.subarray([...OMISSIONS]), (trip, omit) => {
      const shown = toPublicTrip(trip, {
        omit,
        author: { uid: 'anna', name: 'Anna' },
        publication: { id: 't', kind: 'published', stand: '', version: '1', follows: true },
      });
      expect(fieldsOf(shown, '').filter((field) => !isWithinAllowed(field))).toEqual([]);
      // The contract knows the same fields: it cuts nothing off.
      expect(reply.parse({ trip: shown })).toEqual({ trip: shown });
    }),
  );
});

it('cuts off whatever else a reply might hold, on every level', () => {
  const trip = toPublicTrip(fc.sample(anyTrip(), { numRuns: 1, seed: 7 })[0] ?? never(), {
    omit: [],
    author: { uid: 'anna', name: 'Anna' },
    publication: { id: 't', kind: 'copy', stand: '', version: '1', follows: true },
  });
  const more = { bookingNumber: 'MARK' };
  const days = trip.days.map((day) => ({
    ...day,
    ...more,
    stops: day.stops.map((stop) => ({ ...stop, ...more })),
  }));
  const given = { trip: { ...trip, ...more, days, author: { ...trip.author, ...more } }, ...more };
  expect(JSON.stringify(reply.parse(given))).not.toContain('MARK');
});

function never(): never {
  throw new Error('no trip was drawn');
}
