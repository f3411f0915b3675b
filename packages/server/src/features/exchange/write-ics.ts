import {
  addDays,
  isLocalDateTime,
  isValidLocation,
  isWebUrl,
  legKindOf,
  MINUTES_PER_DAY,
  scheduleTrip,
  shortLabel,
  stopsOf,
  ticketOf,
  ticketTimes,
  TRANSPORT_FIELDS,
  type CalendarDate,
  type Day,
  type Hotel,
  type Location,
  type Stop,
  type TransportField,
  type TransportLeg,
  type Trip,
} from '@fahrtwind/domain';
import type { ExportWords } from './export-words.ts';
import { icsDate, icsInstant, icsLines, icsLocalTime, icsText } from './ics-lines.ts';
import { createZones, type CalendarZones } from './ics-time-zone.ts';

/** A year of travelling has hundreds. What comes first is kept: calendars begin with the latest trips. */
const MOST_EVENTS = 3000;
const MOST_CHARACTERS = 2_000_000;
/** Most characters that describe an event; calendars are for looking things up. */
const MOST_DESCRIPTION = 2000;

/** A trip and what a calendar needs beside it. */
export interface CalendarTrip {
  readonly trip: Trip;
  readonly updatedAt: Date;
  /** The IANA zone at a place of a transport leg, empty when unknown. */
  readonly zoneOf: (location: Location) => string;
  /** Where the trip can be opened. */
  readonly url: string;
}

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
      for (const lines of eventsOf(one, words, zones)) {
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
  return [...legs, ...ridesOf(trip)].flatMap(({ from, to }) => [from, to]);
}

/** A train or the like between two stops, with the times of its ticket. */
interface Ride extends Times {
  readonly stop: Stop;
  readonly from: Location;
  readonly to: Location;
  /** Whose clock the arrival is told by. */
  readonly arrivalPlace: Location;
}

/** Those of which the ticket says the departure. */
function ridesOf(trip: Trip): readonly Ride[] {
  const stops = new Map(stopsOf(trip).map((stop) => [stop.id, stop]));
  return scheduleTrip(trip).flatMap(({ date, stops: times }) =>
    times.flatMap(({ stopId, leg }) => {
      const [stop, before] = [stops.get(stopId), stops.get(leg?.fromCityId ?? '')];
      if (!stop || !before || !leg || ticketTimes(stop).departure === null) return [];
      const [from, to] = [before.location, stop.location];
      const { departureMinutes = 0, ticketArrivalMinutes } = leg;
      const departureDateTime = timeAfter(date, departureMinutes);
      const ride = { stop, from, to, departureDateTime };
      if (ticketArrivalMinutes !== undefined)
        return [
          { ...ride, arrivalPlace: to, arrivalDateTime: timeAfter(date, ticketArrivalMinutes) },
        ];
      // Without a time of arrival only the time on the way is known, and that counts from the departure.
      const end = departureMinutes + leg.seconds / 60;
      const arrivalDateTime = leg.isEstimate ? '' : timeAfter(date, end);
      return [{ ...ride, arrivalPlace: from, arrivalDateTime }];
    }),
  );
}

/** So many minutes after midnight of a day, which may be on another one. */
function timeAfter(date: CalendarDate, minutes: number): string {
  const whole = Math.round(minutes);
  const days = Math.floor(whole / MINUTES_PER_DAY);
  const ofDay = whole - days * MINUTES_PER_DAY;
  const clock = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0'));
  return `${addDays(date, days)}T${clock.join(':')}`;
}

function rideEvent(
  one: CalendarTrip,
  ride: Ride,
  { words, zones }: { readonly words: ExportWords; readonly zones: CalendarZones },
): Event {
  const { stop, from, arrivalPlace, departureDateTime } = ride;
  const ticket = ticketOf(stop);
  const fromZone = one.zoneOf(from);
  const startZone = zones.use(fromZone, departureDateTime);
  return [
    ...headOf(one, `ride-${stop.id}`, words.rideTitle(legKindOf(stop), wayOfLeg(ride))),
    `DTSTART${timeText(departureDateTime, startZone)}`,
    ...endLines(ride, { startZone, zone: one.zoneOf(arrivalPlace) || fromZone, zones }),
    ...property('DESCRIPTION', ticket?.operator ?? ''),
    ...placeLines(from),
    ...linkLines(ticket?.url || one.url),
  ];
}

/** The lines of an event. */
type Event = readonly string[];

function eventsOf(one: CalendarTrip, words: ExportWords, zones: CalendarZones): readonly Event[] {
  const { trip } = one;
  return [
    ...trip.days.map((day, index) => dayEvent(one, day, words.dayTitle(index + 1, wayOf(day)))),
    ...trip.hotels.map((hotel) => hotelEvent(one, hotel, words)),
    ...TRANSPORT_FIELDS.flatMap((field) => legEvent(one, field, { words, zones })),
    ...ridesOf(trip).map((ride) => rideEvent(one, ride, { words, zones })),
  ];
}

