import {
  addHotel,
  createTrip,
  nightsOf,
  type Hotel,
  type Location,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import { hotelOfLodging, type TakenLodging } from '../../../parts/lodging/hotel-of-lodging.ts';
import { makeId } from '../../../parts/make-id.ts';

interface StayTrip {
  readonly lodging: TakenLodging;
  readonly stay: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
  readonly place: Location;
  readonly title: string;
  readonly userId: string;
}

/** A trip to one place, with its lodging; the day of the departure is its last. */
export function makeStayTrip(wanted: StayTrip): Result<Trip, Refusal> {
  const { lodging, stay, place, title, userId } = wanted;
  const made = createTrip({
    id: makeId(),
    userId,
    now: new Date().toISOString(),
    start: stay.checkInDate,
    dayCount: nightsOf(stay) + 1,
    title,
    places: [place],
    makeId,
  });
  if (!made.ok) return made;
  return addHotel(made.value, { hotel: hotelOfLodging(lodging, stay, lodging.id) });
}
