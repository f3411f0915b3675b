import {
  addDays,
  CSV_COLUMNS,
  CSV_WORDS,
  daysBetween,
  isPlannable,
  isWebUrl,
  KINDS_OF_TRANSPORT,
  LEG_KIND_FACTS,
  MAX_HOTELS,
  MAX_POIS,
  newHotel,
  newLegTransport,
  newTransportLeg,
  readClock,
  serialiseLocation,
  storedTransport,
  tidyLegTransport,
  TRANSPORT_FIELDS,
  TRANSPORT_TYPES,
  type CalendarDate,
  type CsvColumn,
  type CsvWords,
  type Entry,
  type HotelType,
  type LegKind,
  type Location,
  type PriceUnit,
  type TransportField,
} from '@fahrtwind/domain';
import type { ImportedHotel, OwnLegs, OwnStop, OwnTrip, WithoutId } from './imported-file.ts';
import { pointOf } from './place-parts.ts';

const MAX_NAME = 200;
const MAX_NOTE = 5000;

type Cell = (column: CsvColumn) => string;

/** The places of our columns, in a table that is ours; null for any other. Rows and columns may have been moved. */
export function ownHeadOf(
  names: readonly string[],
): Readonly<Partial<Record<CsvColumn, number>>> | null {
  for (const { columns } of Object.values(CSV_WORDS)) {
    const places = CSV_COLUMNS.map(
      (column) => [column, names.indexOf(columns[column].toLowerCase())] as const,
    ).filter(([, index]) => index >= 0);
    const head: Partial<Record<CsvColumn, number>> = Object.fromEntries(places);
    const { day, kind, until, transport } = head;
    if ([day, kind, until, transport].every((index) => index !== undefined)) return head;
  }
  return null;
}

/** What goes along with the stops of a table of ours, gathered row by row. */
export function createOwnTable(readDate: (text: string) => CalendarDate | null): {
  /** Takes a row that is no stop; false where nothing can be done with it. */
  readonly take: (cell: Cell, stop: OwnStop | null) => boolean;
  readonly takeDay: (cell: Cell) => boolean;
  readonly finish: () => OwnTrip;
} {
  const hotels: ImportedHotel[] = [];
  const legs: OwnLegs = {};
  let count = 0;
  let [start, end]: [CalendarDate | null, CalendarDate | null] = [null, null];

  function takeDay(cell: Cell): boolean {
    const [day, date] = [Number(cell('day')), readDate(cell('date'))];
    if (!Number.isInteger(day) || day < 1 || !date || !isPlannable(date)) return false;
    if (!start || date < start) start = date;
    if (!end || date > end) end = date;
    return true;
  }

  return {
    takeDay,
    take: (cell, stop) => {
      const kind = keyOf(cell('kind'), ({ kinds }) => kinds);
      const field = TRANSPORT_FIELDS.find((one) => one === kind);
      if (field) return takeLeg(cell, field);
      if (kind === 'lodging') {
        const hotel = hotels.length < MAX_HOTELS ? readHotel(cell, readDate) : null;
        if (hotel) hotels.push(hotel);
        return hotel !== null;
      }
      count += 1;
      if (!stop || count > MAX_POIS) return false;
      if (kind === 'poi') stop.pois.push({ name: nameOf(cell), location: locationOf(cell) });
      else if (kind === 'activity' || kind === 'restaurant' || kind === 'note')
        stop.entries.push(readEntry(cell, kind));
      else return false;
      return true;
    },
    finish: () => ({
      start,
      dayCount: start && end ? 1 + daysBetween(start, end) : 0,
      hotels,
      legs,
    }),
  };

  function takeLeg(cell: Cell, field: TransportField): boolean {
    const kind = legKindIn(cell);
    const type = TRANSPORT_TYPES.find((one) => KINDS_OF_TRANSPORT[one] === kind);
    if (!type || legs[field]) return false;
    const { id: _, ...leg } = newTransportLeg({
      id: '',
      type,
      from: endOf(cell('from')),
      to: endOf(cell('to')),
      departureDateTime: dateTime(readDate(cell('date')), cell('rideDeparture')),
      arrivalDateTime: dateTime(readDate(cell('until')), cell('arrival')),
      provider: cell('operator').slice(0, MAX_NAME),
      ...bookingOf(cell),
    });
    legs[field] = leg;
    return true;
  }
}

