import { join } from 'node:path';
import { distanceMeters, type RouteProfile } from '@fahrtwind/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../ports.ts';
import { loadRoadEstimates } from './load-roads.ts';
import type { WayEstimate } from './road-estimates.ts';
import { KNOWN_LEGS, type KnownLeg } from './testing/known-legs.ts';
import { ATLAS, EURODIST, KNOWN_CITIES, type KnownCity } from './testing/known-distances.ts';

const roads = loadRoadEstimates(join(import.meta.dirname, '../../../../data/roads'));

const at = (city: KnownCity): Coordinates => ({
  lat: KNOWN_CITIES[city][0],
  lng: KNOWN_CITIES[city][1],
});

interface How {
  readonly profile?: RouteProfile;
  readonly mayUseToll?: boolean;
  readonly month?: number;
}

function way(from: Coordinates, to: Coordinates, how: How = {}): WayEstimate | null {
  return roads.way({ from, to, profile: 'driving', mayUseToll: true, ...how });
}

function sure(estimate: WayEstimate | null): WayEstimate {
  if (!estimate) throw new Error('no way');
  return estimate;
}

const namesOf = ({ via }: WayEstimate): readonly string[] => via.map(({ name }) => name);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the estimate of a drive', () => {
  it.each([
    ['today’s fastest ways', ATLAS],
    ['an older table', EURODIST],
  ])('is off by 8 % at most in the mean of %s, and nearer than the line', (_, { pairs }) => {
    expect(pairs.length).toBeGreaterThanOrEqual(40);
    const errorOf = (guess: (from: Coordinates, to: Coordinates) => number): number =>
      mean(pairs.map(([from, to, km]) => Math.abs(guess(at(from), at(to)) / 1000 / km - 1)));
    const byTable = errorOf((from, to) => sure(way(from, to)).meters);
    expect(byTable).toBeLessThanOrEqual(0.08);
    expect(byTable).toBeLessThan(errorOf((from, to) => distanceMeters(from, to) * 1.37));
  });

  it('is never off by a fourth on today’s fastest ways', () => {
    for (const [from, to, km] of ATLAS.pairs) {
      const error = Math.abs(sure(way(at(from), at(to))).meters / 1000 / km - 1);
      expect(error, `${from}–${to}`).toBeLessThan(0.25);
    }
  });

  it.each<[KnownCity, KnownCity, number]>([
    ['Hamburg', 'München', 7.5],
    ['Köln', 'Frankfurt', 1.9],
    ['Paris', 'Lyon', 4.5],
    ['Oslo', 'Trondheim', 6.5],
    ['Wien', 'Budapest', 2.4],
  ])('from %s to %s takes about %d hours', (from, to, hours) => {
    const ratio = sure(way(at(from), at(to))).seconds / 3600 / hours;
    expect(Math.abs(ratio - 1)).toBeLessThan(0.12);
  });

  it('leads by the cities on the way', () => {
    expect(namesOf(sure(way(at('München'), at('Venedig'))))).toEqual(
      expect.arrayContaining(['Innsbruck', 'Bozen', 'Verona']),
    );
    expect(namesOf(sure(way(at('Hamburg'), at('München'))))).toContain('Kassel');
  });

  it('knows bridges, ferries and car trains', () => {
    expect(sure(way(at('Kopenhagen'), at('Malmö')))).toMatchObject({
      hasFerry: false,
      hasToll: true,
    });
    expect(sure(way(at('London'), at('Paris'))).hasFerry).toBe(true);
    expect(sure(way(at('Helsinki'), at('Tallinn')))).toMatchObject({ hasFerry: true });
    const sylt = { lat: 54.91, lng: 8.31 };
    expect(sure(way(at('Hamburg'), sylt)).hasFerry).toBe(true);
    expect(sure(way(at('Berlin'), at('München')))).toMatchObject({
      hasFerry: false,
      hasToll: false,
    });
  });

  it('reaches islands by their ferry', () => {
    const mallorca = { lat: 39.57, lng: 2.65 };
    expect(sure(way(at('Barcelona'), mallorca)).hasFerry).toBe(true);
    const reykjavik = { lat: 64.15, lng: -21.94 };
    expect(sure(way(at('Hamburg'), reykjavik)).hasFerry).toBe(true);
    const crete = { lat: 35.34, lng: 25.14 };
    expect(sure(way(at('Athen'), crete)).hasFerry).toBe(true);
  });

  it('joins near places by small roads', () => {
    const [bonn, siegburg] = [
      { lat: 50.735, lng: 7.1 },
      { lat: 50.8, lng: 7.2 },
    ];
    const { meters, via } = sure(way(bonn, siegburg));
    expect(via.length).toBeLessThanOrEqual(1);
    expect(meters).toBeGreaterThan(10_000);
    expect(meters).toBeLessThan(18_000);
  });
});

