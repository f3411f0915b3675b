import {
  checkTrip,
  routeLegsOf,
  setVia,
  stopsOf,
  writeGpx,
  writeKml,
  writeTripFile,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, anyTrip, dateOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dayCountOf,
  spreadsFor,
  stopsOnDays,
  tripOfFile,
  type ImportChoice,
} from './plan-import.ts';
import type { ImportedFile, ImportedPlace } from './read/imported-file.ts';
import { readFile } from './read/read-file.ts';

function createIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `id-${last}`;
  };
}

const args = () => ({
  uid: 'mara',
  now: '2026-01-01T00:00:00.000Z',
  makeId: createIds(),
  nameOfPoint: (number: number) => `Punkt ${number}`,
});

const CHOICE: ImportChoice = {
  target: 'new',
  title: 'Neu',
  start: dateOf('2026-07-12'),
  spread: 'file',
  dayCount: 2,
  dayIndex: 0,
};

const place = (name: string, address = ''): ImportedPlace => ({
  name,
  address,
  point: { lat: 50, lng: 7 },
  note: '',
  isOptional: false,
});

const fileOf = (
  ...groups: readonly (readonly [string, readonly ImportedPlace[]])[]
): ImportedFile => ({
  format: 'gpx',
  title: '',
  notes: [],
  trip: null,
  groups: groups.map(([date, places]) => ({ name: '', date: date ? dateOf(date) : null, places })),
});

/** A trip with each id replaced by its place among all ids, so that trips with other ids can be compared. */
function withoutIds({
  id: _id,
  userId: _uid,
  createdAt: _made,
  lastOpened: _opened,
  ...trip
}: Trip) {
  const ids = new Map<unknown, number>();
  return JSON.parse(
    JSON.stringify(trip, (key, value: unknown) => {
      // What the people of a trip have said to each other is no part of another one.
      if (key === 'comments') return undefined;
      if (key !== 'id' && key !== 'hotelId') return value;
      if (value !== null && !ids.has(value)) ids.set(value, ids.size);
      return value === null ? null : ids.get(value);
    }),
  );
}

it('gives the identical trip from JSON, under new ids and as an own one', () => {
  fc.assert(
    fc.property(anyTrip(), (trip) => {
      const read = readFile(new TextEncoder().encode(writeTripFile(trip)));
      if (!read.ok) throw new Error(read.error);
      const choice = { ...CHOICE, title: trip.title, start: trip.days[0]?.date ?? CHOICE.start };
      const made = accepted(tripOfFile(read.value, choice, args()));
      const fresh = { published: false, tripPrints: 0, movedCities: [] };
      expect(withoutIds(made)).toEqual(withoutIds({ ...trip, ...fresh }));
      expect(made.userId).toBe('mara');
      expect(stopsOf(made).some(({ comments }) => comments)).toBe(false);
      expect(checkTrip(made)).toEqual([]);
      const old = new Set([
        trip.id,
        ...trip.days.map(({ id }) => id),
        ...trip.hotels.map(({ id }) => id),
      ]);
      expect([made.id, ...made.days.map(({ id }) => id)].some((id) => old.has(id))).toBe(false);
    }),
    { numRuns: 40 },
  );
});

it('puts groups on their dates, or one after the other', () => {
  const dated = fileOf(['2026-05-01', [place('A')]], ['2026-05-03', [place('B')]]);
  expect(Object.values(sketchOf(accepted(tripOfFile(dated, CHOICE, args()))))).toEqual([
    ['A'],
    [],
    ['B'],
  ]);
  const mixed = fileOf(['2026-05-03', [place('A')]], ['2026-05-01', [place('B')]]);
  expect(Object.values(sketchOf(accepted(tripOfFile(mixed, CHOICE, args()))))).toEqual([
    ['A'],
    ['B'],
  ]);
  expect(dayCountOf(dated, CHOICE)).toBe(3);
});

const at = (name: string, lat: number) => ({ ...place(name), point: { lat, lng: 7 } });

it('spreads places evenly, or puts all on one day of the open trip', () => {
  const file = fileOf(['', [at('A', 50), at('B', 50.5), at('C', 51)]]);
  expect(spreadsFor(file, 'new')).toEqual(['even']);
  expect(spreadsFor(file, 'current')).toEqual(['one-day']);
  const even = accepted(tripOfFile(file, { ...CHOICE, spread: 'even' }, args()));
  expect(Object.values(sketchOf(even))).toEqual([['A', 'B'], ['C']]);
  const choice = { ...CHOICE, target: 'current', spread: 'one-day', dayIndex: 4 } as const;
  const stops = stopsOnDays(file, choice, createIds(), String);
  expect(stops.map(({ dayIndex }) => dayIndex)).toEqual([4, 4, 4]);
});

it('takes an address as label only where it begins with the name, and names points without one', () => {
  const file = fileOf([
    '',
    [place('Bonn', 'Bonn, Deutschland'), place('Café, alt', 'Am Hof 1, Köln'), place('')],
  ]);
  const stops = stopsOnDays(file, CHOICE, createIds(), (number) => `Punkt ${number}`);
  expect(stops.map(({ location: { label, longLabel } }) => [label, longLabel])).toEqual([
    ['Bonn, Deutschland', 'Bonn, Deutschland'],
    ['Café · alt', 'Am Hof 1, Köln'],
    ['Punkt 3', ''],
  ]);
});

it.each([
  ['GPX', (trip: Trip) => writeGpx(trip, { words: { day: (number) => `Tag ${number}` } })],
  ['KML', (trip: Trip) => writeKml(trip, { words: { day: (number) => `Tag ${number}` } })],
])('keeps what legs lead through in our own %s', (_, write) => {
  const plain = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz?', 'Mainz'] });
  const points = [
    { lat: 50.2, lng: 7.5, name: 'Loreley' },
    { lat: 50.1, lng: 7.8 },
  ];
  const trip = accepted(setVia(plain, { stopId: 'mainz', points }));
  const read = readFile(new TextEncoder().encode(write(trip)));
  if (!read.ok) throw new Error(read.error);
  const again = accepted(tripOfFile(read.value, CHOICE, args()));
  expect(routeLegsOf(again).map(({ via }) => via)).toEqual([undefined, points]);
});
