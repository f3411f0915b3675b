import { isSameData, readTrip } from '@fahrtwind/domain';
import { anyTrip } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tripSchema } from './trip-schema.ts';

it('describes every trip, and keeps its unknown fields on every level', () => {
  fc.assert(
    fc.property(anyTrip(), (trip) => {
      const { data, error } = tripSchema.safeParse(trip);
      expect(error?.issues).toBeUndefined();
      return isSameData(data, trip);
    }),
  );
});

it('names the same defaults as the reader of stored trips', () => {
  const location = { lng: 11.1, lat: 47.5, label: 'Garmisch, Deutschland' };
  const sparse = {
    id: 'reise',
    title: 'Alpen',
    days: [
      {
        id: 'd1',
        date: '2026-07-12',
        hotelId: 'h1',
        cityList: [
          {
            id: 's1',
            location,
            entries: ['activity', 'note', 'restaurant'].map((entryType) => ({
              entryType,
              id: entryType,
            })),
            pois: [{ osmId: 'node/1' }],
          },
        ],
      },
      { id: 'd2', date: '2026-07-13' },
    ],
    hotels: [{ id: 'h1', location, checkInDate: '2026-07-12', checkOutDate: '2026-07-13' }],
    arrivalEntry: { id: 'a1', type: 'car' },
  };
  expect(readTrip(sparse)).toEqual({ ok: true, value: tripSchema.parse(sparse) });
});
