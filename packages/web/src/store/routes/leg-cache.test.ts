import type { RouteLeg } from '@fahrtwind/domain';
import { dateOf } from '@fahrtwind/domain/testing';
import { expect, it, vi } from 'vitest';
import { createLegCache } from './leg-cache.ts';

const at = (lat: number) => ({ lat, lng: 8, label: '', longLabel: '', englishName: '' });
const leg: RouteLeg = {
  cityId: 'b',
  fromCityId: 'a',
  from: at(50),
  to: at(51),
  routeProfile: 'driving',
  toll: true,
  date: dateOf('2027-07-10'),
  month: 7,
  isFirstOfDay: false,
};
const route = {
  meters: 1,
  seconds: 2,
  geometry: [],
  isEstimate: false,
  hasToll: false,
  hasFerry: false,
  countries: [],
  isMissing: false,
};

it('knows a way by its ends, its profile and its toll, not by the stops', () => {
  const cache = createLegCache();
  const listener = vi.fn();
  cache.subscribe(listener);
  cache.add([[leg, route]]);
  expect(listener).toHaveBeenCalledOnce();
  expect(cache.find({ ...leg, cityId: 'x', fromCityId: 'y' })).toBe(route);
  expect(cache.find({ ...leg, toll: false })).toBeUndefined();
  expect(cache.find({ ...leg, routeProfile: 'cycling' })).toBeUndefined();
  expect(cache.find({ ...leg, from: leg.to, to: leg.from })).toBeUndefined();
});

it('finds a way that it has looked for in vain as soon as it is known', () => {
  const cache = createLegCache();
  expect(cache.find(leg)).toBeUndefined();
  cache.add([[leg, route]]);
  expect(cache.find(leg)).toBe(route);
  expect(cache.find({ ...leg, from: at(12) })).toBeUndefined();
  expect(cache.find(leg)).toBe(route);
});

it('forgets the oldest ways beyond 2000', () => {
  const cache = createLegCache();
  cache.add(
    Array.from({ length: 2001 }, (_, index) => [{ ...leg, to: at(index) }, route] as const),
  );
  expect(cache.find({ ...leg, to: at(0) })).toBeUndefined();
  expect(cache.find({ ...leg, to: at(1) })).toBe(route);
  expect(cache.find({ ...leg, to: at(2000) })).toBe(route);
});
