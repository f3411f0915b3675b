import { scheduleTrip, type FindMeasure, type StopTimes } from '../schedule/schedule-trip.ts';
import { MINUTES_PER_DAY } from '../text/clock.ts';
import type { LegKind } from '../trip/leg-kind.ts';
import { legKindOf, ticketOf } from '../trip/leg-transport.ts';
import { isValidLocation, shortLabel, type Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import { priceUnitOf, type Hotel, type HotelType, type PriceUnit } from '../trip/hotel.ts';
import {
  TRANSPORT_FIELDS,
  type TransportField,
  type TransportLeg,
  type TransportType,
} from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import { hotelsByDay, type PointKind } from './trip-points.ts';
import { xmlDegrees } from './xml-text.ts';

/** The columns of the table, in their order. */
export const CSV_COLUMNS = [
  'day',
  'date',
  'kind',
  'name',
  'place',
  'lat',
  'lng',
  'arrival',
  'departure',
  'stay',
  'until',
  'note',
  'link',
  'price',
  'priceUnit',
  'booked',
  'transport',
  'rideDeparture',
  'rideArrival',
  'operator',
  'bookingNumber',
  'checkIn',
  'checkOut',
  'phone',
  'lodgingType',
  'from',
  'to',
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

export interface CsvWords {
  readonly columns: Readonly<Record<CsvColumn, string>>;
  readonly kinds: Readonly<Record<Exclude<PointKind, 'via'> | TransportField, string>>;
  readonly transports: Readonly<Record<LegKind, string>>;
  readonly lodgingTypes: Readonly<Record<HotelType, string>>;
  /** What a price is for. */
  readonly priceUnits: Readonly<Record<PriceUnit, string>>;
  readonly yes: string;
  /** Spreadsheets in German expect semicolons, and take a point within a number for a separator of thousands. */
  readonly separator: ';' | ',';
}

type Row = Partial<Record<CsvColumn, string | number>>;

/** The byte order mark tells spreadsheets that this is UTF-8. */
const BOM = '\uFEFF';

/**
 * A trip as a table: a row for each stop, entry, point of interest and hotel, for the ways there, home and in between, and
 * for a day without stops. The import makes the same trip of it, but for what a table leaves out: via points, wishes,
 * tolls and durations of legs, pinned times, icons, pictures, stars and comments, further names of places, tickets of another kind,
 * and nights that are spent elsewhere than the dates of a hotel say.
 */
export function writeCsv(trip: Trip, words: CsvWords, measured?: FindMeasure): string {
  const rows = [...rowsOfDays(trip, words, measured)].map((row) =>
    CSV_COLUMNS.map((column) => cell(row[column] ?? '', words)).join(words.separator),
  );
  const head = CSV_COLUMNS.map((column) => cell(words.columns[column], words));
  return `${BOM}${[head.join(words.separator), ...rows].join('\r\n')}\r\n`;
}

function* rowsOfDays(trip: Trip, words: CsvWords, measured?: FindMeasure): Generator<Row> {
  const schedule = scheduleTrip(trip, measured);
  const hotels = hotelsByDay(trip);
  for (const [dayIndex, day] of trip.days.entries()) {
    const base = { day: dayIndex + 1, date: day.date };
    if (day.cityList.length === 0) yield base;
    for (const stop of day.cityList) {
      const times = schedule[dayIndex]?.stops.find(({ stopId }) => stopId === stop.id);
      for (const row of rowsOfStop(stop, times, words)) yield { ...base, ...row };
    }
    for (const hotel of hotels.get(dayIndex) ?? []) yield { ...base, ...rowOfHotel(hotel, words) };
  }
  for (const field of TRANSPORT_FIELDS) {
    const leg = trip[field];
    if (leg) yield rowOfTransport(field, leg, words);
  }
}

function rowsOfStop(stop: Stop, times: StopTimes | undefined, words: CsvWords): readonly Row[] {
  const { kinds, yes } = words;
  return [
    {
      ...placeOf(stop.location),
      kind: kinds[stop.optional ? 'optional' : 'stop'],
      arrival: clockOf(times?.arrivalMinutes),
      departure: clockOf(times?.departureMinutes),
      stay: stop.stayMinutes ?? '',
      note: stop.note?.content ?? '',
      ...(times?.leg ? wayCells(stop, words) : {}),
    },
    ...stop.entries.map((entry) => ({
      ...placeOf(entry.location),
      kind: kinds[entry.entryType],
      name: entry.name,
      arrival: entry.entryType === 'restaurant' ? (entry.time ?? '') : '',
      note: 'content' in entry ? entry.content : '',
      link: 'url' in entry ? entry.url : '',
      price: 'price' in entry ? (entry.price ?? '') : '',
      booked: 'booked' in entry && entry.booked ? yes : '',
    })),
    ...stop.pois.map((poi) => ({ ...placeOf(poi.location), kind: kinds.poi, name: poi.name })),
  ];
}

/** The way to a stop, with its ticket, stands in the row of the stop. */
function wayCells(stop: Stop, { transports, yes }: CsvWords): Row {
  const ticket = ticketOf(stop);
  return {
    transport: transports[legKindOf(stop)],
    ...(ticket && {
      rideDeparture: ticket.departureTime,
      rideArrival: ticket.arrivalTime,
      operator: ticket.operator,
      bookingNumber: ticket.bookingNumber,
      link: ticket.url,
      price: ticket.price,
      booked: ticket.booked ? yes : '',
    }),
  };
}

function rowOfTransport(field: TransportField, leg: TransportLeg, words: CsvWords): Row {
  const { from, to, type, departureDateTime, arrivalDateTime, price, booked, provider, url } = leg;
  return {
    kind: words.kinds[field],
    name: [from, to].map(shortLabel).filter(Boolean).join(' – '),
    date: departureDateTime.slice(0, 10),
    rideDeparture: departureDateTime.slice(11),
    until: arrivalDateTime.slice(0, 10),
    arrival: arrivalDateTime.slice(11),
    transport: words.transports[KINDS_OF_TRANSPORT[type]],
    operator: provider,
    price,
    booked: booked ? words.yes : '',
    link: url,
    from: endOf(from),
    to: endOf(to),
  };
}

/** With its coordinates, which have no columns of their own. */
function endOf(location: Location): string {
  const { lat, lng, label } = location;
  return isValidLocation(location) ? `${label} (${xmlDegrees(lat)}, ${xmlDegrees(lng)})` : label;
}

export const KINDS_OF_TRANSPORT: Readonly<Record<TransportType, LegKind>> = {
  car: 'car',
  plane: 'flight',
  train: 'train',
};

function rowOfHotel(hotel: Hotel, { kinds, yes, priceUnits, lodgingTypes }: CsvWords): Row {
  const { name, location, url, price, booked, checkInDate, checkOutDate } = hotel;
  const { note = '', bookingNumber = '', checkInTime = '', checkOutTime = '', phone = '' } = hotel;
  return {
    ...placeOf(location),
    date: checkInDate,
    until: checkOutDate,
    kind: kinds.lodging,
    name,
    note,
    link: url,
    price,
    priceUnit: price === '' ? '' : priceUnits[priceUnitOf(hotel)],
    booked: booked ? yes : '',
    bookingNumber,
    checkIn: checkInTime,
    checkOut: checkOutTime,
    phone,
    lodgingType: lodgingTypes[hotel.type],
  };
}

function placeOf(location: Location): Row {
  const { lat, lng, label } = location;
  return {
    name: shortLabel(location),
    place: label,
    ...(isValidLocation(location) && { lat, lng }),
  };
}

/** As the planner shows it. */
function clockOf(minutes: number | null | undefined): string {
  if (minutes === null || minutes === undefined) return '';
  const whole = Math.round(minutes);
  const ofDay = whole - Math.floor(whole / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  const parts = [Math.floor(ofDay / 60), ofDay % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Spreadsheets run what begins like a formula. The apostrophe makes it a text; `readCsvCell` takes it off. */
const IS_RISKY = /^['=+\-@\t\r\n]/;

function cell(value: string | number, { separator }: CsvWords): string {
  if (typeof value === 'number') {
    const text = xmlDegrees(value);
    return separator === ';' ? text.replace('.', ',') : text;
  }
  const safe = IS_RISKY.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(safe) || safe.includes(separator)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** A cell as it was before `writeCsv` made it safe. */
export function readCsvCell(text: string): string {
  return text.startsWith("'") && IS_RISKY.test(text.slice(1)) ? text.slice(1) : text;
}
