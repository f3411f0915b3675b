import {
  addDays,
  isLocalDateTime,
  legKindOf,
  MINUTES_PER_DAY,
  scheduleTrip,
  shortLabel,
  ticketOf,
  ticketTimes,
  TRANSPORT_FIELDS,
  withClocks,
  type CalendarDate,
  type Day,
  type Location,
  type Stop,
  type TransportField,
  type TransportLeg,
  type Trip,
} from '@fahrtwind/domain';
import type { ExportWords } from './export-words.ts';
import {
  allDay,
  descriptionLines,
  headOf,
  linkLines,
  placeLines,
  spanLines,
  type CalendarTrip,
  type Event,
  type LocalTime,
  type Telling,
} from './ics-event.ts';
import { icsLines, icsText } from './ics-lines.ts';
import { createZones } from './ics-time-zone.ts';
import { entryEvents, hotelEvents, stayPlaces } from './stay-events.ts';

/** A year of travelling has hundreds. What comes first is kept: calendars begin with the latest trips. */
const MOST_EVENTS = 3000;
const MOST_CHARACTERS = 2_000_000;
/** A calendar to which trips are added one by one, so that none of them has to be kept. */
export interface Calendar {
  readonly add: (one: CalendarTrip) => void;
  /** No more trips are taken: calendar programs load the file again every few hours. */
  readonly isFull: () => boolean;
  readonly write: (name: string) => string;
}

/**
 * Trips as a calendar: days and hotels as plain dates, which mean the same day everywhere; transport legs at the time of
 * their place.
 */
