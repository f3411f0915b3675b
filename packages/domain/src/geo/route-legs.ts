import type { Location } from '../trip/location.ts';
import { isOnRoute, type RouteProfile, type Stop } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { estimateLeg, type LegMeasure } from './estimate-leg.ts';

/** The way from one stop to the next; it is named after the stop that it leads to. */
export interface RouteLeg {
  readonly cityId: string;
  readonly fromCityId: string;
  readonly from: Location;
  readonly to: Location;
  readonly routeProfile: RouteProfile;
  readonly toll: boolean;
}

/** The legs of the whole trip, over all days. */
export function routeLegsOf(trip: Pick<Trip, 'days'>): readonly RouteLeg[] {
  const stops = stopsOf(trip).filter(isOnRoute);
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    return before ? [legBetween(before, stop)] : [];
  });
}

/** The way from one stop to the one after it. */
export function legBetween(before: Stop, stop: Stop): RouteLeg {
  return {
    cityId: stop.id,
    fromCityId: before.id,
    from: before.location,
    to: stop.location,
    routeProfile: stop.routeProfile,
    toll: stop.toll,
  };
}

/** Sums up the legs, each as the route planner measured it, else as estimated. */
export function totalsOf(
  legs: readonly RouteLeg[],
  measured: (leg: RouteLeg) => LegMeasure | undefined = () => undefined,
): Pick<Trip, 'totalDistance' | 'totalDuration'> {
  const measures = legs.map(
    (leg) => measured(leg) ?? estimateLeg(leg.from, leg.to, leg.routeProfile),
  );
  return {
    totalDistance: measures.reduce((sum, { meters }) => sum + meters, 0),
    totalDuration: measures.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** A line on the map in GeoJSON's words, with the stop that it leads to. */
export interface RouteFeature {
  readonly type: 'Feature';
  readonly geometry: {
    readonly type: 'LineString';
    readonly coordinates: readonly (readonly [lng: number, lat: number])[];
  };
  readonly properties: { readonly cityId: string; readonly routeProfile: RouteProfile };
}

/** The feature of a leg along the given points, or straight from stop to stop. */
export function routeFeature(
  leg: RouteLeg,
  points: readonly Pick<Location, 'lat' | 'lng'>[] = [leg.from, leg.to],
): RouteFeature {
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: points.map(({ lng, lat }) => [lng, lat]) },
    properties: { cityId: leg.cityId, routeProfile: leg.routeProfile },
  };
}
