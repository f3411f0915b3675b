import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateLeg } from '../legs/estimate-leg.ts';
import { routeLegsOf, totalsOf } from '../legs/route-legs.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { hotelOf, routeOf, sketchOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { hotelsThatDoNotFit } from '../trip/hotel-fit.ts';
import { isFirm } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import type { LegMatrix } from './leg-matrix.ts';
import { optimiseRoute } from './optimise-route.ts';
import { previewThorough, type PreviewThorough } from './optimise-thoroughly.ts';

/** The estimated ways between all firm stops; those between the named places can be said otherwise. */
function matrixOf(trip: Trip, said: Readonly<Record<string, number | null>> = {}): LegMatrix {
  const stops = stopsOf(trip).filter(isFirm);
  const cells = (unit: 'meters' | 'seconds') =>
    stops.map((from) =>
      stops.map((to) => {
        const own = said[`${from.id} → ${to.id}`];
        return own === undefined
          ? estimateLeg(from.location, to.location, to.routeProfile)[unit]
          : own;
      }),
    );
  return { stopIds: stops.map(({ id }) => id), meters: cells('meters'), seconds: cells('seconds') };
}

const wantedFor = (trip: Trip, wanted: Partial<PreviewThorough> = {}): PreviewThorough => ({
  matrix: matrixOf(trip),
  by: 'time',
  keepLast: false,
  seed: 1,
  mayGoOn: (rounds) => rounds < 200,
  ...wanted,
});

const preview = (trip: Trip, wanted: Partial<PreviewThorough> = {}) =>
  previewThorough(trip, wantedFor(trip, wanted));

const ids = (trip: Trip): readonly string[] => stopsOf(trip).map(({ id }) => id);

/** Orders are compared with a speed for direct legs, too, although a schedule gives them no time. */
const seconds = (trip: Trip): number =>
  routeLegsOf(trip).reduce(
    (sum, leg) => sum + estimateLeg(leg.from, leg.to, leg.routeProfile).seconds,
    0,
  );

describe('the thorough optimisation', () => {
  // From Köln, Bonn is nearest, and then the way back north is long.
  const trap = tripOf({ 'Tag 1': ['Köln', 'München', 'Bonn', 'Hamburg', 'Bremen', 'Frankfurt'] });

  it('finds a better order than the quick one, and says what is saved', () => {
    const { trip, before, after } = preview(trap);
    const quick = optimiseRoute(trap);
    if (!quick.ok) throw new Error(quick.error);
    expect(before.seconds).toBe(seconds(trap));
    expect(after.seconds).toBe(seconds(trip));
    expect(after.seconds).toBeLessThan(seconds(quick.value));
    expect(after.meters).toBe(totalsOf(routeLegsOf(trip)).totalDistance);
  });

  it('keeps the last stop if wanted', () => {
    const { trip } = preview(trap, { keepLast: true });
    expect(routeOf(trip).at(-1)).toBe('Frankfurt');
    expect(seconds(trip)).toBeLessThan(seconds(trap));
  });

  it('comes home at the end of a round trip', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'München', 'Bonn'], 'Tag 2': ['Stuttgart', 'Köln'] });
    const route = routeOf(preview(trip).trip);
    expect([route[0], route.at(-1)]).toEqual(['Köln', 'Köln']);
    expect(seconds(preview(trip).trip)).toBeLessThan(seconds(trip));
  });

  it('follows the given ways, there and back and by time or distance, not the map', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Koblenz'] });
    const matrix: LegMatrix = {
      stopIds: ['koeln', 'bonn', 'koblenz'],
      seconds: [
        [0, 9, 1],
        [9, 0, 9],
        [9, 1, 0],
      ],
      meters: [
        [0, 1, 9],
        [1, 0, 1],
        [9, 9, 0],
      ],
    };
    const found = preview(trip, { matrix });
    expect(routeOf(found.trip)).toEqual(['Köln', 'Koblenz', 'Bonn']);
    expect([found.before, found.after]).toEqual([
      { meters: 2, seconds: 18 },
      { meters: 18, seconds: 2 },
    ]);
    expect(preview(trip, { matrix, by: 'distance' }).trip).toBe(trip);
  });

  it('goes around where there is no way', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Koblenz', 'Mainz'] });
    const found = preview(trip, { matrix: matrixOf(trip, { 'bonn → koblenz': null }) });
    expect(found.before.seconds).toBe(Number.POSITIVE_INFINITY);
    expect(found.after.seconds).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(ids(found.trip).join()).not.toContain('bonn,koblenz');
  });

  it('estimates the ways of stops that the matrix does not know', () => {
    const matrix = { stopIds: [], meters: [], seconds: [] };
    expect(preview(trap, { matrix })).toEqual({ ...preview(trap), isEstimate: true });
  });

  it('says whether one of the ways is an estimate', () => {
    const matrix = matrixOf(trap);
    const [, ...known] = matrix.stopIds;
    expect(preview(trap, { matrix }).isEstimate).toBe(false);
    expect(preview(trap, { matrix: { ...matrix, isEstimate: true } }).isEstimate).toBe(true);
    const partly = { ...matrix, stopIds: ['elsewhere', ...known] };
    expect(preview(trap, { matrix: partly }).isEstimate).toBe(true);
  });

  it('gives the trip itself back where nothing is gained', () => {
    for (const trip of [
      tripOf({ 'Tag 1': [] }),
      tripOf({ 'Tag 1': [], 'Tag 2': ['Köln'], 'Tag 3': ['Bonn?'] }),
      tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz', 'Mainz'] }),
    ]) {
      const found = preview(trip);
      expect(found.trip).toBe(trip);
      expect(found.after).toEqual(found.before);
    }
  });
});

