import { addDays, type CalendarDate } from '../../text/calendar-date.ts';
import { DEFAULT_HOTEL_TYPE, HOTEL_TYPES, PRICE_UNITS, type Hotel } from '../hotel.ts';
import { isPlannable, type Day } from '../trip.ts';
import {
  readAmount,
  readFlag,
  readKnownOption,
  readOption,
  readText,
  withClocks,
  withTexts,
  type Stored,
} from './fields.ts';
import { readLocation } from './read-location.ts';
import { readPrice } from './read-price.ts';
import { readStoredDate } from './times.ts';

/** Reads stored hotels. Of two with the same id the later one counts, as if it had been added later. */
export function readHotels(
  stored: readonly Stored[],
  days: readonly Day[],
  start: CalendarDate,
): readonly Hotel[] {
  const nights = nightsByHotel(days);
  const hotels = stored.map((hotel, index) => {
    const id = readText(hotel['id']) || `hotel-${index + 1}`;
    return readHotel(hotel, id, nights.get(id) ?? [], start);
  });
  return [...new Map(hotels.map((hotel) => [hotel.id, hotel])).values()];
}

/** The dates of the days that name each hotel, gathered once: a document may hold many thousands of hotels. */
function nightsByHotel(days: readonly Day[]): ReadonlyMap<string, readonly CalendarDate[]> {
  const nights = new Map<string, CalendarDate[]>();
  for (const { hotelId, date } of days) {
    if (hotelId === null) continue;
    const dates = nights.get(hotelId);
    if (dates) dates.push(date);
    else nights.set(hotelId, [date]);
  }
  return nights;
}

function readHotel(
  stored: Stored,
  id: string,
  nights: readonly CalendarDate[],
  start: CalendarDate,
): Hotel {
  const checkInDate = readHotelDate(stored['checkInDate']) ?? nights[0] ?? start;
  const checkOutDate = readHotelDate(stored['checkOutDate']);
  return {
    ...readDetails(stored),
    id,
    name: readText(stored['name']),
    location: readLocation(stored['location']),
    checkInDate,
    checkOutDate:
      checkOutDate !== null && checkOutDate > checkInDate
        ? checkOutDate
        : addDays(checkInDate, Math.max(1, nights.length)),
    url: readText(stored['url']),
    type: readOption(stored['type'], HOTEL_TYPES, DEFAULT_HOTEL_TYPE),
    booked: readFlag(stored['booked']),
    price: readPrice(stored['price']),
    imageUrl: readText(stored['imageUrl']),
    stars: readAmount(stored['stars']),
  };
}

type Details = Pick<
  Hotel,
  'priceUnit' | 'checkInTime' | 'checkOutTime' | 'bookingNumber' | 'phone' | 'note'
>;

/** The fields that may be missing; what cannot be read is left out, what we do not know stays. */
function readDetails(stored: Stored): Details {
  const { priceUnit, checkInTime, checkOutTime, bookingNumber, phone, note, ...rest } = stored;
  const unit = readKnownOption(priceUnit, PRICE_UNITS);
  return {
    ...rest,
    ...(unit !== null && { priceUnit: unit }),
    ...withClocks({ checkInTime, checkOutTime }),
    ...withTexts({ bookingNumber, phone, note }),
  };
}

function readHotelDate(value: unknown): CalendarDate | null {
  const date = readStoredDate(value);
  return date !== null && isPlannable(date) ? date : null;
}
