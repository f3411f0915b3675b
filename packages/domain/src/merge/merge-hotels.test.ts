import { addDayBefore } from '../operations/add-day.ts';
import { addHotel } from '../operations/add-hotel.ts';
import { removeHotel } from '../operations/remove-hotel.ts';
import { setTransportLeg } from '../operations/transport-leg.ts';
import { updateHotel } from '../operations/update-hotel.ts';
import { accepted } from '../testing/accepted.ts';
import { hotelOf } from '../testing/trip-of.ts';
import type { Hotel } from '../trip/hotel.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { describe, expect, it } from 'vitest';
import { type Do, meet, base, shift } from './testing/meet.ts';

const hotel = hotelOf('Köln', '2026-07-13', 2);
const withHotel = accepted(addHotel(base, { hotel }));
const drop: Do = (trip) => removeHotel(trip, { hotelId: hotel.id });
const change =
  (fields: Partial<Hotel>): Do =>
  (trip) =>
    updateHotel(trip, { hotelId: hotel.id, change: fields });

const book =
  (place: string): Do =>
  (trip) =>
    addHotel(trip, { hotel: hotelOf(place, '2026-07-12', 1) });

const leg =
  (id: string): Do =>
  (trip) =>
    setTransportLeg(trip, {
      field: 'departureEntry',
      leg: {
        id,
        url: '',
        booked: false,
        type: 'train',
        from: EMPTY_LOCATION,
        to: EMPTY_LOCATION,
        departureDateTime: '',
        arrivalDateTime: '',
        price: '',
        provider: id,
      },
    });

describe('hotels and legs', () => {
  it('lets a hotel follow the days of both', () => {
    const { trip, conflicts } = meet(
      withHotel,
      [(one) => addDayBefore(one, { dayId: 'tag-1', newDayId: 'neu' })],
      [shift('2026-08-01')],
    );
    expect(trip.hotels).toMatchObject([{ checkInDate: '2026-08-03', checkOutDate: '2026-08-05' }]);
    expect(trip.days.map((day) => day.hotelId)).toEqual([null, null, hotel.id, hotel.id]);
    expect(conflicts).toEqual([]);
  });

  it('holds the dates of a hotel that one booked while the other shifted the trip', () => {
    const { trip } = meet(withHotel, [change({ booked: true })], [shift('2026-08-01')]);
    expect(trip.hotels).toMatchObject([{ booked: true, checkInDate: '2026-07-13' }]);
  });

  it('lets an edited hotel stay with its nights although the other one removed it', () => {
    const { trip, conflicts } = meet(withHotel, [change({ price: '80 €' })], [drop]);
    expect(trip.days.map((day) => day.hotelId)).toEqual([null, hotel.id, hotel.id]);
    expect(conflicts).toMatchObject([{ subject: 'hotel', field: null, lost: null }]);
  });

  it('removes a hotel whose dates only followed the days', () => {
    const { trip, conflicts } = meet(withHotel, [shift('2026-08-01')], [drop]);
    expect([trip.hotels, conflicts]).toEqual([[], []]);
    expect(trip.days.map((day) => day.hotelId)).toEqual([null, null, null]);
  });

  it('gives a night that both have planned to the later hotel, keeps both and reports the night', () => {
    const { trip, conflicts } = meet(base, [book('Bonn')], [book('Mainz')]);
    expect(trip.hotels.map(({ id }) => id).toSorted()).toEqual(['hotel-bonn', 'hotel-mainz']);
    expect(trip.days[0]?.hotelId).toBe('hotel-mainz');
    expect(conflicts).toMatchObject([
      { subject: 'day', id: 'tag-1', field: 'hotelId', kept: 'hotel-mainz', lost: 'hotel-bonn' },
    ]);
  });

  it('keeps the later of two ways home and reports the other as a whole', () => {
    const { trip, conflicts } = meet(base, [leg('ice')], [leg('nachtzug')]);
    expect(trip.departureEntry?.id).toBe('nachtzug');
    expect(conflicts).toMatchObject([
      {
        subject: 'leg',
        id: 'departureEntry',
        field: null,
        kept: { id: 'nachtzug' },
        lost: { id: 'ice' },
      },
    ]);
  });
});
