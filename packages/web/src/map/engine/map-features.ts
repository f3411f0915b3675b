import type { Feature, FeatureCollection } from 'geojson';
import type { MapContent, MapLeg, MapPosition, MapStop } from '../map-data.ts';

/** How many day colours there are; the eleventh day has the first one again. */
const DAY_COLOURS = 10;

export function dayColour(dayIndex: number): number {
  return (dayIndex % DAY_COLOURS) + 1;
}

/** One collection per source of the map. */
export interface TripFeatures {
  readonly stops: FeatureCollection;
  readonly legs: FeatureCollection;
  readonly points: FeatureCollection;
}

/** The content as GeoJSON. */
export function mapFeatures(content: MapContent): TripFeatures {
  return {
    stops: stopFeatures(content),
    legs: legFeatures(content),
    points: pointFeatures(content),
  };
}

/** Only what has changed: another number of a stop must not send all routes and names through the map again. */
export function changedFeatures(before: MapContent, now: MapContent): Partial<TripFeatures> {
  return {
    ...(!haveSameNames(before.stops, now.stops) && { stops: stopFeatures(now) }),
    ...(!areSameRoads(roadsOf(before), roadsOf(now)) && { legs: legFeatures(now) }),
    ...(before.points !== now.points && { points: pointFeatures(now) }),
  };
}

function haveSameNames(before: readonly MapStop[], now: readonly MapStop[]): boolean {
  return isEvery(
    before,
    now,
    (one, other) => one.label === other.label && one.lat === other.lat && one.lng === other.lng,
  );
}

/** What is dashed is drawn with the markers. */
function roadsOf({ legs }: MapContent): readonly MapLeg[] {
  return legs.filter((leg) => !isDashed(leg) && leg.geometry.length > 1);
}

/** What is only guessed at, and what may be or not. */
export function isDashed({ isEstimate, isOptional = false }: MapLeg): boolean {
  return isEstimate || isOptional;
}

function areSameRoads(before: readonly MapLeg[], now: readonly MapLeg[]): boolean {
  return isEvery(
    before,
    now,
    (one, other) =>
      one.cityId === other.cityId &&
      one.dayIndex === other.dayIndex &&
      one.geometry === other.geometry,
  );
}

function isEvery<T>(
  before: readonly T[],
  now: readonly T[],
  isSame: (one: T, other: T) => boolean,
): boolean {
  if (before === now) return true;
  return (
    before.length === now.length &&
    before.every((one, index) => {
      const other = now[index];
      return other !== undefined && isSame(one, other);
    })
  );
}

function stopFeatures({ stops }: MapContent): FeatureCollection {
  return collection(stops.map(stopFeature));
}

function legFeatures(content: MapContent): FeatureCollection {
  return collection(roadsOf(content).map(legFeature));
}

function pointFeatures({ points }: MapContent): FeatureCollection {
  return collection(points.map(({ id, kind, label, ...at }) => point(at, { id, kind, label })));
}

/** Of a stop the map itself has only the name and the room that its marker takes. */
function stopFeature({ label, lat, lng }: MapStop, order: number): Feature {
  return point({ lat, lng }, { label, order });
}

function legFeature(leg: MapLeg): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: leg.geometry.map(([lng, lat]) => [lng, lat]) },
    properties: { cityId: leg.cityId, day: dayColour(leg.dayIndex) },
  };
}

function point({ lat, lng }: MapPosition, properties: Feature['properties']): Feature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties };
}

function collection(features: readonly Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features: [...features] };
}
