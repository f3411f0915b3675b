import { distanceMeters, type RouteProfile } from '@fahrtwind/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Answer,
  Coordinates,
  NoRoute,
  RouteLeg,
  RoutePlanner,
  RouteStop,
} from '../../ports.ts';

/** Places in which the things happen that a planner must know. */
export interface PlannerPlaces {
  readonly home: Coordinates;
  /** A toll road is the fastest way there, and there is another. */
  readonly overToll: Coordinates;
  readonly overFerry: Coordinates;
  readonly overBorder: Coordinates;
  /** By ISO codes, from home. */
  readonly borderCountries: readonly string[];
  readonly unreachable: Coordinates;
}

interface Started {
  readonly planner: RoutePlanner;
  close?(): Promise<void>;
}

type Leg = RouteLeg | NoRoute;

function stopAt(cityId: string, at: Coordinates, more: Partial<RouteStop> = {}): RouteStop {
  return { ...at, cityId, routeProfile: 'driving', toll: true, ...more };
}

function planned(leg: Leg | undefined): RouteLeg {
  if (!leg || 'noRoute' in leg) throw new Error('no route');
  return leg;
}

/** What every RoutePlanner does. */
export function describeRoutePlanner(
  name: string,
  places: PlannerPlaces,
  start: () => Promise<Started>,
): void {
  describe(`${name} as a route planner`, () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    });
    afterAll(async () => {
      await started.close?.();
    });

    const route = (stops: readonly RouteStop[]): Promise<Answer<readonly Leg[]>> =>
      started.planner.route({ stops });
    const legTo = async (to: Coordinates, more: Partial<RouteStop> = {}): Promise<RouteLeg> => {
      const { value } = await route([stopAt('home', places.home), stopAt('there', to, more)]);
      return planned(value[0]);
    };

    it('names every leg after the stop that it leads to [ST-6]', async () => {
      const { value } = await route([
        stopAt('a', places.home),
        stopAt('b', places.overToll),
        stopAt('c', places.overBorder, { routeProfile: 'direct' }),
        stopAt('d', places.home),
      ]);
      expect(value.map(({ cityId }) => cityId)).toEqual(['b', 'c', 'd']);
      expect(value.map((leg) => planned(leg).routeProfile)).toEqual([
        'driving',
        'direct',
        'driving',
      ]);
    });

    it('has no legs for no stops or one', async () => {
      expect((await route([])).value).toEqual([]);
      expect((await route([stopAt('a', places.home)])).value).toEqual([]);
    });

    it('measures a way that is longer than its straight line, and draws it from stop to stop', async () => {
      const { meters, seconds, geometry } = await legTo(places.overToll);
      const line = distanceMeters(places.home, places.overToll);
      expect(meters).toBeGreaterThan(line * 0.99);
      expect(meters).toBeLessThan(line * 2);
      expect((meters / seconds) * 3.6).toBeGreaterThan(40);
      expect((meters / seconds) * 3.6).toBeLessThan(140);
      expect(geometry.length).toBeGreaterThan(4);
      const [first = [0, 0], last = [0, 0]] = [geometry[0], geometry.at(-1)];
      expect(first[0]).toBeCloseTo(places.home.lng, 2);
      expect(first[1]).toBeCloseTo(places.home.lat, 2);
      expect(last[0]).toBeCloseTo(places.overToll.lng, 2);
      expect(last[1]).toBeCloseTo(places.overToll.lat, 2);
    });

    it('takes longer by bicycle, and longest on foot [ST-2]', async () => {
      const profiles: readonly RouteProfile[] = ['driving', 'cycling', 'walking'];
      const [drive = 0, ride = 0, walk = 0] = await Promise.all(
        profiles.map(
          async (routeProfile) => (await legTo(places.overToll, { routeProfile })).seconds,
        ),
      );
      expect(ride).toBeGreaterThan(drive * 2);
      expect(walk).toBeGreaterThan(ride * 2);
    });

    it('goes straight where a leg is direct', async () => {
      const { meters, geometry } = await legTo(places.unreachable, { routeProfile: 'direct' });
      expect(meters).toBe(Math.round(distanceMeters(places.home, places.unreachable)));
      expect(geometry).toHaveLength(2);
    });

    it('says that a way costs a toll, and finds a slower one without', async () => {
      const paid = await legTo(places.overToll);
      const free = await legTo(places.overToll, { toll: false });
      expect([paid.hasToll, free.hasToll]).toEqual([true, false]);
      expect(free.seconds).toBeGreaterThan(paid.seconds);
    });

    it('says that a way needs a ferry', async () => {
      expect((await legTo(places.overFerry)).hasFerry).toBe(true);
      expect((await legTo(places.overToll)).hasFerry).toBe(false);
    });

    it('names the countries on the way in order', async () => {
      expect((await legTo(places.overBorder)).countries).toEqual(places.borderCountries);
    });

    it('answers that no road leads somewhere, beside the legs that there are', async () => {
      const { value } = await route([
        stopAt('home', places.home),
        stopAt('lost', places.unreachable),
        stopAt('back', places.home),
        stopAt('there', places.overToll),
      ]);
      expect(value.slice(0, 2)).toEqual([
        { cityId: 'lost', noRoute: true },
        { cityId: 'back', noRoute: true },
      ]);
      expect(planned(value[2]).meters).toBeGreaterThan(0);
    });

    it('has nothing to drive between two stops at one place', async () => {
      const leg = await legTo(places.home);
      expect(leg.meters).toBe(0);
      expect(leg.seconds).toBe(0);
    });

    it('says who planned, and whom to name for it', async () => {
      const answer = await route([stopAt('a', places.home), stopAt('b', places.overToll)]);
      expect(answer.source).not.toBe('');
      expect(answer.attribution.length).toBeGreaterThan(0);
      expect(answer.isFallback).toBe(false);
    });

    it('compares all ways at once, like the single legs, and knows which there are not', async () => {
      const points = [places.home, places.overToll, places.unreachable];
      const { value } = await started.planner.matrix({
        points,
        routeProfile: 'driving',
        toll: true,
      });
      const single = await legTo(places.overToll);
      expect(value.meters[0]?.[0]).toBe(0);
      expect((value.meters[0]?.[1] ?? 0) / single.meters).toBeCloseTo(1, 2);
      expect((value.seconds[0]?.[1] ?? 0) / single.seconds).toBeCloseTo(1, 1);
      expect(value.meters[0]?.[2]).toBeNull();
      expect(value.seconds[2]?.[1]).toBeNull();
      expect(value.seconds).toHaveLength(3);
    });

    it('compares straight lines too, and nothing', async () => {
      const points = [places.home, places.unreachable];
      const straight = await started.planner.matrix({
        points,
        routeProfile: 'direct',
        toll: true,
      });
      const meters = Math.round(distanceMeters(places.home, places.unreachable));
      expect(straight.value.meters).toEqual([
        [0, meters],
        [meters, 0],
      ]);
      const none = await started.planner.matrix({
        points: [],
        routeProfile: 'driving',
        toll: true,
      });
      expect(none.value).toMatchObject({ meters: [], seconds: [] });
    });

    it('stops when the caller has gone', async () => {
      const stops = [stopAt('a', places.home), stopAt('b', places.overFerry)];
      const signal = AbortSignal.abort();
      await expect(started.planner.route({ stops, signal })).rejects.toThrow('abort');
    });
  });
}
