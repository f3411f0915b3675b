import {
  isOnRoads,
  isValidLocation,
  routeLegsOf,
  shortLabel,
  type RoadProfile,
  type RouteLeg,
  type RouteWish,
  type Trip,
} from '@fahrtwind/domain';

export interface RidePoint {
  readonly lat: number;
  readonly lng: number;
  /** Empty for a point that was dragged on the map. */
  readonly name: string;
  /** A point that is only passed can be told from a stop: a long day is divided at stops. */
  readonly isStop: boolean;
}

/** What is travelled in one go on roads, with everything that it leads through. */
export interface Ride {
  readonly profile: RoadProfile;
  readonly points: readonly RidePoint[];
  /** What every leg of it avoids. */
  readonly avoids: readonly Avoided[];
}

export type Avoided = 'toll' | 'motorway' | 'ferry';

const WISHES: Partial<Record<RouteWish, Avoided>> = {
  'avoid-motorway': 'motorway',
  'avoid-ferry': 'ferry',
};

/** The rides of a day, from where the night was spent on. Trains, flights and straight lines lie between them. */
export function ridesOfDay(trip: Trip, dayId: string): readonly Ride[] {
  const ids = new Set(trip.days.find(({ id }) => id === dayId)?.cityList.map(({ id }) => id));
  const rides: Ride[] = [];
  let end: string | null = null;
  for (const leg of routeLegsOf(trip).filter(({ cityId }) => ids.has(cityId))) {
    const ride = rideOf(leg);
    const last = rides.at(-1);
    if (ride && last && end === leg.fromCityId && last.profile === ride.profile)
      rides[rides.length - 1] = joined(last, ride);
    else if (ride) rides.push(ride);
    end = ride && leg.cityId;
  }
  return rides;
}

function rideOf(leg: RouteLeg): Ride | null {
  const { routeProfile: profile, from, to, via = [], wishes = [], toll } = leg;
  if (!isOnRoads(profile) || !isValidLocation(from) || !isValidLocation(to)) return null;
  const passed = via.map(({ lat, lng, name = '' }) => ({ lat, lng, name, isStop: false }));
  const avoided = wishes.flatMap((wish) => WISHES[wish] ?? []);
  return {
    profile,
    points: [stopAt(from), ...passed, stopAt(to)],
    avoids: toll || profile !== 'driving' ? avoided : ['toll', ...avoided],
  };
}

function stopAt({ lat, lng, label }: RouteLeg['from']): RidePoint {
  return { lat, lng, name: shortLabel({ label }), isStop: true };
}

function joined(one: Ride, next: Ride): Ride {
  return {
    profile: one.profile,
    points: [...one.points, ...next.points.slice(1)],
    avoids: one.avoids.filter((avoided) => next.avoids.includes(avoided)),
  };
}

/**
 * A ride in parts of so many points, each beginning where the last one ended. They end at stops where possible: the next link
 * is opened while the car stands.
 */
export function partsOfRide(
  points: Ride['points'],
  mostPoints: number,
): readonly (readonly RidePoint[])[] {
  const parts: (readonly RidePoint[])[] = [];
  let rest = points;
  while (rest.length > mostPoints) {
    const lastStop = rest.slice(0, mostPoints).findLastIndex(({ isStop }) => isStop);
    const end = lastStop > 0 ? lastStop : mostPoints - 1;
    parts.push(rest.slice(0, end + 1));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