/** How many of ten legs are within 8 % in distance and 15 % in time. */
function hitsIn(legs: readonly KnownLeg[]): { readonly km: number; readonly time: number } {
  const errors = legs.map(({ from, to, km, minutes, month = 7 }) => {
    const { meters, seconds } = sure(way(from, to, { month }));
    return { km: Math.abs(meters / 1000 / km - 1), time: Math.abs(seconds / 60 / minutes - 1) };
  });
  const share = (isHit: (error: (typeof errors)[number]) => boolean): number =>
    (errors.filter(isHit).length / legs.length) * 10;
  return { km: share(({ km }) => km <= 0.08), time: share(({ time }) => time <= 0.15) };
}

describe('drives over passes, along fjords and by ferry', () => {
  it('are near the truth in nine of ten legs, and in seven of ten that the table was not tuned by', () => {
    const mountains = KNOWN_LEGS.seen.filter(({ land }) => land !== 'plain');
    expect(KNOWN_LEGS.seen.length + KNOWN_LEGS.unseen.length).toBeGreaterThanOrEqual(120);
    expect(mountains.length).toBeGreaterThanOrEqual(30);
    const all = [...KNOWN_LEGS.seen, ...KNOWN_LEGS.unseen];
    for (const legs of [KNOWN_LEGS.seen, mountains, all]) {
      const { km, time } = hitsIn(legs);
      expect(km).toBeGreaterThanOrEqual(9);
      expect(time).toBeGreaterThanOrEqual(9);
    }
    const unseen = hitsIn(KNOWN_LEGS.unseen);
    expect(unseen.km).toBeGreaterThanOrEqual(7);
    expect(unseen.time).toBeGreaterThanOrEqual(8.5);
  });

  it('go around closed passes in winter, and name them', () => {
    const [bormio, mals] = [
      { lat: 46.471, lng: 10.37 },
      { lat: 46.688, lng: 10.546 },
    ];
    const [summer, winter] = [7, 1].map((month) => sure(way(bormio, mals, { month })));
    expect(summer?.closures).toEqual([]);
    expect(winter?.closures).toContainEqual({
      name: 'Umbrailpass',
      kind: 'pass',
      isAvoided: true,
    });
    expect(winter?.seconds).toBeGreaterThan((summer?.seconds ?? 0) * 1.5);
    expect(namesOf(sure(winter ?? null))).not.toContain('Umbrailpass');
  });

  it('say what is closed where no other way leads', () => {
    const stelvio = { lat: 46.5286, lng: 10.4529 };
    const bormio = { lat: 46.468, lng: 10.37 };
    expect(sure(way(bormio, stelvio, { month: 1 })).closures).toEqual([
      { name: 'Stilfser Joch', kind: 'pass', isAvoided: false },
    ]);
  });

  it('cross no ridge and no fjord by small roads', () => {
    const [innsbruck, meran] = [
      { lat: 47.268, lng: 11.393 },
      { lat: 46.671, lng: 11.16 },
    ];
    expect(namesOf(sure(way(innsbruck, meran)))).toContain('Sterzing');
    expect(sure(way(innsbruck, meran)).meters).toBeGreaterThan(105_000);
    const foerde = { lat: 61.452, lng: 5.857 };
    expect(sure(way(at('Bergen'), foerde)).hasFerry).toBe(true);
  });

  it('join two stops along the same road without a detour by its ends', () => {
    const [one, other] = [
      { lat: 66.4, lng: 14.75 },
      { lat: 66.8, lng: 15.35 },
    ];
    const { meters } = sure(way(one, other));
    expect(meters).toBeLessThan(distanceMeters(one, other) * 1.7);
  });
});

describe('avoiding tolls', () => {
  it.each<[KnownCity, KnownCity]>([
    ['Paris', 'Lyon'],
    ['Mailand', 'Rom'],
    ['Zagreb', 'Split'],
    ['Salzburg', 'Triest'],
    ['Innsbruck', 'Venedig'],
  ])('finds a way from %s to %s that takes longer', (from, to) => {
    const paid = sure(way(at(from), at(to)));
    const free = sure(way(at(from), at(to), { mayUseToll: false }));
    expect(paid.hasToll).toBe(true);
    expect(free.hasToll).toBe(false);
    expect(free.seconds).toBeGreaterThan(paid.seconds);
  });

  it('pays where there is no other way, and goes the same way where there is no toll', () => {
    const [krk, rijeka] = [
      { lat: 45.03, lng: 14.57 },
      { lat: 45.33, lng: 14.44 },
    ];
    expect(way(krk, rijeka, { mayUseToll: false })).not.toBeNull();
    expect(way(at('Berlin'), at('München'), { mayUseToll: false })).toEqual(
      way(at('Berlin'), at('München')),
    );
  });
});

