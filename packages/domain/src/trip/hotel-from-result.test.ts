import { describe, expect, it } from 'vitest';
import { placeOf } from '../testing/places.ts';
import { dateOf } from '../testing/trip-of.ts';
import { hotelFromBookingResult, hotelFromCampsiteResult } from './hotel-from-result.ts';

const DATES = { checkInDate: dateOf('2026-07-12'), checkOutDate: dateOf('2026-07-14') };

const BOOKING = {
  id: 'b1',
  title: 'Hotel am Dom',
  url: 'https://booking.example/b1',
  location: placeOf('Köln'),
  price: 89.9,
  imageUrl: 'https://booking.example/b1.jpg',
  stars: 4,
  accomodationType: 'Hostel',
};

const CAMPSITE = {
  id: 'c1',
  name: 'Camping am Rhein',
  url: 'https://camping.example/c1',
  location: placeOf('Bonn'),
  price: '24',
  images: ['https://camping.example/1.jpg', 'https://camping.example/2.jpg'],
};

describe('a result of a booking search', () => {
  it('becomes a hotel with a euro sign on its price [HO-3]', () => {
    expect(hotelFromBookingResult(BOOKING, DATES)).toEqual({
      id: 'b1',
      name: 'Hotel am Dom',
      location: placeOf('Köln'),
      ...DATES,
      url: 'https://booking.example/b1',
      type: 'Hostel',
      booked: false,
      price: '89,90 €',
      imageUrl: 'https://booking.example/b1.jpg',
      stars: 4,
    });
  });

  it.each([
    [89, '89,00 €'],
    ['89', '89,00 €'],
    ['1.234,5', '1.234,50 €'],
    ['89 €', '89 €'],
    ['ab 89 €', 'ab 89 €'],
    ['120 CHF', '120 CHF'],
    ['', ''],
    [Number.NaN, ''],
  ])('of the price %j costs %j [HO-3]', (price, expected) => {
    expect(hotelFromBookingResult({ ...BOOKING, price }, DATES).price).toBe(expected);
  });

  it.each([
    ['ferienwohnung', 'Ferienwohnung'],
    ['Camping', 'Camping'],
    ['Motel', 'Hotel'],
  ])('of the kind %s is a %s [HO-2]', (accomodationType, type) => {
    expect(hotelFromBookingResult({ ...BOOKING, accomodationType }, DATES).type).toBe(type);
  });
});

describe('a campsite result', () => {
  it('becomes a hotel of the type Camping with its first image [HO-4]', () => {
    expect(hotelFromCampsiteResult(CAMPSITE, DATES)).toEqual({
      id: 'c1',
      name: 'Camping am Rhein',
      location: placeOf('Bonn'),
      ...DATES,
      url: 'https://camping.example/c1',
      type: 'Camping',
      booked: false,
      price: '24,00 €',
      imageUrl: 'https://camping.example/1.jpg',
      stars: 0,
    });
  });

  it('may have no images [HO-4]', () => {
    expect(hotelFromCampsiteResult({ ...CAMPSITE, images: [] }, DATES).imageUrl).toBe('');
  });
});
