import { afterEach, expect, it, vi } from 'vitest';
import { firstRequests } from './first-requests.ts';
import { serverTrips } from './trips-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('names exactly what the store asks for, or the browser would load it twice', async () => {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.reject(new TypeError('offline'));
  });
  await serverTrips.get('grüne Küste', null).catch(() => undefined);
  await serverTrips.list().catch(() => undefined);
  expect(asked).toHaveLength(2);
  expect(firstRequests('planner-page', '?reise=gr%C3%BCne%20K%C3%BCste')).toEqual(asked);
});

it('names the list where no trip is in the address, and nothing for pages without trips', () => {
  expect(firstRequests('planner-page', '')).toEqual(['/api/trips?limit=200']);
  expect(firstRequests('trips-page', '?reise=x')).toEqual(['/api/trips?limit=200']);
  expect(firstRequests('landing-page', '?reise=x')).toEqual([]);
});
