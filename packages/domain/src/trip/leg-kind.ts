import type { RouteProfile } from './route-profile.ts';

/** How people get from one stop to the next. */
export const LEG_KINDS = [
  'car',
  'camper',
  'motorcycle',
  'bicycle',
  'foot',
  'train',
  'bus',
  'ferry',
  'flight',
  'straight',
] as const;

export type LegKind = (typeof LEG_KINDS)[number];

/** The kinds that are driven by the travellers themselves. */
export const VEHICLES = ['car', 'camper', 'motorcycle'] as const satisfies readonly LegKind[];

export type Vehicle = (typeof VEHICLES)[number];

/** How fast trains, ferries and the like are, where neither a duration nor times are known. */
interface Ride {
  /** How much longer the way is than the straight line. */
  readonly detour: number;
  readonly kmh: number;
  /** For changing, boarding, or the airports at both ends. */
  readonly extraMinutes: number;
}

interface KindFacts {
  /** The stored profile of its legs. */
  readonly routeProfile: RouteProfile;
  /** With a ticket: an operator, a departure, an arrival and a price. */
  readonly ride?: Ride;
  /** A vehicle that is slower than a car on the same roads. */
  readonly slower?: { readonly factor: number; readonly fastestKmh: number };
}

/** Campers were about an eighth slower than the route planner's cars, and hold 95 km/h at best over a whole leg. */
export const LEG_KIND_FACTS: Readonly<Record<LegKind, KindFacts>> = {
  car: { routeProfile: 'driving' },
  camper: { routeProfile: 'driving', slower: { factor: 1.12, fastestKmh: 95 } },
  motorcycle: { routeProfile: 'driving' },
  bicycle: { routeProfile: 'cycling' },
  foot: { routeProfile: 'walking' },
  train: { routeProfile: 'direct', ride: { detour: 1.25, kmh: 100, extraMinutes: 15 } },
  bus: { routeProfile: 'direct', ride: { detour: 1.3, kmh: 70, extraMinutes: 15 } },
  ferry: { routeProfile: 'direct', ride: { detour: 1, kmh: 35, extraMinutes: 45 } },
  flight: { routeProfile: 'direct', ride: { detour: 1, kmh: 750, extraMinutes: 150 } },
  straight: { routeProfile: 'direct' },
};

/** The kinds that the stored profile says by itself. */
const PLAIN_KINDS: Readonly<Record<RouteProfile, LegKind>> = {
  driving: 'car',
  cycling: 'bicycle',
  walking: 'foot',
  direct: 'straight',
};

export function kindOfProfile(profile: RouteProfile): LegKind {
  return PLAIN_KINDS[profile];
}

/** Whether the profile says the kind by itself. */
export function isPlainKind(kind: LegKind): boolean {
  return PLAIN_KINDS[LEG_KIND_FACTS[kind].routeProfile] === kind;
}

/** Whether a duration that was set by hand holds for both: on the same roads, by oneself. */
export function hasSameDuration(one: LegKind, other: LegKind): boolean {
  if (one === other) return true;
  const [first, second] = [LEG_KIND_FACTS[one], LEG_KIND_FACTS[other]];
  return !first.ride && !second.ride && first.routeProfile === second.routeProfile;
}

/** Whether the travellers are passengers: there is a ticket, and no toll, fuel or driving limit. */
export function hasTicket(kind: LegKind): boolean {
  return LEG_KIND_FACTS[kind].ride !== undefined;
}
