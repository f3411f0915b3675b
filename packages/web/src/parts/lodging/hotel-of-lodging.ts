import type { Lodging } from '@fahrtwind/contract';
import { hotelFromBookingResult, hotelFromCampsiteResult, type Hotel } from '@fahrtwind/domain';

type Dates = Pick<Hotel, 'checkInDate' | 'checkOutDate'>;

/** What a hotel of a trip is made of. */
export type TakenLodging = Pick<
  Lodging,
  'id' | 'type' | 'name' | 'location' | 'url' | 'stars' | 'totalCents' | 'imageUrl'
>;

/** A lodging from the search as a hotel of the trip; `id` is passed in, because the same house can be booked twice. */
export function hotelOfLodging(found: TakenLodging, dates: Dates, id: string): Hotel {
  const { name, url, type, stars, totalCents, imageUrl } = found;
  const location = { ...found.location, label: found.location.label || name };
  const common = { id, url, location, price: totalCents === null ? '' : totalCents / 100 };
  if (type === 'Camping') {
    const images = imageUrl === '' ? [] : [imageUrl];
    return hotelFromCampsiteResult({ ...common, name, images }, dates);
  }
  return hotelFromBookingResult(
    { ...common, title: name, imageUrl, stars, accomodationType: type },
    dates,
  );
}
