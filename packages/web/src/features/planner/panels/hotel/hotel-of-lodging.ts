import type { Poi } from '@fahrtwind/contract';
import {
  hotelFromBookingResult,
  hotelFromCampsiteResult,
  type Hotel,
  type HotelType,
} from '@fahrtwind/domain';

const TYPES: Readonly<Record<string, HotelType>> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  'holiday-flat': 'Ferienwohnung',
};

type Dates = Pick<Hotel, 'checkInDate' | 'checkOutDate'>;

/** A lodging from the search as a hotel of the trip; `id` is passed in, because the same house can be booked twice. */
export function hotelOfLodging(poi: Poi, dates: Dates, id: string): Hotel {
  const { name, url, kind } = poi;
  const location = { ...poi.location, label: poi.location.label || name };
  const common = { id, url, location, price: '' };
  if (kind === 'campsite') return hotelFromCampsiteResult({ ...common, name, images: [] }, dates);
  return hotelFromBookingResult(
    { ...common, title: name, imageUrl: '', stars: 0, accomodationType: TYPES[kind] ?? 'Hotel' },
    dates,
  );
}
