import { describe, expect, it } from 'vitest';
import type { GeoCache } from '../outside/geo-cache.ts';
import { Outage } from '../outside/outage.ts';
import type { Coordinates, RouteStop } from '../ports.ts';
import { createEnginePlanner } from './engine-planner.ts';
import { inParallel } from './in-parallel.ts';
import type { EngineLeg, LegQuery, MatrixBlock, RoutingEngine } from './routing-engine.ts';
import { realEstimate } from './testing/estimate.ts';

const estimate = realEstimate();

const LEG: EngineLeg = {
  meters: 1000.4,
  seconds: 60.6,
  geometry: [
    [8, 48],
    [8.1, 48.1],
  ],
  hasToll: false,
  hasFerry: false,
};

interface Played extends RoutingEngine {
  readonly legs: LegQuery[];
  readonly blocks: MatrixBlock[];
}

/** An engine that knows everything south of 50 degrees. */
function southernEngine(
  leg: (query: LegQuery) => Promise<EngineLeg | 'no-route' | 'beyond'> = async () => LEG,
): Played {
  const legs: LegQuery[] = [];
  const blocks: MatrixBlock[] = [];
  return {
    name: 'south',
    identity: 'south 1',
    attribution: ['© South'],
    legs,
    blocks,
    leg: async (query) => {
      legs.push(query);
      return query.to.lat > 50 || query.from.lat > 50 ? 'beyond' : await leg(query);
    },
    matrix: async (block) => {
      blocks.push(block);
      if ([...block.sources, ...block.targets].some(({ lat }) => lat > 50)) return 'beyond';
      const cells = block.sources.map(() => block.targets.map(() => 7));
      return { meters: cells, seconds: cells };
    },
  };
}

function memoryCache(): GeoCache & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: async (keys) =>
      new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key)] as const] : []))),
    write: async (entries) => {
      for (const [key, value] of entries) kept.set(key, JSON.parse(JSON.stringify(value)));
    },
  };
}

const stop = (cityId: string, lat: number, more: Partial<RouteStop> = {}): RouteStop => ({
  cityId,
  lat,
  lng: 8,
  routeProfile: 'driving',
  toll: true,
  ...more,
});

describe('planning with an engine', () => {
  it('asks only for legs that it has not measured yet', async () => {
    const engine = southernEngine();
    const planner = createEnginePlanner({ engine, estimate, cache: memoryCache() });
    const stops = [stop('a', 48), stop('b', 48.5), stop('c', 49)];
    const first = await planner.route({ stops });
    expect(engine.legs).toHaveLength(2);
    expect(await planner.route({ stops })).toEqual(first);
    await planner.route({ stops: [...stops, stop('d', 49.5)] });
    await planner.route({ stops: [stop('a', 48), stop('b', 48.5, { toll: false })] });
    await planner.route({ stops: [stop('a', 48), stop('b', 48.5, { routeProfile: 'cycling' })] });
    const via = [{ lat: 48.2, lng: 8.1 }];
    await planner.route({ stops: [stop('a', 48), stop('b', 48.5, { via })] });
    await planner.route({ stops: [stop('a', 48), stop('b', 48.5, { via })] });
    expect(engine.legs).toHaveLength(6);
    expect(engine.legs.at(-1)).toMatchObject({ via });
    expect(first.value[0]).toMatchObject({ cityId: 'b', meters: 1000, seconds: 61 });
  });

  it('keeps what it has heard before an outage', async () => {
    const cache = memoryCache();
    let isDown = true;
    const engine = southernEngine(async ({ to }) => {
      if (isDown && to.lat > 49) throw new Outage('south', 'status');
      return LEG;
    });
    const planner = createEnginePlanner({ engine, estimate, cache });
    const stops = [stop('a', 48), stop('b', 48.5), stop('c', 49.5)];
    await expect(planner.route({ stops })).rejects.toThrow('status');
    expect(cache.kept.size).toBe(1);
    isDown = false;
    expect((await planner.route({ stops })).value).toHaveLength(2);
    expect(engine.legs).toHaveLength(3);
  });

  it('asks again for what another version has kept in another form', async () => {
    const cache = memoryCache();
    const engine = southernEngine();
    const planner = createEnginePlanner({ engine, estimate, cache });
    const stops = [stop('a', 48), stop('b', 48.5)];
    await planner.route({ stops });
    for (const key of cache.kept.keys()) cache.kept.set(key, { old: true });
    await planner.route({ stops });
    expect(engine.legs).toHaveLength(2);
  });

  it('estimates where the engine has no data, and names who has measured the rest', async () => {
    const planner = createEnginePlanner({ engine: southernEngine(), estimate, cache: null });
    const mixed = await planner.route({ stops: [stop('a', 48), stop('b', 49), stop('c', 51)] });
    expect(mixed.source).toBe('south');
    expect(mixed.value).toMatchObject([{ isEstimate: false }, { isEstimate: true }]);
    const north = await planner.route({ stops: [stop('a', 51), stop('b', 52)] });
    expect(north).toMatchObject({ source: 'estimate', value: [{ isEstimate: true }] });
  });

  it('thins long lines out, the more so the more legs there are', async () => {
    const wave = Array.from({ length: 1600 }, (_, index): [number, number] => [
      8 + index / 1000,
      48 + Math.sin(index / 3) / 10,
    ]);
    const engine = southernEngine(async () => ({ ...LEG, geometry: wave }));
    const planner = createEnginePlanner({ engine, estimate, cache: null });
    const points = async (legs: number): Promise<number> => {
      const stops = Array.from({ length: legs + 1 }, (_, index) => stop(`${index}`, 48));
      const { value } = await planner.route({ stops });
      return value.reduce((sum, leg) => sum + ('noRoute' in leg ? 0 : leg.geometry.length), 0);
    };
    expect(await points(1)).toBeLessThanOrEqual(1500);
    const trip = await points(60);
    expect(trip).toBeLessThanOrEqual(60_000);
    expect(trip).toBeGreaterThan(30_000);
  });
});

