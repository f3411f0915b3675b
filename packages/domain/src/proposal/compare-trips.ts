import { budgetOf, costsOf } from '../overview/budget.ts';
import { scheduleTrip, type FindMeasure } from '../schedule/schedule-trip.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import { shortLabel } from '../trip/location.ts';
import { isSameData } from '../trip/same-data.ts';
import { isFirm, type Stop } from '../trip/stop.ts';
import { TRANSPORT_FIELDS, type TransportField } from '../trip/transport-leg.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { keptInOrder } from './kept-in-order.ts';

/** The numbers of a trip that a proposal shows before and after. */
export interface TripFigures {
  readonly stops: number;
  readonly days: number;
  readonly meters: number;
  readonly seconds: number;
  /** What is known of the costs, booked and open. */
  readonly cents: number;
  /** Whether one of the legs is estimated. */
  readonly isEstimate: boolean;
}

const STOP_FIELDS = [
  'location',
  'routeProfile',
  'transport',
  'toll',
  'wishes',
  'optional',
  'stayMinutes',
  'arriveAtMinutes',
  'notBeforeMinutes',
  'note',
  'entries',
] as const;

/** The fields of a stop that can change; profile and toll are those of the leg that leads to it. */
export type StopField = (typeof STOP_FIELDS)[number];

export interface StopChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly stopId: string;
  readonly name: string;
  /** The name before; missing where it is the same. */
  readonly nameBefore?: string;
  /** The numbers of the days, from 1; null where the stop was not or is not there. */
  readonly dayBefore: number | null;
  readonly dayAfter: number | null;
  readonly fields: readonly StopField[];
}

export interface HotelChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly hotelId: string;
  readonly name: string;
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
}

export interface TransportChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly field: TransportField;
}

export interface DayStartChange {
  /** From 1. */
  readonly day: number;
  /** Null for the usual time. */
  readonly before: number | null;
  readonly after: number | null;
}

interface Dates {
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
}

/** What differs between two states of a trip. */
export interface TripComparison {
  readonly isSame: boolean;
  readonly before: TripFigures;
  readonly after: TripFigures;
  /** Null where the title is the same. */
  readonly title: { readonly before: string; readonly after: string } | null;
  /** Null where first and last day have the same dates. */
  readonly dates: { readonly before: Dates; readonly after: Dates } | null;
  /** In the order of the later trip, removed ones last. */
  readonly stops: readonly StopChange[];
  readonly hotels: readonly HotelChange[];
  readonly transport: readonly TransportChange[];
  readonly dayStarts: readonly DayStartChange[];
}

/** Says what has changed from one state of a trip to another, for the list of a proposal. */
export function compareTrips(before: Trip, after: Trip, measured?: FindMeasure): TripComparison {
  const dates = { before: datesOf(before), after: datesOf(after) };
  return {
    isSame: isSameData(before, after),
    before: figuresOf(before, measured),
    after: figuresOf(after, measured),
    title: before.title === after.title ? null : { before: before.title, after: after.title },
    dates: isSameData(dates.before, dates.after) ? null : dates,
    stops: stopChanges(before, after),
    hotels: hotelChanges(before, after),
    transport: transportChanges(before, after),
    dayStarts: dayStartChanges(before, after),
  };
}

function figuresOf(trip: Trip, measured?: FindMeasure): TripFigures {
  const schedule = scheduleTrip(trip, measured);
  const { bookedCents, openCents } = budgetOf(trip, costsOf(trip)).total;
  return {
    stops: stopsOf(trip).filter(isFirm).length,
    days: trip.days.length,
    meters: schedule.reduce((sum, day) => sum + day.meters, 0),
    seconds: schedule.reduce((sum, day) => sum + day.seconds, 0),
    cents: bookedCents + openCents,
    isEstimate: schedule.some((day) => day.isEstimate),
  };
}

function datesOf({ days }: Trip): Dates {
  return { start: days.at(0)?.date ?? null, end: days.at(-1)?.date ?? null };
}

interface Found {
  readonly stop: Stop;
  /** From 1. */
  readonly day: number;
}

function stopsById({ days }: Trip): ReadonlyMap<string, Found> {
  return new Map(
    days.flatMap(({ cityList }, index) =>
      cityList.map((stop) => [stop.id, { stop, day: index + 1 }] as const),
    ),
  );
}

function stopChanges(before: Trip, after: Trip): readonly StopChange[] {
  const [old, now] = [stopsById(before), stopsById(after)];
  const ranks = new Map([...old.keys()].map((id, rank) => [id, rank]));
  const common = [...now.keys()].filter((id) => ranks.has(id));
  const still = keptInOrder(common, (id) => ranks.get(id) ?? 0);
  const present = [...now].flatMap(([id, found]) =>
    changeOf(id, old.get(id), found, !still.has(id)),
  );
  const removed = [...old]
    .filter(([id]) => !now.has(id))
    .map(([stopId, { stop, day }]): StopChange => ({
      kind: 'removed',
      stopId,
      name: shortLabel(stop.location),
      dayBefore: day,
      dayAfter: null,
      fields: [],
    }));
  return [...present, ...removed];
}

function changeOf(
  stopId: string,
  before: Found | undefined,
  { stop, day }: Found,
  hasOtherPlace: boolean,
): readonly StopChange[] {
  const base = { stopId, name: shortLabel(stop.location), dayAfter: day };
  if (!before) return [{ ...base, kind: 'added', dayBefore: null, fields: [] }];
  const fields = STOP_FIELDS.filter((field) => !isSameData(before.stop[field], stop[field]));
  const isMoved = hasOtherPlace || before.day !== day;
  if (!isMoved && fields.length === 0) return [];
  const nameBefore = shortLabel(before.stop.location);
  return [
    {
      ...base,
      ...(nameBefore === base.name ? {} : { nameBefore }),
      kind: isMoved ? 'moved' : 'changed',
      dayBefore: before.day,
      fields,
    },
  ];
}

function hotelChanges(before: Trip, after: Trip): readonly HotelChange[] {
  const old = new Map(before.hotels.map((hotel) => [hotel.id, hotel]));
  const now = new Set(after.hotels.map(({ id }) => id));
  const rows = [
    ...after.hotels.flatMap((hotel) => {
      const known = old.get(hotel.id);
      if (known && isSameData(known, hotel)) return [];
      return [{ kind: known ? ('changed' as const) : ('added' as const), hotel }];
    }),
    ...before.hotels
      .filter(({ id }) => !now.has(id))
      .map((hotel) => ({ kind: 'removed' as const, hotel })),
  ];
  return rows.map(({ kind, hotel: { id, name, checkInDate, checkOutDate } }) => ({
    kind,
    hotelId: id,
    name,
    checkInDate,
    checkOutDate,
  }));
}

function transportChanges(before: Trip, after: Trip): readonly TransportChange[] {
  return TRANSPORT_FIELDS.flatMap((field): readonly TransportChange[] => {
    const [old, now] = [before[field], after[field]];
    if (isSameData(old, now)) return [];
    if (old === null) return [{ kind: 'added', field }];
    return [{ kind: now === null ? 'removed' : 'changed', field }];
  });
}

function dayStartChanges(before: Trip, after: Trip): readonly DayStartChange[] {
  const old = new Map(before.days.map((day) => [day.id, day.startMinutes ?? null]));
  return after.days.flatMap(({ id, startMinutes = null }, index) => {
    const start = old.get(id) ?? null;
    return start === startMinutes ? [] : [{ day: index + 1, before: start, after: startMinutes }];
  });
}
