import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyEdit, applyEdit, type Edit } from '../testing/any-edit.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { EDITS } from '../testing/edits.ts';
import { countingIds } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { entriesOf } from '../trip/find.ts';
import { readTrip } from '../trip/read/read-trip.ts';
import { TRANSPORT_FIELDS } from '../trip/transport-leg.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { REFUSALS, type Refusal } from './refusal.ts';

const frozen = (trip: Trip): Trip => deepFreeze(JSON.parse(JSON.stringify(trip)));

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

it('leaves a good trip good, its input untouched and its unknown fields in place, whatever is done', () => {
  const accepted = new Set<string>();
  const refused = new Set<Refusal>();
  const kept = new Set<string>();
  fc.assert(
    fc.property(anyTrip(), fc.array(anyEdit(), { minLength: 1, maxLength: 12 }), (drawn, edits) => {
      const makeId = countingIds();
      let trip = frozen(drawn);
      for (const edit of edits) {
        const result = applyEdit(trip, edit, makeId);
        if (result.ok) {
          accepted.add(edit.name);
          trip = frozen(result.value);
          expect(checkTrip(trip)).toEqual([]);
        } else {
          refused.add(result.error);
        }
      }
      const [before, after] = [unknownFields(drawn, edits), unknownFields(trip, edits)];
      for (const [thing, future] of before) {
        if (!after.has(thing)) continue;
        expect([thing, after.get(thing)]).toEqual([thing, future]);
        if (future !== undefined) kept.add(thing.split(' ', 1)[0] ?? '');
      }
      expect(readTrip(trip)).toEqual({ ok: true, value: trip });
    }),
    { numRuns: 300 },
  );
  expect([...accepted].toSorted()).toEqual(Object.keys(EDITS).toSorted());
  expect([...kept].toSorted()).toEqual(
    ['day', 'entry', 'hotel', 'leg', 'place', 'poi', 'stop', 'trip'].toSorted(),
  );
  for (const refusal of refused) expect(REFUSALS).toContain(refusal);
}, 60_000);

const unknown = (kind: string, id: string, thing: object): [string, unknown] => [
  `${kind} ${id}`,
  Reflect.get(thing, 'fromTheFuture'),
];

/** What this version does not know, of each thing that has an id; a stop that got another place has none of the old. */
function unknownFields(trip: Trip, edits: readonly Edit[]): ReadonlyMap<string, unknown> {
  const stops = stopsOf(trip);
  const hasSamePlaces = edits.every(({ name }) => name !== 'replaceStop');
  return new Map([
    unknown('trip', '', trip),
    ...trip.days.map((day) => unknown('day', day.id, day)),
    ...stops.map((stop) => unknown('stop', stop.id, stop)),
    ...(hasSamePlaces ? stops.map((stop) => unknown('place', stop.id, stop.location)) : []),
    ...stops.flatMap(entriesOf).map((entry) => unknown('entry', entry.id, entry)),
    ...stops.flatMap((stop) => stop.pois.map((poi) => unknown('poi', stop.id + poi.osmId, poi))),
    ...trip.hotels.map((hotel) => unknown('hotel', hotel.id, hotel)),
    ...TRANSPORT_FIELDS.flatMap((field) => {
      const leg = trip[field];
      return leg ? [unknown('leg', leg.id, leg)] : [];
    }),
  ]);
}

it('keeps every stop through all changes of days, dates and order', () => {
  const edit = anyEdit([
    'addDayAfter',
    'addDayBefore',
    'moveDay',
    'moveStop',
    'moveStops',
    'moveStopsLater',
    'optimiseRoute',
    'previewThorough',
    'removeDay',
    'setDates',
    'shiftDates',
  ]);
  fc.assert(
    fc.property(anyTrip(), fc.array(edit, { maxLength: 10 }), (drawn, edits) => {
      const makeId = countingIds();
      const trip = edits.reduce((before, one) => {
        const result = applyEdit(before, one, makeId);
        return result.ok ? result.value : before;
      }, drawn);
      expect(stopsById(trip)).toEqual(stopsById(drawn));
      expect(trip.hotels.map((hotel) => hotel.id)).toEqual(drawn.hotels.map((hotel) => hotel.id));
    }),
  );
}, 30_000);

const stopsById = (trip: Trip): unknown =>
  Object.fromEntries(trip.days.flatMap((day) => day.cityList.map((stop) => [stop.id, stop])));
