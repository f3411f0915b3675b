import * as fc from 'fast-check';
import type { Entry, NoteEntry } from '../trip/entry.ts';
import { ROUTE_PROFILES } from '../trip/route-profile.ts';
import type { Poi, Stop } from '../trip/stop.ts';
import { anyLocation, anyName, anyUnknown } from './any-basics.ts';

const base = { unknown: anyUnknown, id: fc.constant(''), name: anyName, location: anyLocation };

const anyNoteWithoutId: fc.Arbitrary<NoteEntry> = fc
  .record({ ...base, entryType: fc.constant('note' as const), content: anyName })
  .map(({ unknown, ...note }) => ({ ...unknown, ...note }));

const anyEntryWithoutId: fc.Arbitrary<Entry> = fc.oneof(
  fc
    .record({
      ...base,
      entryType: fc.constant('activity' as const),
      url: fc.constantFrom('', 'https://museum.example/'),
      content: anyName,
      costs: fc.constantFrom({}, { price: '12,50 €' }, { price: 'frei', booked: true }),
    })
    .map(({ unknown, costs, ...entry }) => ({ ...unknown, ...entry, ...costs })),
  anyNoteWithoutId,
  fc
    .record({
      ...base,
      entryType: fc.constant('restaurant' as const),
      table: fc.constantFrom({}, { time: '19:30', content: 'Tisch am Fenster' }, { time: '' }),
    })
    .map(({ unknown, table, ...entry }) => ({ ...unknown, ...entry, ...table })),
);

const anyPoi: fc.Arbitrary<Poi> = fc
  .record({
    unknown: anyUnknown,
    osmId: fc.nat({ max: 9 }).map(String),
    name: anyName,
    location: anyLocation,
  })
  .map(({ unknown, ...poi }) => ({ ...unknown, ...poi }));

/** Stops with an empty id, to be given one by `nameStop`. */
export const anyStopWithoutId: fc.Arbitrary<Stop> = fc
  .record({
    unknown: anyUnknown,
    id: fc.constant(''),
    location: anyLocation,
    icon: fc.constantFrom('', 'camera', 'fuel'),
    entries: fc.array(anyEntryWithoutId, { maxLength: 2 }),
    routeProfile: fc.constantFrom(...ROUTE_PROFILES),
    optional: fc.nat({ max: 4 }).map((number) => number === 0),
    toll: fc.boolean(),
    pois: fc.uniqueArray(anyPoi, { maxLength: 2, selector: (poi) => poi.osmId }),
    note: fc.option(anyNoteWithoutId),
    stay: fc.constantFrom({}, { stayMinutes: 30 }, { stayMinutes: 0 }),
  })
  .map(({ unknown, stay, ...stop }) => ({ ...unknown, ...stop, ...stay }));

/** Gives a drawn stop its id, and ids made of it to its entries and its note. */
export function nameStop(stop: Stop, id: string): Stop {
  return {
    ...stop,
    id,
    entries: stop.entries.map((entry, index) => ({ ...entry, id: `${id}-e${index}` })),
    note: stop.note && { ...stop.note, id: `${id}-note` },
  };
}

export function anyStop(id: string): fc.Arbitrary<Stop> {
  return anyStopWithoutId.map((stop) => nameStop(stop, id));
}

export function anyEntry(id: string): fc.Arbitrary<Entry> {
  return anyEntryWithoutId.map((entry) => ({ ...entry, id }));
}
