import { scheduleTrip, type FindMeasure, type StopTimes } from '../schedule/schedule-trip.ts';
import { ticketOf } from '../trip/leg-transport.ts';
import { isValidLocation, shortLabel, type Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { Trip } from '../trip/trip.ts';
import { hotelsByDay, type PointKind } from './trip-points.ts';

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
  'until',
  'note',
  'link',
  'price',
  'booked',
] as const;

export type CsvColumn = (typeof CSV_COLUMNS)[number];

export interface CsvWords {
  readonly columns: Readonly<Record<CsvColumn, string>>;
  readonly kinds: Readonly<Record<Exclude<PointKind, 'via'>, string>>;
  readonly yes: string;
  /** Spreadsheets in German expect semicolons. */
  readonly separator: ';' | ',';
}

type Row = Partial<Record<CsvColumn, string | number>>;

/** The byte order mark tells spreadsheets that this is UTF-8. */
const BOM = '\uFEFF';

/** A trip as a table: a row for each stop, entry, point of interest and hotel. */
export function writeCsv(trip: Trip, words: CsvWords, measured?: FindMeasure): string {
  const rows = [...rowsOfDays(trip, words, measured)].map((row) =>
    CSV_COLUMNS.map((column) => cell(row[column] ?? '', words.separator)).join(words.separator),
  );
  const head = CSV_COLUMNS.map((column) => cell(words.columns[column], words.separator));
  return `${BOM}${[head.join(words.separator), ...rows].join('\r\n')}\r\n`;
}

function* rowsOfDays(trip: Trip, words: CsvWords, measured?: FindMeasure): Generator<Row> {
  const schedule = scheduleTrip(trip, measured);
  const hotels = hotelsByDay(trip);
  for (const [dayIndex, day] of trip.days.entries()) {
    const base = { day: dayIndex + 1, date: day.date };
    for (const stop of day.cityList) {
      const times = schedule[dayIndex]?.stops.find(({ stopId }) => stopId === stop.id);
      for (const row of rowsOfStop(stop, times, words)) yield { ...base, ...row };
    }
    for (const hotel of hotels.get(dayIndex) ?? []) yield { ...base, ...rowOfHotel(hotel, words) };
  }
}

function rowsOfStop(
  stop: Stop,
  times: StopTimes | undefined,
  { kinds, yes }: CsvWords,
): readonly Row[] {
  return [
    {
      ...placeOf(stop.location),
      kind: kinds[stop.optional ? 'optional' : 'stop'],
      arrival: clockOf(times?.arrivalMinutes),
      departure: clockOf(times?.departureMinutes),
      note: stop.note?.content ?? '',
      ...ticketCells(stop, yes),
    },
    ...stop.entries.map((entry) => ({
      ...placeOf(entry.location),
      kind: kinds[entry.entryType],
      name: entry.name,
      note: 'content' in entry ? entry.content : '',
      link: 'url' in entry ? entry.url : '',
      price: 'price' in entry ? (entry.price ?? '') : '',
      booked: 'booked' in entry && entry.booked ? yes : '',
    })),
    ...stop.pois.map((poi) => ({ ...placeOf(poi.location), kind: kinds.poi, name: poi.name })),
  ];
}

/** The ticket of the leg to a stop stands in the row of the stop. */
function ticketCells(stop: Stop, yes: string): Row {
  const ticket = ticketOf(stop);
  return ticket ? { link: ticket.url, price: ticket.price, booked: ticket.booked ? yes : '' } : {};
}

function rowOfHotel(hotel: Hotel, { kinds, yes }: CsvWords): Row {
  const { name, location, url, price, booked, checkInDate, checkOutDate } = hotel;
  return {
    ...placeOf(location),
    date: checkInDate,
    until: checkOutDate,
    kind: kinds.lodging,
    name,
    link: url,
    price,
    booked: booked ? yes : '',
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
  const rounded = Math.round(minutes);
  return `${Math.floor(rounded / 60) % 24}:${String(rounded % 60).padStart(2, '0')}`;
}

/** Spreadsheets run what begins like a formula. The apostrophe makes it a text; `readCsvCell` takes it off. */
const IS_RISKY = /^['=+\-@\t\r\n]/;

function cell(value: string | number, separator: string): string {
  if (typeof value === 'number') return String(value);
  const safe = IS_RISKY.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(safe) || safe.includes(separator)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** A cell as it was before `writeCsv` made it safe. */
export function readCsvCell(text: string): string {
  return text.startsWith("'") && IS_RISKY.test(text.slice(1)) ? text.slice(1) : text;
}
