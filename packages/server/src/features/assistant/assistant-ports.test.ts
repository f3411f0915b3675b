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
  const ports = createPorts({ search } as unknown as GeoParts, new AbortController().signal);
  const line = Array.from({ length: 100_000 }, (_, index) => ({
    lat: 50,
    lng: 6 + (index / 100_000) * 8,
  }));
  expect((await ports.placesAlong(line)).map(({ name }) => name)).toEqual(['Nah']);
});
