// @vitest-environment happy-dom
import { routeLegsOf } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tripOnMap } from '../trip-on-map.ts';
import { legKey } from '../../store/routes/leg-cache.ts';
import { storedLegs } from '../../store/routes/stored-legs.ts';
import { useRoutes } from './use-routes.ts';

const route = {
  meters: 33_000,
  seconds: 2520,
  geometry: [],
  isEstimate: false,
  hasToll: false,
  hasFerry: false,
  countries: ['DE'],
  isMissing: false,
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the device knows the legs that it has stored, and no others', async () => {
  await storedLegs.write([
    ['a', route],
    ['b', { ...route, meters: 2 }],
  ]);
  const found = await storedLegs.read(['a', 'b', 'c', 'a']);
  expect([...found]).toEqual([
    ['a', route],
    ['b', { ...route, meters: 2 }],
  ]);
});

it('a trip that was opened before has its routes without a network', async () => {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });
  const [leg] = routeLegsOf(trip);
  if (!leg) throw new Error('a leg');
  await storedLegs.write([[legKey(leg), route]]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(() => useRoutes(trip));
  expect(result.current.measure(leg)).toBeUndefined();
  await waitFor(() => expect(result.current.measure(leg)).toEqual(route));
});

const ROAD = [
  [8.27, 50],
  [8.4, 49.8],
  [8.5, 49.6],
  [8.69, 49.41],
] as const;

const answerWith = (question: string): Response => {
  const { stops }: { readonly stops: readonly { readonly cityId: string }[] } =
    JSON.parse(question);
  const legs = stops.slice(1).map(({ cityId }) => {
    const { isMissing: _, ...planned } = route;
    return { ...planned, cityId, routeProfile: 'driving', geometry: ROAD, isEstimate: true };
  });
  return new Response(
    JSON.stringify({ legs, source: 'estimate', attribution: [], isFallback: false }),
  );
};

it('a line is straight until the server answers, then lies on the road, and stays there without a network', async () => {
  const trip = tripOf({ 'Tag 1': ['Mainz', 'Heidelberg'] });
  const [leg] = routeLegsOf(trip);
  if (!leg) throw new Error('a leg');
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return answerWith(body);
  });
  const { result, unmount } = renderHook(() => useRoutes(trip));
  const drawn = () =>
    tripOnMap(trip, { language: 'de', knownLeg: result.current.measure }).legs[0]?.geometry;
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(drawn()).toEqual([
    [leg.from.lng, leg.from.lat],
    [leg.to.lng, leg.to.lat],
  ]);
  for (const answer of waiting) answer();
  await waitFor(() => expect(drawn()).toEqual(ROAD));
  unmount();
  await waitFor(async () => {
    const kept = (await storedLegs.read([legKey(leg)])).get(legKey(leg));
    expect(kept?.geometry).toEqual(ROAD);
  });
});
