import { dateOf, placeOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { hotelOfLodging } from './hotel-of-lodging.ts';

const DATES = { checkInDate: dateOf('2027-07-12'), checkOutDate: dateOf('2027-07-14') };
const ADLER = {
  id: 'booking/adler',
  type: 'Hostel',
  name: 'Goldener Adler',
  location: placeOf('Innsbruck'),
  url: 'https://buchen.example/adler',
  stars: 4,
  totalCents: 25_890,
  imageUrl: 'https://bilder.example/adler.jpg',
} as const;

it('takes price, picture, stars and dates of a result along [HO-3]', () => {
  expect(hotelOfLodging(ADLER, DATES, 'neu')).toEqual({
    id: 'neu',
    name: 'Goldener Adler',
    location: ADLER.location,
    ...DATES,
    url: ADLER.url,
    type: 'Hostel',
    booked: false,
    price: '258,90 €',
    imageUrl: ADLER.imageUrl,
    stars: 4,
  });
});

it('makes a campsite of a pitch, without a price where there is none [HO-4]', () => {
  const camp = { ...ADLER, type: 'Camping', totalCents: null, imageUrl: '' } as const;
  expect(hotelOfLodging(camp, DATES, 'neu')).toMatchObject({
    type: 'Camping',
    price: '',
    imageUrl: '',
    stars: 0,
  });
});