const at = (lat: number): Coordinates => ({ lat, lng: 8 });

const matrixOf = async (engine: RoutingEngine, points: readonly Coordinates[]) => {
  const planner = createEnginePlanner({ engine, estimate, cache: null });
  return (await planner.matrix({ points, routeProfile: 'driving', toll: true })).value;
};

describe('comparing with an engine', () => {
  it('asks in blocks of 50 by 50', async () => {
    const engine = southernEngine();
    const points = Array.from({ length: 120 }, (_, index) => at(47 + index / 100));
    const { meters, seconds, isEstimate } = await matrixOf(engine, points);
    expect(engine.blocks.map(({ sources, targets }) => [sources.length, targets.length])).toEqual([
      [50, 50],
      [50, 50],
      [50, 20],
      [50, 50],
      [50, 50],
      [50, 20],
      [20, 50],
      [20, 50],
      [20, 20],
    ]);
    expect(meters).toHaveLength(120);
    expect(isEstimate ?? false).toBe(false);
    expect(seconds.every((row) => row.length === 120 && row.every((cell) => cell === 7))).toBe(
      true,
    );
  });

  it('takes rows and columns of points that it does not know from the estimate', async () => {
    const { meters, isEstimate } = await matrixOf(southernEngine(), [at(48), at(51), at(49)]);
    expect([meters[0]?.[2], meters[2]?.[0], meters[0]?.[0]]).toEqual([7, 7, 7]);
    expect(meters[0]?.[1]).toBeGreaterThan(300_000);
    expect(meters[1]?.[2]).toBeGreaterThan(200_000);
    expect(isEstimate).toBe(true);
  });
});

describe('doing things in parallel', () => {
  it('does all of them, so many at a time, and tells of each', async () => {
    let [running, most] = [0, 0];
    const results: number[] = [];
    await inParallel(
      [1, 2, 3, 4, 5, 6, 7],
      3,
      async (item) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        running -= 1;
        return item * 2;
      },
      (result, index) => {
        results[index] = result;
      },
    );
    expect(results).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(most).toBe(3);
  });

  it('begins nothing new after a failure, and throws it', async () => {
    const begun: number[] = [];
    const work = inParallel(
      [1, 2, 3, 4, 5, 6],
      2,
      async (item) => {
        begun.push(item);
        if (item === 2) throw new Error('two');
        return item;
      },
      () => undefined,
    );
    await expect(work).rejects.toThrow('two');
    expect(begun.length).toBeLessThan(6);
  });
});
