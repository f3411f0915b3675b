import type { Geocoder } from '@fahrtwind/geo';
import { expect, it } from 'vitest';
import { createSearchTurns, lookUpPlaces } from './look-up-places.ts';

it('begins one search in each turn of the event loop, however many lists are looked up', async () => {
  let [inTurn, most, count] = [0, 0, 0];
  const search: Geocoder['search'] = async () => {
    [inTurn, count] = [inTurn + 1, count + 1];
    most = Math.max(most, inTurn);
    return { value: [], source: 'gazetteer', attribution: [], isFallback: false };
  };
  const geocoder: Pick<Geocoder, 'search' | 'at'> = {
    search,
    at: async () => ({ value: [], source: 'gazetteer', attribution: [], isFallback: false }),
  };
  const takeTurn = createSearchTurns();
  const { signal } = new AbortController();
  const lines = ['Wien', 'Graz', 'Linz'].map((name) => ({ name, address: '' }));
  const question = { lines, language: 'de', limit: 8, signal } as const;
  let isOver = false;
  const nextTurn = (): void => {
    inTurn = 0;
    if (!isOver) setImmediate(nextTurn);
  };
  setImmediate(nextTurn);
  await Promise.all(Array.from({ length: 20 }, () => lookUpPlaces(geocoder, question, takeTurn)));
  isOver = true;
  expect(count).toBe(60);
  expect(most).toBe(1);
});