function dayEvent(one: CalendarTrip, day: Day, title: string): Event {
  const notes = day.cityList.map(({ location, note }) =>
    [shortLabel(location), note?.content ?? ''].filter(Boolean).join(': '),
  );
  return [
    ...headOf(one, `day-${day.id}`, title),
    ...allDay(day.date, addDays(day.date, 1)),
    ...property('DESCRIPTION', shortened(notes.join('\n'))),
    ...placeLines(day.cityList.at(-1)?.location),
    ...linkLines(one.url),
  ];
}

function hotelEvent(one: CalendarTrip, hotel: Hotel, words: ExportWords): Event {
  const { id, name, location, checkInDate, checkOutDate, url } = hotel;
  return [
    ...headOf(one, `hotel-${id}`, words.hotelTitle(name || shortLabel(location))),
    // The day of leaving belongs to the stay: people look for it on that day.
    ...allDay(checkInDate, addDays(checkOutDate, 1)),
    ...placeLines(location),
    ...linkLines(url || one.url),
  ];
}

function legEvent(
  one: CalendarTrip,
  field: TransportField,
  { words, zones }: { readonly words: ExportWords; readonly zones: CalendarZones },
): readonly Event[] {
  const leg = one.trip[field];
  if (!leg || !isLocalDateTime(leg.departureDateTime)) return [];
  const from = one.zoneOf(leg.from);
  const startZone = zones.use(from, leg.departureDateTime);
  return [
    [
      ...headOf(one, `leg-${field}`, words.legTitle(field, leg.type, wayOfLeg(leg))),
      `DTSTART${timeText(leg.departureDateTime, startZone)}`,
      ...endLines(leg, { startZone, zone: one.zoneOf(leg.to) || from, zones }),
      ...(field === 'duringTripEntry' ? ['TRANSP:TRANSPARENT'] : []),
      ...property('DESCRIPTION', leg.provider),
      ...placeLines(leg.from),
      ...linkLines(leg.url || one.url),
    ],
  ];
}

type Times = Pick<TransportLeg, 'departureDateTime' | 'arrivalDateTime'>;

interface EndZones {
  readonly startZone: string;
  readonly zone: string;
  readonly zones: CalendarZones;
}

/** Both ends have to be told in the same way, and the end has to be later. */
function endLines(leg: Times, { startZone, zone, zones }: EndZones): readonly string[] {
  if (!isLocalDateTime(leg.arrivalDateTime) || !isLater(leg)) return [];
  const endZone = zones.use(zone, leg.arrivalDateTime);
  if ((endZone === '') !== (startZone === '')) return [];
  return [`DTEND${timeText(leg.arrivalDateTime, endZone)}`];
}

/** By the clocks of both places. A flight to the west that seems to arrive before it leaves is told without an end. */
function isLater({ departureDateTime, arrivalDateTime }: Times): boolean {
  return arrivalDateTime > departureDateTime;
}

function timeText(time: string, zone: string): string {
  const local = icsLocalTime(time);
  return zone === '' ? `:${local}` : `;TZID=${zone}:${local}`;
}

function headOf({ trip, updatedAt }: CalendarTrip, part: string, title: string): readonly string[] {
  return [
    `UID:${icsText(`${trip.id}-${part}@fahrtwind`)}`,
    `DTSTAMP:${icsInstant(updatedAt)}`,
    `SUMMARY:${icsText(title)}`,
  ];
}

function allDay(from: string, to: string): readonly string[] {
  return [
    `DTSTART;VALUE=DATE:${icsDate(from)}`,
    `DTEND;VALUE=DATE:${icsDate(to)}`,
    'TRANSP:TRANSPARENT',
  ];
}

function placeLines(location: Location | undefined): readonly string[] {
  if (!location) return [];
  const { lat, lng, label } = location;
  const geo = isValidLocation(location) ? [`GEO:${lat.toFixed(6)};${lng.toFixed(6)}`] : [];
  return [...property('LOCATION', label), ...geo];
}

function linkLines(url: string): readonly string[] {
  return URL.canParse(url) && isWebUrl(url) ? [`URL:${new URL(url).href}`] : [];
}

function shortened(text: string): string {
  return text.length <= MOST_DESCRIPTION
    ? text
    : `${text.slice(0, MOST_DESCRIPTION - 1).toWellFormed()}…`;
}

function property(name: string, text: string): readonly string[] {
  return text === '' ? [] : [`${name}:${icsText(text)}`];
}

function wayOf({ cityList }: Day): readonly string[] {
  const names = cityList
    .filter(({ optional }) => !optional)
    .map(({ location }) => shortLabel(location));
  return names.length > 1 ? [names.at(0) ?? '', names.at(-1) ?? ''] : names;
}

function wayOfLeg({ from, to }: Pick<TransportLeg, 'from' | 'to'>): readonly string[] {
  return [shortLabel(from), shortLabel(to)].filter(Boolean);
}
