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
  });
  expect(sharedAddress('/hotel')?.isOpenEnded).toBe(false);
});

it.each([
  '/reise-ansehen',
  '/reise-ansehen/abc',
  '/anmelden?weiter=%2Fplaner',
  '/',
  '/routen',
  '/planer',
  '/nothing',
])('visitors do not share %s', (url) => {
  expect(sharedAddress(url)).toBeNull();
});
