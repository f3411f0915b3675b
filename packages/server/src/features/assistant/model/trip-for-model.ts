import {
  budgetOf,
  costsOf,
  countryOf,
  isPlainKind,
  legKindOf,
  nightsOf,
  scheduleTrip,
  shortLabel,
  townOf,
  type AssistantField,
  type Day,
  type FindMeasure,
  type Hotel,
  type Location,
  type Stop,
  type Trip,
} from '@fahrtwind/domain';
import { weekdayName } from './system-prompt.ts';

/** About 8,000 tokens, half of the smallest context that is asked for. */
const MOST_CHARACTERS = 24_000;
const NAME_LENGTH = 80;
const TEXT_LENGTH = 300;

/** The keys in which each of the fields that people are told of leaves the server. There are no others. */
export const KEYS_OF_FIELDS: Readonly<Record<AssistantField, readonly string[]>> = {
  title: ['title'],
  dates: ['first_day', 'last_day', 'days', 'day', 'date', 'weekday', 'omitted_days'],
  stops: ['stops', 'stop', 'name', 'country', 'optional'],
  legs: ['travel', 'toll_free', 'km', 'minutes', 'driving_minutes'],
  stays: ['stay_minutes', 'starts_at_minute'],
  entries: ['things', 'kind', 'text', 'time'],
  lodgings: ['lodging', 'lodgings', 'type', 'nights', 'from', 'booked', 'price', 'wanted_lodging'],
  totals: ['totals', 'cost_euros'],
};

interface Told {
  readonly measured?: FindMeasure | undefined;
  /** Whether the person lets it read what they wrote at activities and restaurants. */
  readonly mayReadEntries: boolean;
}

/**
 * All that a language model is told of a trip, built up from allowed fields. Names of stops, days and lodgings are
 * handles (`s1`, `d1`, `h1`), as the actions use them. There are no coordinates.
 */
export function tripForModel(trip: Trip, { measured, mayReadEntries }: Told): string {
  const detail = { hasEntries: mayReadEntries, mostDays: Infinity };
  const full = JSON.stringify(shown(trip, measured, detail));
  if (full.length <= MOST_CHARACTERS) return full;
  for (let mostDays = trip.days.length; mostDays > 1; mostDays = Math.floor(mostDays / 2)) {
    const text = JSON.stringify(shown(trip, measured, { hasEntries: false, mostDays }));
    if (text.length <= MOST_CHARACTERS) return text;
  }
  return JSON.stringify(
    shown({ ...trip, hotels: [] }, measured, { hasEntries: false, mostDays: 0 }),
  );
}

interface Detail {
  readonly hasEntries: boolean;
  readonly mostDays: number;
}

function shown(trip: Trip, measured: FindMeasure | undefined, { hasEntries, mostDays }: Detail) {
  const schedule = scheduleTrip(trip, measured);
  const { bookedCents, openCents } = budgetOf(trip, costsOf(trip)).total;
  const hotelHandles = new Map(trip.hotels.map(({ id }, index) => [id, `h${index + 1}`]));
  let stops = 0;
  const days = trip.days.map((day, index) => ({
    ...dayFor(day, index, hotelHandles),
    km: Math.round((schedule[index]?.meters ?? 0) / 1000),
    driving_minutes: Math.round((schedule[index]?.drivingSeconds ?? 0) / 60),
    stops: day.cityList.map((stop) => stopFor(stop, (stops += 1), hasEntries)),
  }));
  return {
    title: cleaned(trip.title),
    first_day: trip.days.at(0)?.date ?? null,
    last_day: trip.days.at(-1)?.date ?? null,
    days: days.slice(0, mostDays),
    ...(days.length > mostDays && { omitted_days: days.length - mostDays }),
    lodgings: trip.hotels.map(hotelFor),
    wanted_lodging: trip.akkomodationType,
    totals: {
      km: Math.round(schedule.reduce((sum, { meters }) => sum + meters, 0) / 1000),
      minutes: Math.round(schedule.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
      cost_euros: Math.round((bookedCents + openCents) / 100),
    },
  };
}

function dayFor(day: Day, index: number, hotelHandles: ReadonlyMap<string, string>) {
  const lodging = hotelHandles.get(day.hotelId ?? '');
  return {
    day: `d${index + 1}`,
    date: day.date,
    weekday: weekdayName(day.date),
    ...(day.startMinutes !== undefined && { starts_at_minute: day.startMinutes }),
    ...(lodging !== undefined && { lodging }),
  };
}

function stopFor(stop: Stop, number: number, hasEntries: boolean) {
  const things = stop.entries.filter(({ entryType }) => entryType !== 'note');
  const kind = legKindOf(stop);
  return {
    stop: `s${number}`,
    ...placeFor(stop.location),
    ...(stop.optional && { optional: true }),
    ...(kind !== 'car' && { travel: isPlainKind(kind) ? stop.routeProfile : kind }),
    ...(!stop.toll && { toll_free: true }),
    ...(stop.stayMinutes !== undefined && { stay_minutes: stop.stayMinutes }),
    ...(hasEntries &&
      things.length > 0 && {
        things: things.map((entry) => ({
          kind: entry.entryType,
          name: cleaned(entry.name),
          ...(entry.content && { text: cleaned(entry.content, TEXT_LENGTH) }),
          ...('time' in entry && entry.time && { time: entry.time }),
        })),
      }),
  };
}

function hotelFor(hotel: Hotel, index: number) {
  return {
    lodging: `h${index + 1}`,
    name: cleaned(hotel.name),
    type: hotel.type,
    from: hotel.checkInDate,
    nights: nightsOf(hotel),
    booked: hotel.booked,
    ...(hotel.price !== '' && { price: cleaned(hotel.price) }),
  };
}

/** The name of a town or a sight; only the town where it may be a private house. */
function placeFor(location: Location): { readonly name: string; readonly country: string } {
  const label = location.label.replaceAll(/\b[A-Z]{0,2}-?\d{4,5}\s+(?=\p{L})/gu, '');
  const isAddress = label.split(',').some((part) => part.trim() !== '' && townOf(part) === '');
  const name = isAddress ? (townOf(label).split(',')[0] ?? '') : shortLabel({ label });
  return { name: cleaned(name), country: cleaned(countryOf({ ...location, label })) };
}

const PRIVATE = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, // e-mail addresses
  /https?:\/\/\S+/gi,
  /(?:\+|\b00)\d[\d\s/()-]{6,}\d/g, // telephone numbers
  /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]{6,}\b/g, // booking codes
  /\d{6,}/g,
];

/** A name that people have written, on one line, without what looks like an address, a number of a person or a booking. */
function cleaned(name: string, most = NAME_LENGTH): string {
  const text = PRIVATE.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), name);
  return text
    .replaceAll(/[\p{Cc}<>]+/gu, ' ')
    .slice(0, most)
    .trim();
}
