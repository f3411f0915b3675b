import { expect, it } from 'vitest';
import { dateOf } from '../testing/trip-of.ts';
import { placeOf } from '../testing/places.ts';
import { bookingLinks } from './booking-links.ts';

const WISH = {
  place: placeOf('Bozen'),
  type: 'Hotel',
  dates: { checkInDate: dateOf('2026-07-13'), checkOutDate: dateOf('2026-07-15') },
  persons: 3,
  partnerId: '',
} as const;

/** The domain knows no addresses, so they are read by hand. */
function queryOf(url = ''): ReadonlyMap<string, string> {
  const pairs = (url.split('?')[1] ?? '').split('&').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    return [decodeURIComponent(name), decodeURIComponent(value)];
  });
  return new Map(pairs);
}

it('fills in place, dates, persons and kind', () => {
  const [first, second] = bookingLinks(WISH);
  const query = queryOf(first?.url);
  expect(query.get('ss')).toContain('Bozen');
  expect(query.get('checkin')).toBe('2026-07-13');
  expect(query.get('checkout')).toBe('2026-07-15');
  expect(query.get('group_adults')).toBe('3');
  expect(query.get('nflt')).toBe('ht_id=204');
  expect(second?.url).toContain('/s/Bozen');
  expect(queryOf(second?.url).get('adults')).toBe('3');
});

it('is an advertisement only with a partner, whose id goes along, in the same order', () => {
  expect(bookingLinks(WISH).some(({ isAd }) => isAd)).toBe(false);
  expect(bookingLinks(WISH)[0]?.url).not.toContain('aid=');
  const [first, second] = bookingLinks({ ...WISH, partnerId: '12345' });
  expect(first).toMatchObject({ site: 'Booking.com', isAd: true });
  expect(queryOf(first?.url).get('aid')).toBe('12345');
  expect(second).toMatchObject({ site: 'Airbnb', isAd: false });
});

it('looks for pitches around the place itself', () => {
  const [, pitches] = bookingLinks({ ...WISH, type: 'Camping' });
  expect(pitches?.url).toContain(`lat=${WISH.place.lat}`);
});

it('leaves open what is open', () => {
  const links = bookingLinks({ place: WISH.place, type: null, dates: null, partnerId: '' });
  expect(links.map(({ site }) => site)).toEqual(['Booking.com', 'Airbnb', 'park4night']);
  expect([...queryOf(links[0]?.url).keys()]).toEqual(['ss']);
  expect(links[1]?.url).not.toContain('?');
});
