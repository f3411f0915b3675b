import { isValidLocation, type Location, type RouteProfile } from '@fahrtwind/domain';

export type MapApp = 'device' | 'google' | 'apple' | 'osm';

export type Platform = 'android' | 'apple' | 'other';

export interface NavigationLink {
  readonly app: MapApp;
  readonly href: string;
}

interface Wishes {
  /** How the place is reached; straight lines are nothing that a map app knows. */
  readonly profile: RouteProfile;
  readonly platform: Platform;
}

const GOOGLE_MODES = { driving: 'driving', cycling: 'bicycling', walking: 'walking' } as const;
const APPLE_MODES = { driving: 'd', walking: 'w' } as const;
const OSM_ENGINES = {
  driving: 'fossgis_osrm_car',
  cycling: 'fossgis_osrm_bike',
  walking: 'fossgis_osrm_foot',
} as const;

/** Links that lead to a place with the map apps of the device, its own app first; none for a place without coordinates. */
export function navigationLinks(
  place: Pick<Location, 'lat' | 'lng'>,
  { profile, platform }: Wishes,
): readonly NavigationLink[] {
  if (!isValidLocation(place)) return [];
  const point = `${degrees(place.lat)},${degrees(place.lng)}`;
  const links: Readonly<Record<MapApp, string>> = {
    device: `geo:${point}?q=${point}`,
    google: withQuery('https://www.google.com/maps/dir/', {
      api: '1',
      destination: point,
      travelmode: modeOf(GOOGLE_MODES, profile),
    }),
    apple: withQuery('https://maps.apple.com/', {
      daddr: point,
      dirflg: modeOf(APPLE_MODES, profile),
    }),
    osm: withQuery('https://www.openstreetmap.org/directions', {
      engine: modeOf(OSM_ENGINES, profile),
      to: point,
    }),
  };
  return appsOf(platform).map((app) => ({ app, href: links[app] }));
}

/** `geo:` opens the chosen map app on Android and does nothing elsewhere. */
function appsOf(platform: Platform): readonly MapApp[] {
  if (platform === 'android') return ['device', 'google', 'osm'];
  return platform === 'apple' ? ['apple', 'google', 'osm'] : ['google', 'apple', 'osm'];
}

/** A tenth of a meter is enough; never written with an exponent. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

function modeOf(modes: Partial<Record<RouteProfile, string>>, profile: RouteProfile): string {
  return modes[profile] ?? '';
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const known = Object.entries(query).filter(([, value]) => value !== '');
  return `${address}?${new URLSearchParams(known)}`;
}
