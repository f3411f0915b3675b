import { refuse, type Result } from '../result.ts';
import type { Location } from '../trip/location.ts';
import type { RouteProfile } from '../trip/route-profile.ts';
import { fittingTitle, type Trip } from '../trip/trip.ts';
import { newTrip, type NewTrip } from './new-trip.ts';
import type { Refusal } from './refusal.ts';

/** A stop of a route, with the day on which it is reached and the way that leads to it. */
export interface RoutedStop {
  readonly location: Location;
  /** From 0. */
  readonly dayIndex: number;
  readonly routeProfile: RouteProfile;
  readonly toll: boolean;
}

export interface TripOfRoute extends NewTrip {
  readonly stops: readonly RoutedStop[];
}

/** A new trip along a route whose stops already have their days. */
export function tripOfRoute({ stops, ...args }: TripOfRoute): Result<Trip, Refusal> {
  const { dayCount, title = '' } = args;
  const isWithin = ({ dayIndex }: RoutedStop): boolean =>
    Number.isInteger(dayIndex) && dayIndex >= 0 && dayIndex < dayCount;
  if (!stops.every(isWithin)) return refuse('days-do-not-fit');
  return newTrip(
    { ...args, title: fittingTitle(title) },
    // Whatever else a caller knows of a stop is no part of the trip.
    stops.map(({ location, dayIndex, routeProfile, toll }) => ({
      location,
      dayIndex,
      routeProfile,
      toll,
    })),
  );
}
