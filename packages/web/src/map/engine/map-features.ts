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
  readonly marks: FeatureCollection;
}

/** The content as GeoJSON. */
export function mapFeatures(content: MapContent): TripFeatures {
  return {
    stops: stopFeatures(content),
    legs: legFeatures(content),
    points: pointFeatures(content),
    marks: markFeatures(content),
  };
}

/** Only what has changed: pointing at a stop must not send the routes of a whole trip through the map again. */
export function changedFeatures(before: MapContent, now: MapContent): Partial<TripFeatures> {
  return {
    ...(before.stops !== now.stops && { stops: stopFeatures(now) }),
    ...(before.legs !== now.legs && { legs: legFeatures(now) }),
    ...(before.points !== now.points && { points: pointFeatures(now) }),
    ...((before.pending !== now.pending || before.here !== now.here) && {
      marks: markFeatures(now),
    }),
  };
}

function stopFeatures({ stops }: MapContent): FeatureCollection {
  return collection(stops.map(stopFeature));
}

function legFeatures({ legs }: MapContent): FeatureCollection {
  return collection(legs.filter(({ geometry }) => geometry.length > 1).map(legFeature));
}

function pointFeatures({ points }: MapContent): FeatureCollection {
  return collection(points.map(({ id, kind, label, ...at }) => point(at, { id, kind, label })));
}

function markFeatures({ pending, here }: MapContent): FeatureCollection {
  return collection([
    ...(pending ? [point(pending, { mark: 'pending' })] : []),
    ...(here ? [point(here, { mark: 'here' })] : []),
  ]);
}

function stopFeature(stop: MapStop, order: number): Feature {
  const isRaised = stop.isSelected || stop.isHighlighted;
  const look = stop.isOptional ? 'optional' : stop.isSelected ? 'selected' : 'firm';
  return point(stop, {
    id: stop.id,
    number: stop.number,
    label: stop.label,
    image: `stop-${dayColour(stop.dayIndex)}-${look}`,
    isRaised,
    // Later stops lie below, so that the first number of a round trip stays readable.
    order: isRaised ? 1_000_000 : -order,
  });
}

function legFeature(leg: MapLeg): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: leg.geometry.map(([lng, lat]) => [lng, lat]) },
    properties: {
      cityId: leg.cityId,
      day: dayColour(leg.dayIndex),
      isDashed: leg.isEstimate,
      isFaint: leg.isOptional === true,
      profile: leg.profile,
    },
  };
}

function point({ lat, lng }: MapPosition, properties: Feature['properties']): Feature {
  return { type: 'Feature', geometry: { type: 'Point', coordinates: [lng, lat] }, properties };
}

function collection(features: readonly Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features: [...features] };
}
