import { expect, it } from 'vitest';
import type { PlaceQuery } from '../ports.ts';
import { withPause } from './with-pause.ts';

const query: PlaceQuery = { text: 'Ro', language: 'de', limit: 5 };

it('asks only for what is not typed on', async () => {
  const asked: string[] = [];
  const ask = withPause(async ({ text }: PlaceQuery) => {
    asked.push(text);
    return { value: text, source: 'test', attribution: [], isFallback: false };
  }, 20);
  const controller = new AbortController();
  const early = ask({ ...query, signal: controller.signal });
  controller.abort();
  const late = ask({ ...query, text: 'Rom' });
  await expect(early).rejects.toMatchObject({ name: 'AbortError' });
  expect((await late).value).toBe('Rom');
  expect(asked).toEqual(['Rom']);
});
