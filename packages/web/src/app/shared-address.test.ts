import { expect, it } from 'vitest';
import { sharedAddress } from './shared-address.ts';

it.each([
  ['/Impressum?utm_source=x&x', '/impressum'],
  ['/hotel', '/hotel'],
  ['/HOTEL/', '/hotel'],
  ['/hotel?weiter=/planer', '/hotel'],
  ['/ANMELDEN?fbclid=1', '/anmelden'],
])('%s is the page %s for visitors', (url, shared) => {
  expect(sharedAddress(url)?.url.toLowerCase()).toBe(shared);
  expect(sharedAddress(url)).toEqual(sharedAddress(shared));
});

it('keeps parameters of the path as they are written', () => {
  expect(sharedAddress('/BLOG/Ein%20Text/?x=1')).toEqual({
    url: '/Blog/Ein%20Text',
    isOpenEnded: true,
    hasData: false,
  });
  expect(sharedAddress('/hotel')?.isOpenEnded).toBe(false);
});

it.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/reise-ansehen/abc', '/reise-ansehen/abc'],
  ['/FORUM?x=1&q=F%C3%A4hre&after=b', '/forum?q=F%C3%A4hre&after=b'],
  ['/forum?after=b&q=F%C3%A4hre', '/forum?q=F%C3%A4hre&after=b'],
  ['/merch?produkt=tasse', '/merch?produkt=tasse'],
])('%s is the page with data %s for visitors', (url, shared) => {
  expect(sharedAddress(url)).toMatchObject({ url: shared, hasData: true });
});

it.each([
  '/reise-ansehen/abc-copy',
  '/Frage/wohin-abc',
  '/anmelden?weiter=%2Fplaner',
  '/planer',
  '/nothing',
])('visitors do not share %s', (url) => {
  expect(sharedAddress(url)).toBeNull();
});
