import { expect, it } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

function pagesOf({ maxBytes = 1000 } = {}) {
  const made: string[] = [];
  const state = { now: 0, version: 'one', admitted: 0 };
  const pages = createKeptPages<string>({
    milliseconds: 1000,
    maxBytes,
    readVersion: async () => state.version,
    bytesOf: (value) => value.length,
    isWorthKeeping: (value) => value !== 'worthless',
    now: () => state.now,
  });
  const get = (key: string, make = async () => key) =>
    pages.get(key, {
      admit: async () => {
        state.admitted += 1;
      },
      make: () => {
        made.push(key);
        return make();
      },
    });
  return { get, made, state, pages };
}

/** A page that is being made until it is told to be done. */
function slowPage() {
  const waiting: ((value: string) => void)[] = [];
  return {
    make: () => new Promise<string>((resolve) => void waiting.push(resolve)),
    finish: (value: string) => {
      for (const resolve of waiting) resolve(value);
    },
  };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

it('makes a page once for all who ask at the same time, and counts it for the one who caused it', async () => {
  const { get, made, state } = pagesOf();
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a', 'a', 'a']);
  expect(made).toEqual(['a']);
  const { admitted } = state;
  await get('a');
  expect(state.admitted).toBe(admitted);
});

it('makes it again when its time is over, and when the data have changed', async () => {
  const { get, made, state } = pagesOf();
  await get('a');
  await get('a');
  expect(made).toEqual(['a']);
  state.now = 1001;
  await get('a');
  expect(made).toEqual(['a', 'a']);
  state.version = 'two';
  await get('a');
  expect(made).toEqual(['a', 'a', 'a']);
});

it('never gives a page that is being made of older data, and makes no second one beside it', async () => {
  const { get, made, state } = pagesOf();
  const old = slowPage();
  const first = get('a', old.make);
  await turns();
  state.version = 'two';
  const others = [1, 2, 3].map(() => get('a', async () => 'new'));
  await turns();
  expect(made).toEqual(['a']);
  old.finish('old');
  expect(await first).toBe('old');
  expect(await Promise.all(others)).toEqual(['new', 'new', 'new']);
  expect(made).toEqual(['a', 'a']);
});

it('keeps no more bytes than allowed, and drops what was not used for the longest time', async () => {
  const { get, made } = pagesOf({ maxBytes: 6 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps neither failures, nor what is not worth it, nor anything without a version', async () => {
  const { get, made } = pagesOf();
  await get('a', async () => 'worthless');
  await get('a', async () => 'worthless');
  expect(made).toEqual(['a', 'a']);
  await expect(get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get('b')).toBe('b');
  const blind = createKeptPages<number>({
    milliseconds: 1000,
    maxBytes: 1000,
    readVersion: () => Promise.reject(new Error('no database')),
    bytesOf: () => 1,
    isWorthKeeping: () => true,
  });
  let made2 = 0;
  const making = { admit: async () => undefined, make: async () => (made2 += 1) };
  expect([await blind.get('a', making), await blind.get('a', making)]).toEqual([1, 2]);
});

it('refuses who causes too much, but not those who wait for the page of another', async () => {
  const { get, pages } = pagesOf();
  const slow = slowPage();
  const first = get('a', slow.make);
  await turns();
  const refused = {
    admit: () => Promise.reject(new Error('too many')),
    make: () => expect.unreachable(),
  };
  const waiting = pages.get('a', refused);
  slow.finish('a');
  expect(await Promise.all([first, waiting])).toEqual(['a', 'a']);
  await expect(pages.get('b', refused)).rejects.toThrow('too many');
});
