import type { StopComment } from './comment.ts';
import type { Entry, NoteEntry } from './entry.ts';
import type { LegTransport } from './leg-transport.ts';
import type { LegVia } from './leg-via.ts';
import { isValidLocation, type Location } from './location.ts';
import type { RouteWish } from './route-wish.ts';
import { DEFAULT_ROUTE_PROFILE, type RouteProfile } from './route-profile.ts';

/** A point of interest that is kept with a stop; its osmId names it within that stop. */
export interface Poi {
  readonly osmId: string;
  readonly name: string;
  readonly location: Location;
}

/** A place to stop at, stored in a day's `cityList`; profile and toll are those of the leg that leads to it. */
export interface Stop {
  readonly id: string;
  readonly location: Location;
  /** Name of the icon, empty for the usual one. */
  readonly icon: string;
  readonly entries: readonly Entry[];
  readonly routeProfile: RouteProfile;
  /** Drawn apart and not part of the route until it is made firm. */
  readonly optional: boolean;
  /** Whether the leg may use toll roads. */
  readonly toll: boolean;
  readonly pois: readonly Poi[];
  readonly note: NoteEntry | null;
  readonly stayMinutes?: number;
  /** When to be there, in minutes after midnight of its day: who comes earlier waits. */
  readonly arriveAtMinutes?: number;
  /** Before this there is nothing to do there, in minutes after midnight of its day. */
  readonly notBeforeMinutes?: number;
  /** More about the leg than its profile; missing where the profile says it all. */
  readonly transport?: LegTransport;
  /** What the leg leads through without stopping there. */
  readonly via?: LegVia;
  /** What its way shall be like; missing for the quickest. */
  readonly wishes?: readonly RouteWish[];
  /** Comments by the people of the trip; missing where there are none. */
  readonly comments?: readonly StopComment[];
}

/** A stop to add. Fields that are not given take their defaults. */
export type NewStop = Pick<Stop, 'id' | 'location'> & Partial<Stop>;

export function newStop(given: NewStop): Stop {
  return {
    icon: '',
    entries: [],
    routeProfile: DEFAULT_ROUTE_PROFILE,
    optional: false,
    toll: true,
    pois: [],
    note: null,
    ...given,
  };
}

/** Whether the stop is meant for certain. */
export function isFirm(stop: Stop): boolean {
  return !stop.optional;
}

/** Whether the route leads to the stop: optional ones and those without coordinates are passed by. */
export function isOnRoute(stop: Stop): boolean {
  return isFirm(stop) && isValidLocation(stop.location);
}

/** A stop without comments has no list of them, so that it is the same as one that never had any. */
export function withComments(stop: Stop, comments: readonly StopComment[]): Stop {
  const { comments: _, ...rest } = stop;
  return comments.length > 0 ? { ...rest, comments } : rest;
}