export function createCalendar(words: ExportWords): Calendar {
  const zones = createZones();
  const events: string[] = [];
  let length = 0;
  const isFull = (): boolean => events.length >= MOST_EVENTS || length >= MOST_CHARACTERS;
  return {
    add: (one) => {
      for (const lines of eventsOf(one, { words, zones })) {
        if (isFull()) return;
        const event = icsLines(['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
        length += event.length;
        events.push(event);
      }
    },
    isFull,
    write: (name) =>
      [
        icsLines([
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Fahrtwind//Reisen//DE',
          'CALSCALE:GREGORIAN',
          'METHOD:PUBLISH',
          `X-WR-CALNAME:${icsText(name)}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
          'X-PUBLISHED-TTL:PT6H',
          ...zones.lines(),
        ]),
        ...events,
        icsLines(['END:VCALENDAR']),
      ].join(''),
  };
}

/** Places whose time zones a trip's calendar needs. */
export function timedPlaces(trip: Trip): readonly Location[] {
  const legs = TRANSPORT_FIELDS.flatMap((field) => trip[field] ?? []);
  const rides = ridesOf(trip).filter(({ departureDateTime }) => departureDateTime !== '');
  return [...[...legs, ...rides].flatMap(({ from, to }) => [from, to]), ...stayPlaces(trip)];
}

/** A train or the like between two stops, with the times of its ticket. */
interface Ride extends Times {
  readonly stop: Stop;
  /** The day of the stop. */
  readonly date: CalendarDate;
  readonly from: Location;
  readonly to: Location;
  /** Whose clock the arrival is told by. */
  readonly arrivalPlace: Location;
}

/** Those of which the ticket says the departure, and those that are booked. */
function ridesOf(trip: Trip): readonly Ride[] {
  const stops = new Map(
    trip.days.flatMap(({ cityList }) => cityList.map((stop) => [stop.id, stop])),
  );
  const schedule = scheduleTrip(trip, (leg) => withClocks(leg, undefined));
  return schedule.flatMap(({ date, stops: times }) =>
    times.flatMap(({ stopId, leg }): readonly Ride[] => {
      const [stop, before] = [stops.get(stopId), stops.get(leg?.fromCityId ?? '')];
      if (!stop || !before || !leg) return [];
      const [from, to] = [before.location, stop.location];
      const ride = { stop, date, from, to };
      if (ticketTimes(stop).departure === null)
        return isBooked(stop)
          ? [{ ...ride, arrivalPlace: to, departureDateTime: '', arrivalDateTime: '' }]
          : [];
      const { departureMinutes = 0, ticketArrivalMinutes } = leg;
      const departureDateTime = timeAfter(date, departureMinutes);
      if (ticketArrivalMinutes !== undefined) {
        const arrivalDateTime = timeAfter(date, ticketArrivalMinutes);
        return [{ ...ride, departureDateTime, arrivalPlace: to, arrivalDateTime }];
      }
      // Without a time of arrival only the time on the way is known, and that counts from the departure.
      const end = departureMinutes + leg.seconds / 60;
      const arrivalDateTime = leg.isEstimate ? '' : timeAfter(date, end);
      return [{ ...ride, departureDateTime, arrivalPlace: from, arrivalDateTime }];
    }),
  );
}

function isBooked(stop: Stop): boolean {
  const ticket = ticketOf(stop);
  return ticket !== null && (ticket.booked || ticket.bookingNumber !== '');
}

/** So many minutes after midnight of a day, which may be on another one. */
function timeAfter(date: CalendarDate, minutes: number): string {
  const whole = Math.round(minutes);
  const days = Math.floor(whole / MINUTES_PER_DAY);
  const ofDay = whole - days * MINUTES_PER_DAY;
  const clock = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0'));
  return `${addDays(date, days)}T${clock.join(':')}`;
}

function rideEvent(one: CalendarTrip, ride: Ride, telling: Telling): Event {
  const { stop, from, date, arrivalPlace, departureDateTime } = ride;
  const { words } = telling;
  const ticket = ticketOf(stop);
  return [
    ...headOf(one, `ride-${stop.id}`, words.rideTitle(legKindOf(stop), wayOfLeg(ride))),
    ...(departureDateTime === ''
      ? allDay(date)
      : timesOf(one, ride, { from, to: arrivalPlace }, telling)),
    ...descriptionLines([
      ticket?.operator ?? '',
      ticket?.booked ? words.booked : '',
      words.fact('bookingNumber', ticket?.bookingNumber ?? ''),
      words.fact('price', ticket?.price ?? ''),
    ]),
    ...placeLines(from),
    ...linkLines(ticket?.url || one.url),
  ];
}

function eventsOf(one: CalendarTrip, telling: Telling): readonly Event[] {
  const { trip } = one;
  return [
    ...dayEvents(one, telling.words),
    ...trip.hotels.flatMap((hotel) => hotelEvents(one, hotel, telling)),
    ...TRANSPORT_FIELDS.flatMap((field) => legEvent(one, field, telling)),
    ...ridesOf(trip).map((ride) => rideEvent(one, ride, telling)),
    ...trip.days.flatMap(({ date, cityList }) =>
      cityList.flatMap((stop) => entryEvents(one, { date, stop }, telling)),
    ),
  ];
}

/** A day leads from where the day before has ended. */
function dayEvents(one: CalendarTrip, words: ExportWords): readonly Event[] {
  let evening: string | undefined;
  return one.trip.days.map((day, index) => {
    const names = [...(evening === undefined ? [] : [evening]), ...namesOf(day)];
    const [first, last] = [names.at(0), names.at(-1)];
    evening = last;
    const way = first === last ? [first] : [first, last];
    return dayEvent(
      one,
      day,
      words.dayTitle(
        index + 1,
        way.flatMap((name) => name ?? []),
      ),
    );
  });
}

function dayEvent(one: CalendarTrip, day: Day, title: string): Event {
  const notes = day.cityList.map(({ location, note }) =>
    [shortLabel(location), note?.content ?? ''].filter(Boolean).join(': '),
  );
  return [
    ...headOf(one, `day-${day.id}`, title),
    ...allDay(day.date),
    ...descriptionLines(notes),
    ...placeLines(day.cityList.at(-1)?.location),
    ...linkLines(one.url),
  ];
}

function legEvent(one: CalendarTrip, field: TransportField, telling: Telling): readonly Event[] {
  const leg = one.trip[field];
  const { words } = telling;
  if (!leg || !isLocalDateTime(leg.departureDateTime)) return [];
  return [
    [
      ...headOf(one, `leg-${field}`, words.legTitle(field, leg.type, wayOfLeg(leg))),
      ...timesOf(one, leg, leg, telling),
      ...(field === 'duringTripEntry' ? ['TRANSP:TRANSPARENT'] : []),
      ...descriptionLines([
        leg.provider,
        leg.booked ? words.booked : '',
        words.fact('price', leg.price),
      ]),
      ...placeLines(leg.from),
      ...linkLines(leg.url || one.url),
    ],
  ];
}

type Times = Pick<TransportLeg, 'departureDateTime' | 'arrivalDateTime'>;

function timesOf(
  one: CalendarTrip,
  { departureDateTime, arrivalDateTime }: Times,
  { from, to }: Pick<TransportLeg, 'from' | 'to'>,
  { zones }: Telling,
): Event {
  const start: LocalTime = { time: departureDateTime, zone: one.zoneOf(from) };
  const end = { time: arrivalDateTime, zone: one.zoneOf(to) || start.zone };
  return spanLines(start, isLocalDateTime(arrivalDateTime) ? end : null, zones);
}

function namesOf({ cityList }: Day): readonly string[] {
  return cityList.filter(({ optional }) => !optional).map(({ location }) => shortLabel(location));
}

function wayOfLeg({ from, to }: Pick<TransportLeg, 'from' | 'to'>): readonly string[] {
  return [shortLabel(from), shortLabel(to)].filter(Boolean);
}
