import { describe, expect, it } from 'vitest';
import type { RouteLeg, RouteStop } from '../ports.ts';
import { realEstimate } from './testing/estimate.ts';
import { describeRoutePlanner } from './testing/route-planner.spec.ts';

const planner = realEstimate();

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

/** Where the line goes on board. */
const pier = ({ crossings = [], geometry }: RouteLeg) =>
  crossings.map(({ points }) => points && geometry[points[0]]);

describe('the estimating planner', () => {
  it('draws a way by the cities, over the borders in order', async () => {
    const leg = await legTo(MUNICH, VENICE);
    expect(leg).toMatchObject({ cityId: 'venedig', isEstimate: true, hasToll: true });
    expect(leg.countries).toEqual(['DE', 'AT', 'IT']);
    expect(leg.geometry.length).toBeGreaterThan(8);
    expect(leg.geometry[0]).toEqual([11.58, 48.14]);
    expect(leg.geometry.at(-1)).toEqual([12.25, 45.49]);
  });

  it('leads through points without stopping there', async () => {
    const salzburg = { lat: 47.81, lng: 13.03 };
    const leg = await legTo(MUNICH, { ...VENICE, via: [salzburg] });
    const [there, on] = [
      await legTo(MUNICH, stop('salzburg', salzburg.lat, salzburg.lng)),
      await legTo(stop('salzburg', salzburg.lat, salzburg.lng), VENICE),
    ];
    expect(leg.cityId).toBe('venedig');
    expect(leg.geometry).toContainEqual([salzburg.lng, salzburg.lat]);
    expect(leg.meters).toBe(there.meters + on.meters);
    expect(leg.seconds).toBeLessThan(there.seconds + on.seconds);
    expect(leg.meters).toBeGreaterThan((await legTo(MUNICH, VENICE)).meters);
    expect(leg.countries).toEqual(['DE', 'AT', 'IT']);
  });

  it('tells where the ferries are on the whole line', async () => {
    const [bergen, foerde] = [stop('bergen', 60.39, 5.32), stop('førde', 61.45, 5.86)];
    const plain = await legTo(bergen, foerde);
    const led = await legTo(bergen, { ...foerde, via: [{ lat: 60.55, lng: 5.28 }] });
    expect(pier(plain).at(-1)).toBeDefined();
    expect(pier(led).at(-1)).toEqual(pier(plain).at(-1));
  });

  it('has no route through a point in the sea', async () => {
    const { value } = await planner.route({
      stops: [MUNICH, { ...VENICE, via: [{ lat: 56, lng: 3 }] }],
    });
    expect(value).toEqual([{ cityId: 'venedig', noRoute: true }]);
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
});

describeRoutePlanner(
  'The estimate',
  {
    home: MUNICH,
    overToll: VENICE,
    overFerry: { lat: 51.51, lng: -0.13 },
    overBorder: { lat: 47.38, lng: 8.54 },
    borderCountries: ['DE', 'AT', 'CH'],
    unreachable: { lat: 56, lng: 3 },
  },
  async () => ({ planner }),
);
