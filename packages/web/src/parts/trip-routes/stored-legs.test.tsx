// @vitest-environment happy-dom
import { routeLegsOf } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { legKey } from './leg-cache.ts';
import { storedLegs } from './stored-legs.ts';
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
