import type { StyleSpecification } from 'maplibre-gl';
import { legLayers } from '../layers/leg-layers.ts';
import { sourceId, type TripFeatures } from '../layers/trip-features.ts';
import { markerLayers } from '../layers/trip-layers.ts';
import type { TripColours } from '../layers/trip-colours.ts';

/** A basemap's style with the trip: legs below the basemap's names, markers and their names above everything. */
export function withTrip(
  style: StyleSpecification,
  features: TripFeatures,
  colours: TripColours,
): StyleSpecification {
  const { legs, vias, stops, lodgings, points, marks } = features;
  const firstName = style.layers.findLastIndex(({ type }) => type !== 'symbol') + 1;
  return {
    ...style,
    sources: {
      ...style.sources,
      [sourceId('legs')]: { type: 'geojson', data: legs },
      [sourceId('vias')]: { type: 'geojson', data: vias },
      // Feature state is keyed by this id.
      [sourceId('stops')]: { type: 'geojson', data: stops, promoteId: 'cityId' },
      [sourceId('lodgings')]: { type: 'geojson', data: lodgings },
      [sourceId('points')]: { type: 'geojson', data: points, promoteId: 'id' },
      [sourceId('marks')]: { type: 'geojson', data: marks },
    },
    layers: [
      ...style.layers.slice(0, firstName),
      ...legLayers(colours),
      ...style.layers.slice(firstName),
      ...markerLayers(colours),
    ],
  };
}
