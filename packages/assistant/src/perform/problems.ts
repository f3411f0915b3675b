import {
  type DaySchedule,
  distanceMeters,
  type Hotel,
  isNearSamePlace,
  isOnRoute,
  isValidLocation,
  lastOnRoute,
  legKindOf,
  restingPlace,
  SAME_LABEL_METERS,
  type Stop,
  stopsOf,
  ticketOf,
  type Trip,
  type TripWarning,
  tripWarnings,
} from '@fahrtwind/domain';

/** What is not good about a trip. Two states of a trip have the same problem if it has the same key. */
export interface Problem {
  readonly key: string;
  /** Where it is on both sides, a larger one is worse. */
  readonly size: number;
  readonly what: ProblemKind;
}

export type ProblemKind =
  | Exclude<TripWarning, { readonly code: 'no-lodging' | 'stop-moved' }>
  | { readonly code: 'crowded-day'; readonly dayId: string; readonly stopIds: readonly string[] }
  | { readonly code: 'lodging-without-stop'; readonly hotelId: string }
  | { readonly code: 'ticket-without-leg'; readonly name: string }
  | { readonly code: 'stop-twice'; readonly stopId: string; readonly otherId: string }
  | {
      readonly code: 'closed';
      readonly dayId: string;
      readonly stopId: string;
      readonly name: string;
      readonly isPass: boolean;
      readonly isAvoided: boolean;
    }
  | {
      readonly code: 'long-effort';
      readonly dayId: string;
      readonly stopId: string;
      readonly legKind: 'foot' | 'bicycle';
      readonly meters: number;
      readonly seconds: number;
    };

/** Stops as far apart as this are visited one by one, not in one walk. */
const APART_METERS = 20_000;
/** So many places with a way between them fill a day. */
const CROWDED_STOPS = 4;
/** A lodging lies in the place or around it. */
const AROUND_METERS = 30_000;
/** More than most people walk or cycle on a day. */
const EFFORT_METERS = { foot: 25_000, bicycle: 110_000 } as const;

interface Seen {
  readonly trip: Trip;
  readonly schedule: readonly DaySchedule[];
  readonly drivingLimitMinutes: number;
}

/** The planner's own warnings, and what else people would not want. Open nights are none: they are to be planned yet. */
export function problemsOf({ trip, schedule, drivingLimitMinutes }: Seen): readonly Problem[] {
  return [
    ...tripWarnings(trip, schedule, { drivingLimitMinutes }).flatMap(warned),
    ...trip.days.flatMap(({ id, cityList }) => crowded(id, cityList)),
    ...schedule.flatMap((day) => [...closed(day), ...efforts(trip, day)]),
    ...trip.hotels.flatMap((hotel) => lodgingWithoutStop(trip, hotel)),
    ...stopsTwice(trip),
  ];
}

function warned(what: TripWarning): readonly Problem[] {
  switch (what.code) {
    case 'no-lodging':
    case 'stop-moved':
      return [];
    case 'long-drive':
      return [{ key: `${what.code} ${what.dayId}`, size: what.drivingSeconds, what }];
    case 'hotel-does-not-fit':
      return [{ key: `${what.code} ${what.hotelId}`, size: 1, what }];
    case 'after-midnight':
      return [{ key: `${what.code} ${what.dayId}`, size: what.arrivalMinutes, what }];
    case 'booked-leg-does-not-fit':
      return [{ key: `${what.code} ${what.stopId}`, size: 1, what }];
    default: {
      const size = 'lateMinutes' in what ? what.lateMinutes : what.missedMinutes;
      return [{ key: `${what.code} ${what.stopId}`, size, what }];
    }
  }
}

/** Places that lie apart, of which there are too many to see on one day. */
function crowded(dayId: string, stops: readonly Stop[]): readonly Problem[] {
  const apart: Stop[] = [];
  for (const stop of stops.filter(isOnRoute))
    if (apart.every(({ location }) => distanceMeters(location, stop.location) > APART_METERS))
      apart.push(stop);
  if (apart.length < CROWDED_STOPS) return [];
  const stopIds = apart.map(({ id }) => id);
  const what = { code: 'crowded-day', dayId, stopIds } as const;
  return [{ key: `crowded-day ${dayId}`, size: apart.length, what }];
}

function closed({ dayId, stops }: DaySchedule): readonly Problem[] {
  return stops.flatMap(({ stopId, leg }) =>
    (leg?.closures ?? []).map(({ name, kind, isAvoided }): Problem => {
      const what = { dayId, stopId, name, isPass: kind === 'pass', isAvoided };
      return { key: `closed ${name}`, size: isAvoided ? 1 : 2, what: { code: 'closed', ...what } };
    }),
  );
}

function efforts(trip: Trip, { dayId, stops }: DaySchedule): readonly Problem[] {
  const own = new Map(stopsOf(trip).map((stop) => [stop.id, stop]));
  return stops.flatMap(({ stopId, leg }) => {
    const stop = own.get(stopId);
    const legKind = stop && legKindOf(stop);
    if (!leg || (legKind !== 'foot' && legKind !== 'bicycle')) return [];
    const { meters, seconds } = leg;
    if (meters <= EFFORT_METERS[legKind]) return [];
    const what = { code: 'long-effort', dayId, stopId, legKind, meters, seconds } as const;
    return [{ key: `long-effort ${stopId}`, size: meters, what }];
  });
}

/** A lodging whose nights are spent elsewhere by the stops of the trip. */
function lodgingWithoutStop(trip: Trip, { id, location }: Hotel): readonly Problem[] {
  if (!isValidLocation(location)) return [];
  const isElsewhere = trip.days.every((day, index) => {
    if (day.hotelId !== id) return true;
    const place = lastOnRoute(day)?.location ?? restingPlace(trip, index);
    return place === null || distanceMeters(place, location) > AROUND_METERS;
  });
  if (!isElsewhere || !trip.days.some(({ hotelId }) => hotelId === id)) return [];
  const what = { code: 'lodging-without-stop', hotelId: id } as const;
  return [{ key: `lodging-without-stop ${id}`, size: 1, what }];
}

/** A place that comes again, and is neither the way home nor written down for each of its days. */
function stopsTwice(trip: Trip): readonly Problem[] {
  const stops = stopsOf(trip).filter(isOnRoute);
  return stops.flatMap((stop, index) => {
    const isSame = (other: Stop | undefined): boolean =>
      other !== undefined && isNearSamePlace(other.location, stop.location, SAME_LABEL_METERS);
    const isHome = index === stops.length - 1 && isSame(stops[0]);
    const before = stops.slice(0, index).findLast(isSame);
    if (!before || isHome) return [];
    const what = { code: 'stop-twice', stopId: stop.id, otherId: before.id } as const;
    return [{ key: `stop-twice ${[stop.id, before.id].toSorted().join(' ')}`, size: 1, what }];
  });
}

/** Booked rides whose leg is no longer travelled with them. */
export function lostTickets(before: Trip, after: Trip): readonly Problem[] {
  const now = new Map(stopsOf(after).map((stop) => [stop.id, stop]));
  return stopsOf(before).flatMap((stop) => {
    if (ticketOf(stop)?.booked !== true) return [];
    const kept = now.get(stop.id);
    if (kept && isOnRoute(kept) && ticketOf(kept)?.booked === true) return [];
    const name = stop.location.label.split(',', 1)[0]?.trim() ?? '';
    const what = { code: 'ticket-without-leg', name } as const;
    return [{ key: `ticket-without-leg ${stop.id}`, size: 1, what }];
  });
}
