import { dateOf, placeOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { bookingLinks } from './booking-links.ts';

const WISH = {
  place: placeOf('Bozen'),
  type: 'Hotel',
  checkInDate: dateOf('2026-07-13'),
  checkOutDate: dateOf('2026-07-15'),
  partnerId: '',
} as const;

it('fills in place, dates and kind', () => {
  const [first, second] = bookingLinks(WISH);
  const query = new URL(first?.url ?? '').searchParams;
  expect(query.get('ss')).toContain('Bozen');
  expect(query.get('checkin')).toBe('2026-07-13');
  expect(query.get('checkout')).toBe('2026-07-15');
  expect(query.get('nflt')).toBe('ht_id=204');
  expect(second?.url).toContain('/s/Bozen');
});

it('is an advertisement only with a partner, whose id goes along', () => {
  expect(bookingLinks(WISH).some(({ isAd }) => isAd)).toBe(false);
  expect(bookingLinks(WISH)[0]?.url).not.toContain('aid=');
  const [first, second] = bookingLinks({ ...WISH, partnerId: '12345' });
  expect(first).toMatchObject({ isAd: true });
  expect(new URL(first?.url ?? '').searchParams.get('aid')).toBe('12345');
  expect(second).toMatchObject({ isAd: false });
});

it('looks for pitches around the place itself', () => {
  const [, pitches] = bookingLinks({ ...WISH, type: 'Camping' });
  expect(pitches?.url).toContain(`lat=${WISH.place.lat}`);
});