describe('the nights of a thoroughly optimised trip', () => {
  it('stay with their stops, and so do their hotels', () => {
    const hotels = [hotelOf('München', '2026-07-13', 2), hotelOf('Bonn', '2026-07-15', 1)];
    const trip = tripOf(
      {
        'Tag 1': ['Köln'],
        'Tag 2': ['München'],
        'Tag 3': [],
        'Tag 4': ['Bonn'],
        'Tag 5': ['Mainz'],
      },
      { hotels },
    );
    const found = preview(trip).trip;
    expect(sketchOf(found)).toEqual({
      'tag-1': ['Köln'],
      'tag-2': ['Bonn'],
      'tag-3': ['Mainz', 'München'],
      'tag-4': [],
      'tag-5': [],
    });
    expect(found.days.map((day) => day.hotelId)).toEqual([
      null,
      'hotel-bonn',
      'hotel-muenchen',
      'hotel-muenchen',
      null,
    ]);
    expect(hotelsThatDoNotFit(found)).toEqual([]);
  });

  it('in one hotel stay in a row, though another order were shorter', () => {
    const trip = tripOf(
      {
        'Tag 1': ['Köln'],
        'Tag 2': ['München'],
        'Tag 3': ['Koblenz'],
        'Tag 4': ['Stuttgart', 'Bonn', 'Mainz'],
      },
      { hotels: [hotelOf('Koblenz', '2026-07-13', 2)] },
    );
    const route = routeOf(preview(trip).trip);
    expect(Math.abs(route.indexOf('München') - route.indexOf('Koblenz'))).toBe(1);
    expect(seconds(preview(trip).trip)).toBeLessThan(seconds(trip));
    expect(hotelsThatDoNotFit(preview(trip).trip)).toEqual([]);
  });
});

it('keeps nights in a row on a long trip too, where the order is searched for', () => {
  const names =
    'Köln Hamburg München Bremen Stuttgart Berlin Bonn Dresden Mainz Leipzig Freiburg Koblenz';
  const more = 'Konstanz Frankfurt Karlsruhe Heidelberg';
  const places = [...names.split(' '), ...more.split(' ')];
  const trip = tripOf(
    Object.fromEntries(places.map((name, index) => [`Tag ${index + 1}`, [name]])),
    { hotels: [hotelOf('Bremen', '2026-07-14', 2), hotelOf('Mainz', '2026-07-20', 3)] },
  );
  const found = preview(trip, { keepLast: true }).trip;
  const route = routeOf(found);
  expect(new Set(route)).toEqual(new Set(places));
  expect([route[0], route.at(-1)]).toEqual(['Köln', 'Heidelberg']);
  expect(seconds(found)).toBeLessThan(seconds(trip) * 0.75);
  expect(hotelsThatDoNotFit(found)).toEqual([]);
  expect(found.days.map((day) => day.hotelId ?? '').join(' ')).toMatch(
    /hotel-mainz hotel-mainz hotel-mainz/,
  );
});

it('keeps all stops, first and last place, the nights in every hotel and a good trip, and is never worse', () => {
  fc.assert(
    fc.property(anyTrip(), fc.boolean(), (trip, keepLast) => {
      const { trip: found, before, after } = preview(trip, { keepLast });
      expect(checkTrip(found)).toEqual([]);
      expect(ids(found).toSorted()).toEqual(ids(trip).toSorted());
      expect(ids(found)[0]).toBe(ids(trip)[0]);
      if (keepLast) expect(ids(found).at(-1)).toBe(ids(trip).at(-1));
      expect(nightsOf(found)).toEqual(nightsOf(trip));
      expect(after.seconds).toBeLessThanOrEqual(before.seconds);
      expect([before.seconds, after.seconds]).toEqual([seconds(trip), seconds(found)]);
    }),
  );
});

const nightsOf = (trip: Trip): readonly string[] =>
  trip.days.map((day) => String(day.hotelId)).toSorted();
