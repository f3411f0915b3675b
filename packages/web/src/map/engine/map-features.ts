import type { Feature, FeatureCollection } from 'geojson';
import type { MapContent, MapLeg, MapPosition, MapStop } from '../map-data.ts';

/** How many day colours there are; the eleventh day has the first one again. */
const DAY_COLOURS = 10;

export function dayColour(dayIndex: number): number {
  return (dayIndex % DAY_COLOURS) + 1;
}

/** The content as GeoJSON, one collection per source of the map. */
export function mapFeatures(content: MapContent) {
  return {
    stops: collection(content.stops.map(stopFeature)),
    legs: collection(content.legs.filter(({ geometry }) => geometry.length > 1).map(legFeature)),
    points: collection(
      content.points.map(({ id, kind, label, ...at }) => point(at, { id, kind, label })),
    ),
    marks: collection([
      ...(content.pending ? [point(content.pending, { mark: 'pending' })] : []),
      ...(content.here ? [point(content.here, { mark: 'here' })] : []),
    ]),
  };
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
