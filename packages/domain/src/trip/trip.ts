import type { CalendarDate } from '../text/calendar-date.ts';
import type { Hotel } from './hotel.ts';
import type { Stop } from './stop.ts';
import type { TransportLeg } from './transport-leg.ts';

export const DEFAULT_TITLE = 'Mein Roadtrip';

export const ACCOMMODATION_TYPES = ['hotel', 'hostel', 'ferienwohnung', 'camping'] as const;

export type AccommodationType = (typeof ACCOMMODATION_TYPES)[number];

export const DEFAULT_ACCOMMODATION_TYPE: AccommodationType = 'hotel';

/** As browsers count, which take an emoji for two. */
export const MAX_TITLE_LENGTH = 500;
export const MAX_DAYS = 400;
export const MAX_STOPS = 2000;
export const MAX_HOTELS = 500;
/** Notes and comments of stops among them. */
export const MAX_ENTRIES = 3000;
export const MAX_POIS = 3000;
export const MAX_TRIP_BYTES = 2 * 1024 * 1024;
/** Fields and items on all levels, unknown ones too. 2,000 stops with an entry, a note and a point of interest each have 90,000. */
export const MAX_TRIP_VALUES = 100_000;

export interface Day {
  readonly id: string;
  readonly date: CalendarDate;
  /** Where the night after this day is spent. */
  readonly hotelId: string | null;
  /** The stops, in the order in which they are visited. */
  readonly cityList: readonly Stop[];
  /** When the day begins, in minutes after midnight. */
  readonly startMinutes?: number;
}

/** The stored document, with the specification's field names. Points in time are ISO 8601, empty when unknown. */
export interface Trip {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly days: readonly Day[];
  readonly hotels: readonly Hotel[];
  /** In seconds. */
  readonly totalDuration: number;
  /** In meters. */
  readonly totalDistance: number;
  /** Whether both come from a routing service alone; otherwise a leg or more of them is estimated. */
  readonly totalsAreMeasured?: boolean;
  readonly lastOpened: string;
  readonly published: boolean;
  /** The stops that the last change of dates or days moved and that have not been looked at since. */
  readonly movedCities: readonly string[];
  readonly createdAt: string;
  /** How often the trip was exported. */
  readonly tripPrints: number;
  readonly akkomodationType: AccommodationType;
  readonly arrivalEntry: TransportLeg | null;
  readonly departureEntry: TransportLeg | null;
  readonly duringTripEntry: TransportLeg | null;
}

const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2199-12-31';

/** A title that the program has made, cut where it is too long for one; never through the middle of an emoji. */
export function fittingTitle(title: string): string {
  if (title.length <= MAX_TITLE_LENGTH) return title;
  return `${title.slice(0, MAX_TITLE_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Whether a trip may have a day at that date: from 1900 to 2199, which leaves room to count in both directions. */
export function isPlannable(date: CalendarDate): boolean {
  return date >= FIRST_DATE && date <= LAST_DATE;
}

/** Whether a number is a minute of the day, from 0:00 to 23:59. */
export function isMinuteOfDay(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0 && minutes < 24 * 60;
}

/** The number of exports, stored as `tripPrints`. */
export function exportCount(trip: Trip): number {
  return trip.tripPrints;
}

export function stopsOf(trip: Pick<Trip, 'days'>): readonly Stop[] {
  // Asked for several times by each edit and each save, and flatMap takes ten times as long.
  const stops: Stop[] = [];
  for (const { cityList } of trip.days) for (const stop of cityList) stops.push(stop);
  return stops;
}
