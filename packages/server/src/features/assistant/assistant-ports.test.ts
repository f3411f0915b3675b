import type { Point } from '@fahrtwind/domain';
import type { PlaceFinder } from '@fahrtwind/geo';
import { expect, it } from 'vitest';
import { createPorts, type GeoParts } from './assistant-ports.ts';

type Found = Awaited<ReturnType<PlaceFinder['find']>>;

function sight(name: string, { lat, lng }: Point) {
  const location = { lat, lng, label: `${name}, Deutschland`, longLabel: '', englishName: '' };
  return { name, location, url: '', description: '' };
}

it('finds what lies beside the line of a real router, which has very many points', async () => {
  const found = [sight('Nah', { lat: 50, lng: 10.1 }), sight('Fern', { lat: 51, lng: 10 })];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that are looked at
  const search = { find: async () => ({ value: found }) as unknown as Found };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const ports = createPorts({ search } as unknown as GeoParts, new AbortController().signal, 'de');
  const line = Array.from({ length: 100_000 }, (_, index) => ({
    lat: 50,
    lng: 6 + (index / 100_000) * 8,
  }));
  expect((await ports.placesAlong(line)).map(({ name }) => name)).toEqual(['Nah']);
});

it('asks the planner once for what is asked again in a turn, and only for the rows that are needed', async () => {
  const asked: unknown[] = [];
  const planner = {
    matrix: async (query: object) => {
      asked.push(query);
      return { value: { meters: [], seconds: [] } };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const parts = { planner } as unknown as GeoParts;
  const { signal } = new AbortController();
  const ports = createPorts(parts, signal, 'de');
  const points = [
    { lat: 50.9, lng: 6.9 },
    { lat: 48.8, lng: 2.3 },
  ];
  await ports.matrix(points, 'driving', true, 1);
  await ports.matrix([...points], 'driving', true, 1);
  expect(asked).toEqual([
    { points, routeProfile: 'driving', toll: true, signal, rows: { start: 0, end: 1 } },
  ]);
  await ports.matrix(points, 'driving', true);
  expect(asked).toHaveLength(2);
});
