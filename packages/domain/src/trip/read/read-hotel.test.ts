import { describe, expect, it } from 'vitest';
import { dateOf } from '../../testing/trip-of.ts';
import type { Day, Trip } from '../trip.ts';
import { readHotels } from './read-hotel.ts';
import { readTrip } from './read-trip.ts';

const EMPTY = { lng: 0, lat: 0, label: '', longLabel: '', englishName: '' };

const days = (...hotelIds: readonly unknown[]): readonly unknown[] =>
  hotelIds.map((hotelId, index) => ({ id: `d${index}`, date: `2026-07-${12 + index}`, hotelId }));

const read = (stored: object): Trip => {
  const result = readTrip({ id: 't1', days: days(null, null, null), ...stored });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

describe('a stored hotel', () => {
  it('takes the default of every field that is missing [HO-1, HO-2]', () => {
    expect(read({ hotels: [{ id: 'h1' }] }).hotels).toEqual([
      {
        id: 'h1',
        name: '',
        location: EMPTY,
        checkInDate: '2026-07-12',
        checkOutDate: '2026-07-13',
        url: '',
        type: 'Hotel',
        booked: false,
        price: '',
        imageUrl: '',
        stars: 0,
      },
    ]);
  });

  it.each([
    ['Hotel', 'Hotel'],
    ['Hostel', 'Hostel'],
    ['Ferienwohnung', 'Ferienwohnung'],
    ['Camping', 'Camping'],
    ['camping', 'Camping'],
    ['Schloss', 'Hotel'],
  ])('of the type %s is a %s [HO-2]', (type, expected) => {
    expect(read({ hotels: [{ id: 'h1', type }] }).hotels[0]?.type).toBe(expected);
  });

  it('gets missing dates from the days that name it', () => {
    const trip = read({ days: days(null, 'h1', 'h1'), hotels: [{ id: 'h1' }] });
    expect(trip.hotels[0]).toMatchObject({ checkInDate: '2026-07-13', checkOutDate: '2026-07-15' });
  });

  it('is read without going through all days again for each of many hotels', () => {
    let looks = 0;
    const date = dateOf('2026-07-12');
    const day: Day = {
      id: 'd',
      date,
      cityList: [],
      get hotelId() {
        looks += 1;
        return 'h9999';
      },
    };
    const stored = Array.from({ length: 10_000 }, (_, index) => ({ id: `h${index}` }));
    const hotels = readHotels(
      stored,
      Array.from({ length: 400 }, () => day),
      date,
    );
    expect(hotels.at(-1)?.checkOutDate).toBe('2027-08-16');
    expect(looks).toBeLessThanOrEqual(4 * 400);
  });

  it('leaves after it came', () => {
    const dates = { checkInDate: '14.07.2026', checkOutDate: '14.07.2026' };
    expect(read({ hotels: [{ id: 'h1', ...dates }] }).hotels[0]).toMatchObject({
      checkInDate: '2026-07-14',
      checkOutDate: '2026-07-15',
    });
  });

  it.each([
    [89.9, '89,90 €'],
    ['89 €', '89 €'],
    [-1, ''],
    [null, ''],
  ])('with the price %j costs %j', (price, text) => {
    expect(read({ hotels: [{ id: 'h1', price }] }).hotels[0]?.price).toBe(text);
  });

  it('has times, booking number, phone, note and the unit of its price, where they can be read', () => {
    const details = {
      priceUnit: 'night',
      checkInTime: '15:00',
      checkOutTime: '',
      bookingNumber: 'AB-12',
      phone: '+43 512 587630',
      note: 'Schlüssel im Kasten',
    };
    expect(read({ hotels: [{ id: 'h1', ...details }] }).hotels[0]).toMatchObject(details);
    const old = { checkInTime: '8.30 Uhr', bookingNumber: 4711, priceUnit: 'NIGHT', pool: true };
    expect(read({ hotels: [{ id: 'h1', ...old }] }).hotels[0]).toMatchObject({
      checkInTime: '08:30',
      bookingNumber: '4711',
      priceUnit: 'night',
      pool: true,
    });
    const broken = { checkInTime: 'abends', checkOutTime: 10, phone: {}, note: null, priceUnit: 7 };
    const [hotel = {}] = read({ hotels: [{ id: 'h1', ...broken }] }).hotels;
    for (const name of Object.keys(broken)) expect(Object.hasOwn(hotel, name)).toBe(false);
  });

  it('is the later of two with the same id', () => {
    const hotels = [{ id: 'h1', name: 'alt' }, { id: 'h2' }, { id: 'h1', name: 'neu' }];
    expect(read({ hotels }).hotels.map(({ id, name }) => [id, name])).toEqual([
      ['h1', 'neu'],
      ['h2', ''],
    ]);
  });

  it('is forgotten by a day when there is no such hotel', () => {
    const trip = read({ days: days('h1', 'h9', 7), hotels: [{ id: 'h1' }, { id: 7 }] });
    expect(trip.days.map((day) => day.hotelId)).toEqual(['h1', null, '7']);
  });
});

describe('a stored transport leg', () => {
  it('takes the default of every field that is missing [LE-1]', () => {
    expect(read({ arrivalEntry: {} }).arrivalEntry).toEqual({
      id: 'arrival',
      url: '',
      booked: false,
      type: 'car',
      from: EMPTY,
      to: EMPTY,
      departureDateTime: '',
      arrivalDateTime: '',
      price: '',
      provider: '',
    });
  });

  it.each(['car', 'plane', 'train'])('goes by %s [LE-1]', (type) => {
    expect(read({ departureEntry: { type } }).departureEntry?.type).toBe(type);
  });

  it('has times of its place, without seconds and zone', () => {
    const duringTripEntry = {
      departureDateTime: '2026-07-12T08:15:30+03:00',
      arrivalDateTime: '2026-07-12T22:30:00.000Z',
      from: 'Köln Hbf',
    };
    expect(read({ duringTripEntry }).duringTripEntry).toMatchObject({
      departureDateTime: '2026-07-12T08:15',
      arrivalDateTime: '2026-07-13T00:30',
      from: { ...EMPTY, label: 'Köln Hbf' },
    });
  });
});
