import type { RoadProfile } from '@fahrtwind/domain';
import { partsOfRide, type Avoided, type Ride, type RidePoint } from './rides-of-day.ts';

export const RIDE_APPS = ['google', 'apple', 'osmand', 'organic'] as const;

export type RideApp = (typeof RIDE_APPS)[number];

/** A part of a ride for one app; most rides have a single one. */
export interface RideLink {
  readonly href: string;
  readonly from: string;
  readonly to: string;
}

interface Address {
  /** With both ends. Google allows nine between them, Apple fifteen stops; the others are bound so that a QR code stays readable. */
  readonly mostPoints: number;
  readonly write: (part: Part) => string;
}

interface Part {
  /** Missing to begin where the device is. */
  readonly start: string | undefined;
  readonly between: readonly string[];
  readonly end: string;
  readonly endName: string;
  readonly profile: RoadProfile;
  readonly avoids: readonly Avoided[];
}

const MOST_NAME_LENGTH = 60;

const GOOGLE = { driving: 'driving', cycling: 'bicycling', walking: 'walking' } as const;
const APPLE = { driving: 'driving', cycling: 'cycling', walking: 'walking' } as const;
const OSMAND = { driving: 'car', cycling: 'bicycle', walking: 'pedestrian' } as const;
const ORGANIC = { driving: 'drive', cycling: 'bike', walking: 'walk' } as const;
const AVOIDED = { toll: 'tolls', motorway: 'highways', ferry: 'ferries' } as const;

const ADDRESSES: Readonly<Record<RideApp, Address>> = {
  google: {
    mostPoints: 11,
    write: ({ start, between, end, profile, avoids }) =>
      withQuery('https://www.google.com/maps/dir/', [
        ['api', '1'],
        ['origin', start],
        ['destination', end],
        ['waypoints', between.join('|')],
        ['travelmode', GOOGLE[profile]],
        ['avoid', avoids.map((one) => AVOIDED[one]).join(',')],
      ]),
  },
  apple: {
    mostPoints: 15,
    write: ({ start, between, end, profile, avoids }) =>
      withQuery('https://maps.apple.com/directions', [
        ['source', start],
        ...between.map((point) => ['waypoint', point] as const),
        ['destination', end],
        ['mode', APPLE[profile]],
        // Ferries are nothing that it avoids.
        ['avoid', avoids.flatMap((one) => (one === 'ferry' ? [] : AVOIDED[one])).join(',')],
      ]),
  },
  osmand: {
    mostPoints: 50,
    write: ({ start, between, end, profile }) =>
      withQuery('https://osmand.net/map/navigate/', [
        ['start', start],
        ['via', between.join(';')],
        ['end', end],
        ['profile', OSMAND[profile]],
      ]),
  },
  organic: {
    mostPoints: 50,
    write: ({ start, between, end, endName, profile }) =>
      withQuery('https://omaps.app/v2/dir', [
        ['origin', start],
        ['destination', end],
        ['destination_name', endName],
        ['waypoints', between.join('|')],
        ['mode', ORGANIC[profile]],
      ]),
  },
};

/** Links that lead an app along a ride, in as many parts as it needs. */
export function rideLinks(ride: Ride, app: RideApp, isFromHere: boolean): readonly RideLink[] {
  const { mostPoints, write } = ADDRESSES[app];
  return partsOfRide(ride.points, mostPoints).flatMap((points, index) => {
    const [first, last] = [points.at(0), points.at(-1)];
    if (!first || !last) return [];
    const href = write({
      start: isFromHere && index === 0 ? undefined : degreesOf(first),
      between: points.slice(1, -1).map(degreesOf),
      end: degreesOf(last),
      endName: last.name.slice(0, MOST_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, ''),
      profile: ride.profile,
      avoids: ride.avoids,
    });
    return [{ href, from: first.name, to: last.name }];
  });
}

/** A meter is enough; never written with an exponent. */
function degreesOf({ lat, lng }: RidePoint): string {
  return [lat, lng].map((value) => String(Number(value.toFixed(5)) || 0)).join(',');
}

function withQuery(
  address: string,
  query: readonly (readonly [name: string, value: string | undefined])[],
): string {
  const known = query.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${address}?${new URLSearchParams(known)}`;
}
