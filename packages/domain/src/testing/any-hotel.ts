import * as fc from 'fast-check';
import { addDays, type CalendarDate } from '../text/calendar-date.ts';
import { HOTEL_TYPES, newHotel, type Hotel } from '../trip/hotel.ts';
import { anyLocation, anyName, anyUnknown } from './any-basics.ts';
import { dateOf } from './trip-of.ts';

const NO_DATE = dateOf('2026-07-12');

/** A hotel that waits for its id and its dates. */
export interface DrawnHotel {
  readonly hotel: Hotel;
  /** How many days after the start of the trip it begins. */
  readonly after: number;
  readonly nights: number;
}

export const anyDrawnHotel: fc.Arbitrary<DrawnHotel> = fc.record({
  hotel: fc
    .record({
      unknown: anyUnknown,
      id: fc.constant(''),
      name: anyName,
      location: anyLocation,
      checkInDate: fc.constant(NO_DATE),
      checkOutDate: fc.constant(NO_DATE),
      url: fc.constantFrom('', 'https://hotel.example/'),
      type: fc.constantFrom(...HOTEL_TYPES),
      booked: fc.boolean(),
      price: fc.constantFrom('', '89,90 €'),
      stars: fc.nat({ max: 5 }),
      details: fc.constantFrom<Partial<Hotel>>(
        {},
        { priceUnit: 'night', checkInTime: '15:00', checkOutTime: '' },
        { bookingNumber: 'XY-1', phone: '+43 512 587630', note: 'Schlüssel im Kasten' },
      ),
    })
    .map(({ unknown, details, ...hotel }) => newHotel({ ...unknown, ...hotel, ...details })),
  after: fc.nat({ max: 6 }),
  nights: fc.integer({ min: 1, max: 4 }),
});

/** Gives a drawn hotel its id and its dates. */
export function nameHotel(
  { hotel, after, nights }: DrawnHotel,
  id: string,
  start: CalendarDate,
): Hotel {
  const checkInDate = addDays(start, after);
  return { ...hotel, id, checkInDate, checkOutDate: addDays(checkInDate, nights) };
}
