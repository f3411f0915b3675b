// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { serverTrips } from './server-trips.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for the list by pages of 200 until there is no next one', async () => {
  const asked: string[] = [];
  const pages = [
    { trips: [{ id: 'a' }, { id: 'b' }], next: '1767225600000.b' },
    { trips: [{ id: 'c' }], next: null },
  ];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(pages[asked.length - 1]));
  });
  expect((await serverTrips.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual(['/api/trips?limit=200', '/api/trips?limit=200&after=1767225600000.b']);
});
