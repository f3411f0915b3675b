import {
  DEFAULT_PERSONS,
  HOTEL_TYPES,
  MOST_PERSONS,
  PATHS,
  readCalendarDate,
  type CalendarDate,
  type HotelType,
  type Location,
} from '@fahrtwind/domain';
import { readPlace, writePlace } from '../place-field/place-address.ts';

/** What is looked for; null for what is open. */
export interface LodgingSearch {
  readonly place: Location | null;
  readonly arrival: CalendarDate | null;
  readonly departure: CalendarDate | null;
  readonly persons: number;
  readonly type: HotelType | null;
}

export const EMPTY_SEARCH: LodgingSearch = {
  place: null,
  arrival: null,
  departure: null,
  persons: DEFAULT_PERSONS,
  type: null,
};

/** Reads `?ort=47.27,11.39,Innsbruck&anreise=2027-07-12&abreise=…&personen=3&art=camping`; what is invalid is left out. */
export function readLodgingAddress(search: string): LodgingSearch {
  const query = new URLSearchParams(search);
  const persons = Number(query.get('personen') ?? DEFAULT_PERSONS);
  const isCount = Number.isInteger(persons) && persons >= 1 && persons <= MOST_PERSONS;
  const kind = query.get('art')?.toLowerCase();
  return {
    place: readPlace(query.get('ort') ?? '') ?? null,
    arrival: readCalendarDate(query.get('anreise') ?? ''),
    departure: readCalendarDate(query.get('abreise') ?? ''),
    persons: isCount ? persons : DEFAULT_PERSONS,
    type: HOTEL_TYPES.find((type) => type.toLowerCase() === kind) ?? null,
  };
}

/** The query string of a search; empty for an empty form. */
export function writeLodgingAddress(search: LodgingSearch): string {
  const { place, arrival, departure, persons, type } = search;
  const query = new URLSearchParams();
  if (place) query.append('ort', writePlace(place));
  if (arrival) query.append('anreise', arrival);
  if (departure) query.append('abreise', departure);
  if (persons !== DEFAULT_PERSONS) query.append('personen', String(persons));
  if (type) query.append('art', type.toLowerCase());
  return query.toString();
}

/** The page of lodgings with a search filled in. */
export function lodgingPath(search: LodgingSearch): string {
  const query = writeLodgingAddress(search);
  return query === '' ? PATHS.hotel : `${PATHS.hotel}?${query}`;
}
