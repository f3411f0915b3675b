import { distanceMeters } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import type { RouteLeg, RouteStop } from '../ports.ts';
import { realEstimate } from '../route-planners/testing/estimate.ts';

const planner = realEstimate();

const stop = (lat: number, lng: number, more: Partial<RouteStop> = {}): RouteStop => ({
  cityId: `${lat}`,
  lat,
  lng,
  routeProfile: 'driving',
  toll: true,
  ...more,
});

async function leg(from: RouteStop, to: RouteStop): Promise<RouteLeg> {
  const [found] = (await planner.route({ stops: [from, to] })).value;
  if (!found || 'noRoute' in found) throw new Error('no route');
  return found;
}

const MUNICH = stop(48.14, 11.58);
const VERONA = stop(45.44, 10.99);
const COLOGNE = stop(50.94, 6.96);
const HAMBURG = stop(53.55, 10);

describe('a drive without motorways', () => {
  it.each([
    ['München – Verona', MUNICH, VERONA],
    ['Köln – Hamburg', COLOGNE, HAMBURG],
  ])('takes longer, and not for ever: %s', async (_, from, to) => {
    const [quick, slow] = [
      await leg(from, to),
      await leg(from, { ...to, wishes: ['avoid-motorway'] }),
    ];
    expect(slow.seconds).toBeGreaterThan(quick.seconds * 1.2);
    expect(slow.seconds).toBeLessThan(quick.seconds * 2.6);
    expect(slow.meters).toBeLessThan(quick.meters * 1.5);
  });

  it('pays no toll where the motorway alone has one', async () => {
    const slow = await leg(MUNICH, { ...VERONA, wishes: ['avoid-motorway'] });
    expect((await leg(MUNICH, VERONA)).hasToll).toBe(true);
    expect(slow.hasToll).toBe(false);
  });
});

describe('a scenic drive', () => {
  it('leads over passes, by another way than the quickest', async () => {
    const [quick, scenic] = [
      await leg(MUNICH, VERONA),
      await leg(MUNICH, { ...VERONA, wishes: ['scenic'] }),
    ];
    expect(scenic.seconds).toBeGreaterThan(quick.seconds * 1.1);
    expect(scenic.seconds).toBeLessThan(quick.seconds * 2.6);
    const far = scenic.geometry.filter(([lng, lat]) =>
      quick.geometry.every(([x, y]) => distanceMeters({ lat, lng }, { lat: y, lng: x }) > 10_000),
    );
    expect(far.length).toBeGreaterThan(5);
  });
});

describe('a drive without ferries', () => {
  it('goes round by land where land leads there', async () => {
    const [bergen, stavanger] = [stop(60.39, 5.32), stop(58.97, 5.73)];
    expect((await leg(bergen, stavanger)).hasFerry).toBe(true);
    const dry = await leg(bergen, { ...stavanger, wishes: ['avoid-ferry'] });
    expect(dry.hasFerry).toBe(false);
    expect(dry.crossings).toEqual([]);
  });

  it('takes the ferry where nothing else leads there', async () => {
    const palma = await leg(stop(41.39, 2.17), stop(39.57, 2.65, { wishes: ['avoid-ferry'] }));
    expect(palma.hasFerry).toBe(true);
  });
});

it('wishes are those of drives', async () => {
  const ride = { routeProfile: 'cycling', wishes: ['scenic', 'avoid-motorway'] } as const;
  const plain = await leg(MUNICH, stop(48.37, 10.9, { routeProfile: 'cycling' }));
  expect(await leg(MUNICH, stop(48.37, 10.9, ride))).toEqual(plain);
});