/** What a row of a stop says beside its place. */
export function readOwnStop(cell: Cell): OwnStop {
  const minutes = Number(cell('stay'));
  const hasStay = cell('stay') !== '' && Number.isInteger(minutes) && minutes >= 0;
  const kind = legKindIn(cell);
  return {
    entries: [],
    pois: [],
    ...(hasStay && minutes <= MAX_STAY && { stayMinutes: minutes }),
    ...(kind && {
      routeProfile: LEG_KIND_FACTS[kind].routeProfile,
      ...storedTransport(
        tidyLegTransport(
          newLegTransport({
            kind,
            operator: cell('operator'),
            departureTime: readClock(cell('rideDeparture')) ?? '',
            arrivalTime: readClock(cell('rideArrival')) ?? '',
            bookingNumber: cell('bookingNumber'),
            ...bookingOf(cell),
          }),
        ),
      ),
    }),
  };
}

/** Thirty days. */
const MAX_STAY = 30 * 24 * 60;

function readHotel(
  cell: Cell,
  readDate: (text: string) => CalendarDate | null,
): ImportedHotel | null {
  const checkInDate = readDate(cell('date'));
  const until = readDate(cell('until'));
  if (!checkInDate || !isPlannable(checkInDate)) return null;
  const checkOutDate =
    until && until > checkInDate && isPlannable(until) ? until : addDays(checkInDate, 1);
  const unit = keyOf<PriceUnit>(cell('priceUnit'), ({ priceUnits }) => priceUnits);
  const type = keyOf<HotelType>(cell('lodgingType'), ({ lodgingTypes }) => lodgingTypes);
  const said = {
    checkInTime: readClock(cell('checkIn')) ?? '',
    checkOutTime: readClock(cell('checkOut')) ?? '',
    bookingNumber: cell('bookingNumber').slice(0, MAX_NAME),
    phone: cell('phone').slice(0, MAX_NAME),
    note: cell('note').slice(0, MAX_NOTE),
  };
  const { id: _, ...hotel } = newHotel({
    id: '',
    name: nameOf(cell),
    location: locationOf(cell),
    checkInDate,
    checkOutDate,
    ...bookingOf(cell),
    ...(type && { type }),
    ...(unit === 'night' && { priceUnit: unit }),
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
  });
  return hotel;
}

function readEntry(cell: Cell, entryType: Entry['entryType']): WithoutId<Entry> {
  const base = { name: nameOf(cell), location: locationOf(cell) };
  const content = cell('note').slice(0, MAX_NOTE);
  if (entryType === 'note') return { ...base, entryType, content };
  if (entryType === 'restaurant') {
    const time = readClock(cell('arrival')) ?? '';
    return { ...base, entryType, ...(content && { content }), ...(time && { time }) };
  }
  const { url, price, booked } = bookingOf(cell);
  return { ...base, entryType, url, content, ...(price && { price }), ...(booked && { booked }) };
}

/** An address that no browser would open as a page is none. */
function bookingOf(cell: Cell) {
  const url = cell('link');
  const booked = cell('booked').toLowerCase();
  return {
    url: url.length <= 2000 && isWebUrl(url) ? url : '',
    price: cell('price').slice(0, MAX_NAME),
    booked: Object.values(CSV_WORDS).some(({ yes }) => yes === booked),
  };
}

function legKindIn(cell: Cell): LegKind | null {
  return keyOf<LegKind>(cell('transport'), ({ transports }) => transports);
}

/** What a word of a table stands for, in either language. */
function keyOf<Key extends string>(
  word: string,
  pick: (words: CsvWords) => Readonly<Record<Key, string>>,
): Key | null {
  const wanted = word.toLowerCase();
  for (const words of Object.values(CSV_WORDS)) {
    const known = pick(words);
    for (const key in known) if (known[key].toLowerCase() === wanted) return key;
  }
  return null;
}

function nameOf(cell: Cell): string {
  return cell('name').slice(0, MAX_NAME);
}

function locationOf(cell: Cell): Location {
  const point = pointOf(cell('lat').replace(',', '.'), cell('lng').replace(',', '.'));
  return labelled(cell('place'), point);
}

/** `Köln, Deutschland (50.938, 6.96)`. */
function endOf(text: string): Location {
  const at = text.lastIndexOf(' (');
  const [lat, lng] = text.endsWith(')') ? text.slice(at + 2, -1).split(', ') : [];
  const point = at < 0 ? null : pointOf(lat, lng);
  return labelled(point ? text.slice(0, at) : text, point);
}

function labelled(label: string, point: ReturnType<typeof pointOf>): Location {
  return serialiseLocation({ ...(point ?? { lat: 0, lng: 0 }), label: label.slice(0, MAX_NAME) });
}

function dateTime(date: CalendarDate | null, written: string): string {
  const clock = readClock(written) ?? '';
  return date && isPlannable(date) && clock !== '' ? `${date}T${clock}` : '';
}
