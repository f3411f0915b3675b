import {
  isClock,
  isValidLocation,
  priceUnitOf,
  shortLabel,
  type ActivityEntry,
  type CalendarDate,
  type Entry,
  type Hotel,
  type Location,
  type RestaurantEntry,
  type Stop,
  type Trip,
} from '@fahrtwind/domain';
import type { ExportWords } from './export-words.ts';
import {
  allDay,
  descriptionLines,
  headOf,
  linkLines,
  placeLines,
  startLines,
  type CalendarTrip,
  type Event,
  type Telling,
} from './ics-event.ts';

/** The nights at a hotel, and when one may come and has to go, if that is known. */
export function hotelEvents(one: CalendarTrip, hotel: Hotel, telling: Telling): readonly Event[] {
  const { words } = telling;
  const { id, location, checkInDate, checkOutDate, checkInTime, checkOutTime } = hotel;
  const name = hotel.name || shortLabel(location);
  const about = [
    ...descriptionLines(hotelFacts(hotel, words)),
    ...placeLines(location),
    ...linkLines(hotel.url || one.url),
  ];
  const timed = (part: string, title: string, date: CalendarDate, clock = ''): readonly Event[] =>
    isClock(clock)
      ? [
          [
            ...headOf(one, `${part}-${id}`, title),
            ...momentLines(one, { date, clock, location }, telling),
            ...about,
          ],
        ]
      : [];
  return [
    [
      ...headOf(one, `hotel-${id}`, words.hotelTitle(name)),
      // The day of leaving belongs to the stay: people look for it on that day.
      ...allDay(checkInDate, checkOutDate),
      ...about,
    ],
    ...timed('check-in', words.checkInTitle(name), checkInDate, checkInTime),
    ...timed('check-out', words.checkOutTitle(name), checkOutDate, checkOutTime),
  ];
}

function hotelFacts(hotel: Hotel, words: ExportWords): readonly string[] {
  const { booked, bookingNumber = '', phone = '', price, note = '' } = hotel;
  const { checkInTime = '', checkOutTime = '' } = hotel;
  const unit = priceUnitOf(hotel) === 'night' ? ` ${words.perNight}` : '';
  return [
    booked ? words.booked : '',
    words.fact('bookingNumber', bookingNumber),
    words.fact('phone', phone),
    words.fact('checkIn', checkInTime),
    words.fact('checkOut', checkOutTime),
    words.fact('price', price && `${price}${unit}`),
    note,
  ];
}

/** Tables at a time, and activities that are booked. */
export function entryEvents(
  one: CalendarTrip,
  { date, stop }: { readonly date: CalendarDate; readonly stop: Stop },
  telling: Telling,
): readonly Event[] {
  return stop.entries.flatMap((entry): readonly Event[] => {
    if (isTimedRestaurant(entry)) return [restaurantEvent(one, { date, stop, entry }, telling)];
    if (isBookedActivity(entry)) return [activityEvent(one, { date, stop, entry }, telling)];
    return [];
  });
}

interface Planned<T extends Entry> {
  readonly date: CalendarDate;
  readonly stop: Stop;
  readonly entry: T;
}

function restaurantEvent(
  one: CalendarTrip,
  { date, stop, entry }: Planned<RestaurantEntry>,
  telling: Telling,
): Event {
  const location = placeOfEntry(entry, stop);
  return [
    ...headOf(one, `entry-${entry.id}`, telling.words.restaurantTitle(nameOf(entry))),
    ...momentLines(one, { date, clock: entry.time ?? '', location }, telling),
    ...descriptionLines([entry.content ?? '']),
    ...placeLines(location),
    ...linkLines(one.url),
  ];
}

function activityEvent(
  one: CalendarTrip,
  { date, stop, entry }: Planned<ActivityEntry>,
  { words }: Telling,
): Event {
  return [
    ...headOf(one, `entry-${entry.id}`, words.activityTitle(nameOf(entry))),
    ...allDay(date),
    ...descriptionLines([words.booked, words.fact('price', entry.price ?? ''), entry.content]),
    ...placeLines(placeOfEntry(entry, stop)),
    ...linkLines(entry.url || one.url),
  ];
}

/** Places whose time zones these events need. */
export function stayPlaces(trip: Trip): readonly Location[] {
  const hotels = trip.hotels.filter(
    ({ checkInTime = '', checkOutTime = '' }) => isClock(checkInTime) || isClock(checkOutTime),
  );
  const tables = trip.days.flatMap(({ cityList }) =>
    cityList.flatMap((stop) =>
      stop.entries.filter(isTimedRestaurant).map((entry) => placeOfEntry(entry, stop)),
    ),
  );
  return [...hotels.map(({ location }) => location), ...tables];
}

interface Moment {
  readonly date: CalendarDate;
  readonly clock: string;
  readonly location: Location;
}

/** How long it takes is not known, so no end is told. */
function momentLines(
  one: CalendarTrip,
  { date, clock, location }: Moment,
  { zones }: Telling,
): Event {
  return startLines({ time: `${date}T${clock}`, zone: one.zoneOf(location) }, zones);
}

function isTimedRestaurant(entry: Entry): entry is RestaurantEntry {
  return entry.entryType === 'restaurant' && isClock(entry.time ?? '');
}

function isBookedActivity(entry: Entry): entry is ActivityEntry {
  return entry.entryType === 'activity' && entry.booked === true;
}

function placeOfEntry({ location }: Entry, stop: Stop): Location {
  return isValidLocation(location) ? location : stop.location;
}

function nameOf({ name, location }: Entry): string {
  return name || shortLabel(location);
}
