import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTrip } from '../../testing/any-trip.ts';
import { datesOf } from '../../testing/trip-of.ts';
import { checkTrip } from '../check-trip.ts';
import { exportCount, type Trip } from '../trip.ts';
import { readTrip, TRIP_SHAPE } from './read-trip.ts';

const read = (stored: unknown): Trip => {
  const result = readTrip(stored);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const DAY = { id: 'd1', date: '2026-07-12' };

/** Drawing a trip costs more than reading it, so that the properties share these. */
const anyDrawnTrip = fc.constantFrom(...fc.sample(anyTrip(), 100));

describe('a stored trip', () => {
  it('needs only id, title and days; the rest takes its defaults [TR-1, TR-4, DA-1]', () => {
    const stored = {
      id: 't1',
      title: 'Alpen',
      days: [{ id: 'd1', date: '2026-07-12', cityList: [] }],
    };
    expect(read(stored)).toEqual({
      id: 't1',
      userId: '',
      title: 'Alpen',
      days: [{ id: 'd1', date: '2026-07-12', hotelId: null, cityList: [] }],
      hotels: [],
      totalDuration: 0,
      totalDistance: 0,
      lastOpened: '',
      published: false,
      movedCities: [],
      createdAt: '',
      tripPrints: 0,
      akkomodationType: 'hotel',
      arrivalEntry: null,
      departureEntry: null,
      duringTripEntry: null,
    });
  });

  it.each([undefined, null, '', '  ', Number.NaN])(
    'with the title %j is called Mein Roadtrip [TR-2]',
    (title) => {
      expect(read({ id: 't1', title, days: [DAY] }).title).toBe('Mein Roadtrip');
    },
  );

  it('with a title that is too long keeps as much of it as fits', () => {
    const { title } = read({ id: 't1', title: `${'R'.repeat(498)}🏔️ Alpen`, days: [DAY] });
    expect(title).toBe(`${'R'.repeat(498)}…`);
    expect(read({ id: 't1', title: 'R'.repeat(500), days: [DAY] }).title).toBe('R'.repeat(500));
  });

  it('counts its exports in tripPrints', () => {
    expect(exportCount(read({ id: 't1', days: [DAY], tripPrints: 3 }))).toBe(3);
  });

  it.each([
    [null, 'trip-not-an-object'],
    [[], 'trip-not-an-object'],
    ['{}', 'trip-not-an-object'],
    [{ days: [DAY] }, 'trip-id-missing'],
    [{ id: ' ', days: [DAY] }, 'trip-id-missing'],
    [{ id: 't1' }, 'trip-days-missing'],
    [{ id: 't1', days: [] }, 'trip-days-missing'],
    [{ id: 't1', days: { d1: DAY } }, 'trip-days-missing'],
    [{ id: 't1', days: [null, 7] }, 'trip-days-missing'],
    [{ id: 't1', days: [{ id: 'd1' }] }, 'trip-dates-missing'],
    [{ id: 't1', days: [{ id: 'd1', date: '2200-01-01' }] }, 'trip-dates-missing'],
    [{ id: 't1', days: [{ ...DAY, date: '2199-12-31' }, {}] }, 'trip-dates-missing'],
    [{ id: 't1', days: Array.from({ length: 401 }, () => DAY) }, 'too-many-days'],
    [
      { id: 't1', days: [{ ...DAY, cityList: Array.from({ length: 2001 }, () => ({})) }] },
      'too-many-stops',
    ],
  ])('%# that cannot be one is refused with a code', (stored, error) => {
    expect(readTrip(stored)).toEqual({ ok: false, error });
  });

  it('is read as it was stored, unknown fields on every level included [TR-1, ST-1, HO-1, LE-1]', () => {
    fc.assert(
      fc.property(anyDrawnTrip, (trip) => {
        expect(read(JSON.parse(JSON.stringify(trip)))).toEqual(JSON.parse(JSON.stringify(trip)));
      }),
    );
  });

  it('passes the check whatever has become of it, or is refused, and then stays as it is', () => {
    const damage = fc.tuple(fc.nat(), fc.jsonValue());
    fc.assert(
      fc.property(anyDrawnTrip, fc.array(damage, { maxLength: 4 }), (trip, damages) => {
        const stored = damages.reduce<unknown>(damaged, trip);
        const result = readTrip(JSON.parse(JSON.stringify(stored)));
        if (!result.ok) return;
        expect(checkTrip(result.value)).toEqual([]);
        expect(read(JSON.parse(JSON.stringify(result.value)))).toEqual(result.value);
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});

/** Puts the value at one of all the places in the document, or takes what is there away. */
function damaged(stored: unknown, [place, value]: [number, unknown]): unknown {
  const paths = [...pathsOf(stored)];
  const path = paths[place % paths.length] ?? [];
  // JSON has no undefined: a document that is taken away as a whole is null.
  return replaced(stored, path, place % 5 === 0 ? undefined : value) ?? null;
}

function* pathsOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, name]);
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? replaced(item, rest, by) : item));
  const fields = Object.entries(value ?? {});
  return Object.fromEntries(
    fields.map(([key, item]) => [key, key === name ? replaced(item, rest, by) : item]),
  );
}

const dates = (...stored: readonly unknown[]): readonly string[] =>
  datesOf(read({ id: 't1', days: stored.map((date, index) => ({ id: `d${index}`, date })) }));

describe('the dates of a stored trip', () => {
  it.each([
    ['12.07.2026'],
    ['2026-07-12T00:00:00'],
    ['2026-07-12T00:00:00+02:00'],
    ['2026-07-11T22:00:00.000Z'],
    ['2026-07-12T12:00:00Z'],
    [Date.UTC(2026, 6, 11, 22)],
    [{ seconds: Date.UTC(2026, 6, 11, 22) / 1000, nanoseconds: 0 }],
    [{ _seconds: Date.UTC(2026, 6, 12, 10) / 1000, _nanoseconds: 0 }],
  ])('%j is 12 July, as it was in Germany', (date) => {
    expect(dates(date)).toEqual(['2026-07-12']);
  });

  it('have another distance to midnight in winter', () => {
    expect(dates('2026-12-30T23:00:00.000Z')).toEqual(['2026-12-31']);
    expect(dates('2026-12-30T22:00:00.000Z')).toEqual(['2026-12-30']);
  });

  it('come in their order, without gaps and doubles', () => {
    expect(dates('2026-07-14', '2026-07-12', '2026-07-12')).toEqual([
      '2026-07-12',
      '2026-07-13',
      '2026-07-14',
    ]);
  });

  it('are counted from the first that can be read', () => {
    expect(dates(null, '2026-03-01', 'bald')).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']);
  });

  it('begin when the trip was made, if none can be read', () => {
    const stored = { id: 't1', createdAt: '2026-05-01T23:30:00.000Z', days: [{}, {}] };
    expect(datesOf(read(stored))).toEqual(['2026-05-02', '2026-05-03']);
  });
});

it('gives these fields in shape 1; who adds one counts TRIP_SHAPE up, because stored trips lack it', () => {
  const stop = { id: 's', note: 'x', entries: [{}], pois: ['1'] };
  const result = readTrip({
    id: 't',
    days: [{ ...DAY, cityList: [stop] }],
    hotels: [{}],
    arrivalEntry: {},
  });
  const names: Record<string, number> = {};
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, item] of Object.entries(value)) {
      if (!Array.isArray(value)) names[name] = (names[name] ?? 0) + 1;
      count(item);
    }
  };
  count(result.ok && result.value);
  expect([TRIP_SHAPE, Object.keys(names).toSorted().join(' ')]).toEqual([
    1,
    'akkomodationType arrivalDateTime arrivalEntry booked checkInDate checkOutDate cityList content createdAt date days departureDateTime departureEntry duringTripEntry englishName entries entryType from hotelId hotels icon id imageUrl label lastOpened lat lng location longLabel movedCities name note optional osmId pois price provider published routeProfile stars title to toll totalDistance totalDuration tripPrints type url userId',
  ]);
});
