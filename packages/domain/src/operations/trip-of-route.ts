import { ok, refuse, type Result } from '../result.ts';
import type { Location } from '../trip/location.ts';
import { newStop, type RouteProfile } from '../trip/stop.ts';
import { fittingTitle, type Trip } from '../trip/trip.ts';
import { createTrip, type CreateTrip } from './create-trip.ts';
import type { Refusal } from './refusal.ts';

/** A stop of a route, with the day on which it is reached and the way that leads to it. */
export interface RoutedStop {
  readonly location: Location;
  /** From 0. */
  readonly dayIndex: number;
  readonly routeProfile: RouteProfile;
  readonly toll: boolean;
}

export interface TripOfRoute extends Omit<CreateTrip, 'places'> {
  readonly stops: readonly RoutedStop[];
}

/** A new trip along a route whose stops already have their days. */
export function tripOfRoute({ stops, ...args }: TripOfRoute): Result<Trip, Refusal> {
  const { dayCount, makeId } = args;
  const isWithin = ({ dayIndex }: RoutedStop): boolean =>
    Number.isInteger(dayIndex) && dayIndex >= 0 && dayIndex < dayCount;
  if (!stops.every(isWithin)) return refuse('days-do-not-fit');
  const made = createTrip({
    ...args,
    title: fittingTitle(args.title ?? ''),
    places: stops.map(({ location }) => location),
  });
  if (!made.ok) return made;
  const days = made.value.days.map((day, index) => ({
    ...day,
    cityList: stops
      .filter(({ dayIndex }) => dayIndex === index)
      .map(({ location, routeProfile, toll }) =>
        newStop({ id: makeId(), location, routeProfile, toll }),
      ),
  }));
  return ok({ ...made.value, days });
}
