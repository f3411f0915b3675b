import * as fc from 'fast-check';
import type { Point } from '../geo/distance.ts';
import type { Entry, NoteEntry } from '../trip/entry.ts';
import { hasTicket, LEG_KINDS } from '../trip/leg-kind.ts';
import { newLegTransport, type LegTransport } from '../trip/leg-transport.ts';
import { ROUTE_PROFILES } from '../trip/route-profile.ts';
import type { Poi, Stop } from '../trip/stop.ts';
import { anyDate, anyLocation, anyName, anyUnknown } from './any-basics.ts';

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

/** Also such that do not fit their profile, as programs that know no kinds leave them. */
const anyTransport: fc.Arbitrary<Pick<Stop, 'transport'>> = fc
  .record({
    unknown: anyUnknown,
    kind: fc.constantFrom(...LEG_KINDS),
    ticketKind: fc.constantFrom(...LEG_KINDS.filter(hasTicket)),
    operator: anyName,
    departureTime: fc.constantFrom('', '08:15', '23:50'),
    arrivalTime: fc.constantFrom('', '14:40', '06:05'),
    durationMinutes: fc.constantFrom(null, 0, 325),
    price: fc.constantFrom('', '49,90 €', 'frei'),
    bookingNumber: anyName,
    url: fc.constantFrom('', 'https://bahn.example/?id=4'),
    booking: fc.constantFrom<Partial<LegTransport>>({ booked: false }, { booked: true }),
    bookedDate: fc.oneof(fc.constant('' as const), anyDate),
    bookedFrom: anyLocation,
    bookedTo: anyLocation,
  })
  .map(({ unknown, booking, ticketKind, ...transport }) => ({
    transport: newLegTransport({
      ...unknown,
      ...transport,
      ...booking,
      ...(ticketKind !== transport.kind && { ticketKind }),
    }),
  }));

const anyPoint: fc.Arbitrary<Point> = anyLocation.map(({ lat, lng }) => ({ lat, lng }));

/** The points of another leg, which waits. */
const anyVia: fc.Arbitrary<Pick<Stop, 'via'>> = fc
  .record({
    unknown: anyUnknown,
    from: anyPoint,
    to: anyPoint,
    points: fc.array(anyPoint, { minLength: 1, maxLength: 3 }),
    name: fc.constantFrom({}, { name: 'Brennerpass' }),
  })
  .map(({ unknown, from, to, points, name }) => ({
    via: { ...unknown, from, to, points: points.map((point) => ({ ...point, ...name })) },
  }));

const NOON = '2026-11-18T12:00:00.000Z';

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
    leg: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, anyTransport),
    wished: fc.constantFrom<Pick<Stop, 'wishes'>>(
      {},
      {},
      { wishes: ['avoid-motorway'] },
      { wishes: ['avoid-ferry', 'scenic'] },
    ),
    way: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, anyVia),
    stay: fc.constantFrom({}, { stayMinutes: 30 }, { stayMinutes: 0 }),
    said: fc.constantFrom<Pick<Stop, 'comments'>>(
      {},
      {},
      { comments: [{ id: '', userId: 'mia', text: 'Da war ich schon!', writtenAt: NOON }] },
    ),
    pins: fc.constantFrom({}, {}, { arriveAtMinutes: 870 }, { notBeforeMinutes: 960 }),
  })
  .map(({ unknown, stay, pins, leg, way, wished, said, ...stop }) => ({
    ...unknown,
    ...stop,
    ...stay,
    ...pins,
    ...leg,
    ...way,
    ...wished,
    ...said,
  }));

/** Gives a drawn stop its id, and ids made of it to its entries, its note and its comments. */
export function nameStop(stop: Stop, id: string): Stop {
  return {
    ...stop,
    id,
    entries: stop.entries.map((entry, index) => ({ ...entry, id: `${id}-e${index}` })),
    note: stop.note && { ...stop.note, id: `${id}-note` },
    ...(stop.comments && {
      comments: stop.comments.map((one, index) => ({ ...one, id: `${id}-c${index}` })),
    }),
  };
}

export function anyStop(id: string): fc.Arbitrary<Stop> {
  return anyStopWithoutId.map((stop) => nameStop(stop, id));
}

export function anyEntry(id: string): fc.Arbitrary<Entry> {
  return anyEntryWithoutId.map((entry) => ({ ...entry, id }));
}
