import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { likelyStay } from './likely-stay.ts';

const trip = tripOf(
  {
    'Tag 1': ['München', 'Innsbruck', 'Bozen?'],
    'Tag 2': [],
    'Tag 3': [],
    'Tag 4': ['Verona'],
    'Tag 5': ['München'],
  },
  { akkomodationType: 'camping', hotels: [hotelOf('Innsbruck', '2026-07-14', 1)] },
);

it('begins with the night, and lasts until another lodging or stop', () => {
  expect(likelyStay(trip, 'tag-1')).toMatchObject({
    checkInDate: '2026-07-12',
    checkOutDate: '2026-07-14',
    type: 'Camping',
  });
  expect(likelyStay(trip, 'tag-4')).toMatchObject({
    checkInDate: '2026-07-15',
    checkOutDate: '2026-07-16',
  });
});

it('is where the last firm stop was, also on days without stops', () => {
  expect(likelyStay(trip, 'tag-1')?.place.label).toContain('Innsbruck');
  expect(likelyStay(trip, 'tag-2')?.place.label).toContain('Innsbruck');
  expect(likelyStay(tripOf({ 'Tag 1': [] }), 'tag-1')?.place).toMatchObject({ lat: 0, lng: 0 });
  expect(likelyStay(trip, 'keiner')).toBeNull();
});
