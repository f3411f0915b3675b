import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyDrawnHotel, nameHotel } from '../testing/any-hotel.ts';
import { anyTrip } from '../testing/any-trip.ts';
import { dateOf, hotelOf, tripOf } from '../testing/trip-of.ts';
import { nightsOf } from '../trip/hotel.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { addHotel } from './add-hotel.ts';
import { removeHotel } from './remove-hotel.ts';
import { updateHotel } from './update-hotel.ts';

const TRIP = tripOf({ 'Tag 1': [], 'Tag 2': [], 'Tag 3': [], 'Tag 4': [] });
const BONN = hotelOf('Bonn', '2026-07-13', 2);
const WITH_BONN = accepted(addHotel(TRIP, { hotel: BONN }));

const nights = (trip: Trip): readonly unknown[] => trip.days.map((day) => day.hotelId);

describe('adding a hotel', () => {
  it('assigns it to every day from check-in on, one for each night [HT-2]', () => {
    expect(WITH_BONN.hotels).toEqual([BONN]);
    expect(nights(WITH_BONN)).toEqual([null, 'hotel-bonn', 'hotel-bonn', null]);
  });

  it('replaces the one with the same id, on its days too [HT-1]', () => {
    const later = hotelOf('Bonn', '2026-07-15', 1, { price: '89,90 €' });
    const found = accepted(addHotel(WITH_BONN, { hotel: later }));
    expect(found.hotels).toEqual([later]);
    expect(nights(found)).toEqual([null, null, null, 'hotel-bonn']);
  });

  it('takes the nights of another that was there', () => {
    const found = accepted(addHotel(WITH_BONN, { hotel: hotelOf('Köln', '2026-07-12', 2) }));
    expect(nights(found)).toEqual(['hotel-koeln', 'hotel-koeln', 'hotel-bonn', null]);
    expect(found.hotels).toHaveLength(2);
  });

  it('has no days for nights outside of the trip', () => {
    const found = accepted(addHotel(TRIP, { hotel: hotelOf('Bonn', '2026-07-15', 3) }));
    expect(nights(found)).toEqual([null, null, null, 'hotel-bonn']);
    expect(nights(accepted(addHotel(TRIP, { hotel: hotelOf('Bonn', '2026-08-01', 1) })))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['no night', hotelOf('Bonn', '2026-07-13', 0), 'nights-invalid'],
    ['a night backwards', hotelOf('Bonn', '2026-07-13', -1), 'nights-invalid'],
    ['no id', { ...BONN, id: '' }, 'id-missing'],
    [
      'no place on the globe',
      { ...BONN, location: { ...EMPTY_LOCATION, lat: 91 } },
      'location-invalid',
    ],
    ['a date long gone', hotelOf('Bonn', '1899-12-31', 1), 'date-out-of-range'],
    [
      'a date that is none',
      { ...BONN, ...JSON.parse('{ "checkInDate": "bald" }') },
      'date-invalid',
    ],
  ])('with %s is refused', (_, hotel, error) => {
    expect(addHotel(TRIP, { hotel })).toEqual({ ok: false, error });
  });

  it('assigns exactly (nights − 1) + 1 days where the trip is long enough [HT-2]', () => {
    fc.assert(
      fc.property(anyTrip({ maxDays: 14 }), anyDrawnHotel, (trip, drawn) => {
        const hotel = nameHotel(drawn, 'neu', trip.days[0]?.date ?? dateOf('2026-07-12'));
        const found = accepted(addHotel(trip, { hotel }));
        const assigned = found.days.filter((day) => day.hotelId === 'neu');
        const room = Math.max(0, trip.days.length - drawn.after);
        expect(assigned).toHaveLength(Math.min(room, nightsOf(hotel) - 1 + 1));
        expect(assigned[0]?.date ?? hotel.checkInDate).toBe(hotel.checkInDate);
      }),
    );
  });
});

describe('deleting a hotel', () => {
  it('clears it from its days, and from no other [HT-3]', () => {
    const both = accepted(addHotel(WITH_BONN, { hotel: hotelOf('Köln', '2026-07-12', 1) }));
    const found = accepted(removeHotel(both, { hotelId: 'hotel-bonn' }));
    expect(nights(found)).toEqual(['hotel-koeln', null, null, null]);
    expect(found.hotels.map((hotel) => hotel.id)).toEqual(['hotel-koeln']);
  });

  it('is refused when it is gone', () => {
    expect(removeHotel(TRIP, { hotelId: 'hotel-bonn' })).toEqual({
      ok: false,
      error: 'hotel-gone',
    });
  });
});

describe('changing a hotel', () => {
  it('leaves its days alone while its dates stay', () => {
    const moved = {
      ...WITH_BONN,
      days: WITH_BONN.days.map((day) => ({ ...day, hotelId: 'hotel-bonn' })),
    };
    const change = { booked: true, price: '99 €' };
    const found = accepted(updateHotel(moved, { hotelId: 'hotel-bonn', change }));
    expect(found.hotels).toEqual([{ ...BONN, ...change }]);
    expect(found.days).toEqual(moved.days);
  });

  it('assigns other days with other dates', () => {
    const change = { checkOutDate: dateOf('2026-07-14') };
    const found = accepted(updateHotel(WITH_BONN, { hotelId: 'hotel-bonn', change }));
    expect(nights(found)).toEqual([null, 'hotel-bonn', null, null]);
  });

  it.each([
    ['hotel-mainz', {}, 'hotel-gone'],
    ['hotel-bonn', { checkOutDate: dateOf('2026-07-13') }, 'nights-invalid'],
    ['hotel-bonn', { location: { ...EMPTY_LOCATION, lng: 181 } }, 'location-invalid'],
  ])('of the id %s to %j is refused: %s', (hotelId, change, error) => {
    expect(updateHotel(WITH_BONN, { hotelId, change })).toEqual({ ok: false, error });
  });
});
