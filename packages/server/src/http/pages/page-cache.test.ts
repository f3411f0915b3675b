import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

function cacheOf(entries: number) {
  const made: string[] = [];
  const time = { now: 0 };
  const cache = createPageCache<string>({
    entries,
    milliseconds: 1000,
    isWorthKeeping: (value) => value !== 'worthless',
    now: () => time.now,
  });
  const get = (key: string, value = key) =>
    cache.get(key, async () => {
      made.push(key);
      return value;
    });
  return { get, made, time };
}

it('makes a page once for all who ask at the same time', async () => {
  const { get, made } = cacheOf(10);
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a', 'a', 'a']);
  expect(made).toEqual(['a']);
});

it('makes it again when its time is over', async () => {
  const { get, made, time } = cacheOf(10);
  await get('a');
  time.now = 1001;
  await get('a');
  expect(made).toEqual(['a', 'a']);
});

it('drops what was not used for the longest time', async () => {
  const { get, made } = cacheOf(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps neither failures nor what is not worth it', async () => {
  const { get, made } = cacheOf(10);
  await get('a', 'worthless');
  await get('a', 'worthless');
  expect(made).toEqual(['a', 'a']);
  const failing = createPageCache<string>({
    entries: 2,
    milliseconds: 1000,
    isWorthKeeping: () => true,
  });
  await expect(failing.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await failing.get('a', async () => 'yes')).toBe('yes');
});
