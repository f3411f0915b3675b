import { dayColourIndex, isSameData } from '@fahrtwind/domain';
import type { Feature, FeatureCollection } from 'geojson';
import type {
  MapContent,
  MapLeg,
  MapLodging,
  MapPoint,
  MapPosition,
  MapStop,
} from '../map-data.ts';
import { RIDE_PATHS } from '../../ui/ride-paths.ts';

/** The content of the map as GeoJSON, one collection per source. */
export interface TripFeatures {
  readonly legs: FeatureCollection;
  /** What legs lead through. */
  readonly vias: FeatureCollection;
  readonly stops: FeatureCollection;
  readonly lodgings: FeatureCollection;
  readonly points: FeatureCollection;
  /** The clicked place and the traveller's location. */
  readonly marks: FeatureCollection;
}

export type Ride = keyof typeof RIDE_PATHS;

/** Whether the travellers are passengers on a leg, which then follows no road of the map. */
export function isRide(kind: string | undefined): kind is Ride {
  return kind !== undefined && Object.hasOwn(RIDE_PATHS, kind);
}

export type TripSource = keyof TripFeatures;

export const sourceId = (source: TripSource): string => `trip-${source}`;

export function tripFeatures(content: MapContent): TripFeatures {
  const { legs, stops, lodgings, points } = content;
  return {
    legs: collection(legs.filter(isLine).flatMap(legFeatures)),
    vias: collection(legs.flatMap(viaFeatures)),
    stops: collection(stopFeatures(stops)),
    lodgings: collection(lodgings.map(lodgingFeature)),
    points: collection(points.map(pointFeature)),
    marks: collection(markFeatures(content)),
  };
}

/** The sources that show something else than before. A long route is not sent to the map again for a renamed stop. */
export function changedSources(before: MapContent, now: MapContent): readonly TripSource[] {
  const changed = (['legs', 'stops', 'lodgings', 'points'] as const).filter(
    (source) => !isSameData(before[source], now[source]),
  );
  const [were, are] = [before.legs.flatMap(viaFeatures), now.legs.flatMap(viaFeatures)];
  const all: readonly TripSource[] = isSameData(were, are) ? changed : [...changed, 'vias'];
  const isMarked = !isSameData([before.pending, before.here], [now.pending, now.here]);
  return isMarked ? [...all, 'marks'] : all;
}

function isLine({ geometry }: MapLeg): boolean {
  return geometry.length > 1;
}

/** A leg as one line, or as several where it goes on board. */
function legFeatures(leg: MapLeg): readonly Feature[] {
  const { cityId, dayIndex, geometry, profile, kind, via = [] } = leg;
  const { isOptional = false, isTentative = false } = leg;
  const properties = {
    cityId,
    day: dayColourIndex(dayIndex),
    isOptional,
    isTentative,
    // From point to point is no road: the planner does not know one, or not yet.
    isDotted: profile === 'direct' || geometry.length === 2 + via.length,
    routeProfile: profile,
  };
  return partsOf(leg).map(([first, last, ride]) => ({
    type: 'Feature',
    geometry: {
      type: 'LineString',
      coordinates: geometry.slice(first, last + 1).map(([lng, lat]) => [lng, lat]),
    },
    properties: { ...properties, ride: ride || (isRide(kind) ? kind : '') },
  }));
}

type Part = readonly [first: number, last: number, ride: Ride | ''];

function partsOf({ geometry, crossings = [] }: MapLeg): readonly Part[] {
  const end = geometry.length - 1;
  const parts: Part[] = [];
  let done = 0;
  for (const { kind, points: [first, last] = [0, 0] } of crossings) {
    if (first < done || last <= first || last > end) continue;
    if (first > done) parts.push([done, first, '']);
    parts.push([first, last, kind]);
    done = last;
  }
  return done < end ? [...parts, [done, end, '']] : parts;
}

/** Their id tells leg and place; those of a faint leg cannot be moved. */
function viaFeatures({ cityId, dayIndex, via = [], isOptional }: MapLeg): readonly Feature[] {
  if (isOptional) return [];
  const day = dayColourIndex(dayIndex);
  return via.map((one, index) => point(one, { id: viaId({ cityId, index }), day }));
}

interface ViaPlace {
  readonly cityId: string;
  readonly index: number;
}

export function viaId({ cityId, index }: ViaPlace): string {
  return `${index} ${cityId}`;
}

export function viaOfId(id: string): ViaPlace {
  const [index = ''] = id.split(' ', 1);
  return { index: Number(index), cityId: id.slice(index.length + 1) };
}

/** A round trip ends where it began; its place is named once. */
function stopFeatures(stops: readonly MapStop[]): readonly Feature[] {
  const named = new Set<string>();
  return stops.map((stop, order) => {
    const { id, number, dayIndex, label, isOptional } = stop;
    const place = `${label} ${stop.lat.toFixed(2)} ${stop.lng.toFixed(2)}`;
    const name = named.has(place) ? '' : label;
    named.add(place);
    const day = dayColourIndex(dayIndex);
    return point(stop, { cityId: id, number, day, order, label, name, isOptional });
  });
}

function lodgingFeature(lodging: MapLodging): Feature {
  const { id, dayIndex, label } = lodging;
  return point(lodging, { id, day: dayColourIndex(dayIndex), label });
}

function pointFeature(poi: MapPoint): Feature {
  const { id, kind, label } = poi;
  return point(poi, { id, kind, label });
}

function markFeatures({ pending, here }: MapContent): readonly Feature[] {
  return [
    ...(here ? [point(here, { kind: 'here' })] : []),
    ...(pending ? [point(pending, { kind: 'pending' })] : []),
  ];
}

function point({ lat, lng }: MapPosition, properties: Feature['properties']): Feature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties };
}

function collection(features: readonly Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features: [...features] };
}
