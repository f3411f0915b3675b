import { readEuroCents, writeEuros } from '../text/euros.ts';
import { DEFAULT_HOTEL_TYPE, HOTEL_TYPES, newHotel, type Hotel } from './hotel.ts';
import type { Location } from './location.ts';
import { readOption } from './read/fields.ts';

/** What a booking search finds. */
export interface BookingResult {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly location: Location;
  readonly price: string | number;
  readonly imageUrl: string;
  readonly stars: number;
  readonly accomodationType: string;
}

/** What a search for campsites finds. */
export interface CampsiteResult {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly location: Location;
  readonly price: string | number;
  readonly images: readonly string[];
}

type Dates = Pick<Hotel, 'checkInDate' | 'checkOutDate'>;

export function hotelFromBookingResult(
  result: BookingResult,
  { checkInDate, checkOutDate }: Dates,
): Hotel {
  return newHotel({
    id: result.id,
    name: result.title,
    location: result.location,
    checkInDate,
    checkOutDate,
    url: result.url,
    type: readOption(result.accomodationType, HOTEL_TYPES, DEFAULT_HOTEL_TYPE),
    price: withEuroSign(result.price),
    imageUrl: result.imageUrl,
    stars: result.stars,
  });
}

export function hotelFromCampsiteResult(
  result: CampsiteResult,
  { checkInDate, checkOutDate }: Dates,
): Hotel {
  return newHotel({
    id: result.id,
    name: result.name,
    location: result.location,
    checkInDate,
    checkOutDate,
    url: result.url,
    type: 'Camping',
    price: withEuroSign(result.price),
    imageUrl: result.images[0] ?? '',
  });
}

/** A bare amount gets its euro sign; a text that already names a currency, or says `ab 12 €`, stays as it is. */
function withEuroSign(price: string | number): string {
  if (typeof price === 'number') return Number.isFinite(price) ? writeEuros(price * 100) : '';
  const text = price.trim();
  const cents = /[€\p{L}]/u.test(text) ? null : readEuroCents(text);
  return cents === null ? text : writeEuros(cents);
}
