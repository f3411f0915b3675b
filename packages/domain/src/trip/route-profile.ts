/** How a leg is travelled. `direct` is a straight line, such as a flight or a ferry. */
export const ROUTE_PROFILES = ['driving', 'cycling', 'walking', 'direct'] as const;

export type RouteProfile = (typeof ROUTE_PROFILES)[number];

/** The profiles that follow roads or paths. */
export type RoadProfile = Exclude<RouteProfile, 'direct'>;

export const DEFAULT_ROUTE_PROFILE: RouteProfile = 'driving';

/** Whether the traveller drives: toll and the daily driving limit apply only then. */
export function isDriven(profile: RouteProfile): profile is 'driving' {
  return profile === 'driving';
}

export function isOnRoads(profile: RouteProfile): profile is RoadProfile {
  return profile !== 'direct';
}

/** How a profile advances, for estimates of a leg. */
interface Pace {
  /** How much longer the way is than the straight line. */
  readonly detour: number;
  /** The speed of the first kilometers, out of town and into the next one. */
  readonly slowKmh: number;
  readonly slowKm: number;
  readonly fastKmh: number;
}

interface ProfileFacts {
  readonly pace: Pace;
  /** No leg is travelled faster: a routing service that says so answered for another profile. */
  readonly fastestKmh: number;
  /** Its name in the address of a route. */
  readonly addressWord: string;
}

/**
 * Drives were measured at 1.37 times the straight line, with a standard deviation of 12 %. A direct leg is
 * the straight line itself; the speed of a car only serves to compare orders of stops (see `travelTime`).
 */
export const PROFILE_FACTS: Readonly<Record<RouteProfile, ProfileFacts>> = {
  driving: {
    pace: { detour: 1.37, slowKmh: 45, slowKm: 30, fastKmh: 95 },
    fastestKmh: 200,
    addressWord: 'auto',
  },
  cycling: {
    pace: { detour: 1.3, slowKmh: 16, slowKm: 0, fastKmh: 16 },
    fastestKmh: 40,
    addressWord: 'rad',
  },
  walking: {
    pace: { detour: 1.25, slowKmh: 4.5, slowKm: 0, fastKmh: 4.5 },
    fastestKmh: 9,
    addressWord: 'fuss',
  },
  direct: {
    pace: { detour: 1, slowKmh: 45, slowKm: 30, fastKmh: 95 },
    fastestKmh: 1000,
    addressWord: 'luftlinie',
  },
};