describe('other ways to travel', () => {
  it('by bicycle and on foot lead straight over land, and by ferry over the sea', () => {
    const ride = sure(way(at('Köln'), at('Frankfurt'), { profile: 'cycling' }));
    expect(ride).toMatchObject({ via: [], hasFerry: false, hasToll: false });
    expect(ride.meters / distanceMeters(at('Köln'), at('Frankfurt'))).toBeCloseTo(1.3, 2);
    const [ferry, walk] = [
      sure(way(at('Helsinki'), at('Tallinn'), { profile: 'cycling' })),
      sure(way(at('Helsinki'), at('Tallinn'), { profile: 'walking' })),
    ];
    expect(ferry.hasFerry).toBe(true);
    expect(walk.seconds).toBeGreaterThan(ferry.seconds);
  });

  it('as the crow flies know no sea', () => {
    const newYork = { lat: 40.71, lng: -74.01 };
    const { meters, via } = sure(way(at('Berlin'), newYork, { profile: 'direct' }));
    expect(meters).toBe(Math.round(distanceMeters(at('Berlin'), newYork)));
    expect(via).toEqual([]);
  });
});

describe('where the table ends', () => {
  const PLACES = {
    'the North Sea': { lat: 56, lng: 3 },
    'the Atlantic': { lat: 0.5, lng: -25 },
    'the pole': { lat: 89.9, lng: 0 },
    'New York': { lat: 40.71, lng: -74.01 },
    Sydney: { lat: -33.87, lng: 151.2 },
    Tokio: { lat: 35.68, lng: 139.69 },
    Helgoland: { lat: 54.18, lng: 7.89 },
  };

  it.each(Object.entries(PLACES))('no way leads from Berlin to %s', (_, point) => {
    expect(way(at('Berlin'), point)).toBeNull();
    expect(way(point, at('Berlin'))).toBeNull();
  });

  it.each([
    ['Chicago', 'New York', { lat: 41.88, lng: -87.63 }, PLACES['New York'], 1270],
    ['Melbourne', 'Sydney', { lat: -37.81, lng: 144.96 }, PLACES.Sydney, 880],
    ['Berlin', 'Teheran', { lat: 52.52, lng: 13.4 }, { lat: 35.69, lng: 51.39 }, 4600],
  ])('from %s to %s the line is stretched', (_from, _to, from, to, km) => {
    const { meters, via } = sure(way(from, to));
    expect(via).toEqual([]);
    expect(meters / 1000 / km).toBeGreaterThan(0.75);
    expect(meters / 1000 / km).toBeLessThan(1.25);
  });

  it('answers every question with sound numbers or with no way, the same there and back', () => {
    const anywhere = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const europe = fc.record({
      lat: fc.double({ min: 36, max: 70, noNaN: true }),
      lng: fc.double({ min: -10, max: 30, noNaN: true }),
    });
    const profile = fc.constantFrom<RouteProfile>('driving', 'cycling', 'walking', 'direct');
    const anyPoint = fc.oneof(anywhere, europe);
    fc.assert(
      fc.property(anyPoint, anyPoint, profile, fc.boolean(), (from, to, by, mayUseToll) => {
        const there = way(from, to, { profile: by, mayUseToll });
        const back = way(to, from, { profile: by, mayUseToll });
        expect(there === null).toBe(back === null);
        if (!there || !back) return;
        expect(there.meters).toBeGreaterThanOrEqual(Math.floor(distanceMeters(from, to) * 0.98));
        expect(Number.isFinite(there.seconds)).toBe(true);
        expect(Math.abs(there.seconds - back.seconds)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing for staying where one is', () => {
    expect(way(at('Köln'), at('Köln'))).toMatchObject({ meters: 0, seconds: 0, via: [] });
  });
});

describe('the matrix', () => {
  it('says the same as single questions', () => {
    const cities: readonly KnownCity[] = ['Köln', 'Paris', 'London', 'Mailand', 'Split', 'Oslo'];
    const points = [...cities.map(at), { lat: 56, lng: 3 }, { lat: 50.9, lng: 6.9 }];
    for (const mayUseToll of [true, false]) {
      const matrix = [...roads.matrix(points, { profile: 'driving', mayUseToll })];
      for (const [row, from] of points.entries()) {
        for (const [column, to] of points.entries()) {
          const single = way(from, to, { mayUseToll });
          expect(matrix[row]?.[column]?.seconds ?? null).toBe(single?.seconds ?? null);
        }
      }
      const part = [
        ...roads.matrix(points, { profile: 'driving', mayUseToll }, { start: 2, end: 4 }),
      ];
      expect(part).toEqual(matrix.slice(2, 4));
    }
  });

  it('makes no lines', () => {
    const [row] = roads.matrix([at('Köln'), at('Split')], { profile: 'driving', mayUseToll: true });
    expect(row?.[1]).toMatchObject({ line: [], via: [] });
  });
});
