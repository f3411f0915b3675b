import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RouteLeg, RouteStop } from '../ports.ts';
import { loadRoadEstimates } from '../roads/load-roads.ts';
import { createEstimatePlanner } from './estimate-planner.ts';

const roads = loadRoadEstimates(join(import.meta.dirname, '../../../../data/roads'));
const planner = createEstimatePlanner(() => roads);

function stop(cityId: string, lat: number, lng: number, more: Partial<RouteStop> = {}): RouteStop {
  return { cityId, lat, lng, routeProfile: 'driving', toll: true, ...more };
}

const MUNICH = stop('münchen', 48.14, 11.58);
const VENICE = stop('venedig', 45.49, 12.25);

async function legTo(from: RouteStop, to: RouteStop): Promise<RouteLeg> {
  const { value } = await planner.route({ stops: [from, to] });
  const [leg] = value;
  if (!leg || 'noRoute' in leg) throw new Error('no route');
  return leg;
}

describe('the estimating planner', () => {
  it('draws a way by the cities, over the borders in order', async () => {
    const leg = await legTo(MUNICH, VENICE);
    expect(leg).toMatchObject({ cityId: 'venedig', isEstimate: true, hasToll: true });
    expect(leg.countries).toEqual(['DE', 'AT', 'IT']);
    expect(leg.geometry.length).toBeGreaterThan(8);
    expect(leg.geometry[0]).toEqual([11.58, 48.14]);
    expect(leg.geometry.at(-1)).toEqual([12.25, 45.49]);
  });

  it('names the countries of short and of long ways', async () => {
    const near = await legTo(stop('a', 47.59, 7.62), stop('b', 47.55, 7.59));
    expect(near.countries).toEqual(['DE', 'CH']);
    const zurich = await legTo(MUNICH, stop('zürich', 47.38, 8.54));
    expect(zurich.countries).toEqual(['DE', 'AT', 'CH']);
  });

  it('flies over borders and the date line', async () => {
    const fiji = stop('fidschi', -17.8, 178, { routeProfile: 'direct' });
    const samoa = stop('samoa', -13.8, -172, { routeProfile: 'direct' });
    const leg = await legTo(fiji, samoa);
    expect(leg.geometry).toEqual([
      [178, -17.8],
      [188, -13.8],
    ]);
    expect(leg.countries).toEqual(['FJ', 'WS']);
    expect((await legTo(samoa, fiji)).geometry.at(-1)).toEqual([-182, -17.8]);
  });

  it('says of whom its numbers are', async () => {
    const { source, attribution, isFallback } = await planner.route({ stops: [MUNICH, VENICE] });
    expect(source).toBe('estimate');
    expect(attribution.join()).toContain('GeoNames');
    expect(isFallback).toBe(false);
  });

  it('stops when nobody waits any more', async () => {
    const signal = AbortSignal.abort();
    await expect(planner.route({ stops: [MUNICH, VENICE], signal })).rejects.toThrow('abort');
  });
});
