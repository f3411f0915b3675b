import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import type { TripFeatures } from './map-features.ts';

/** Puts features onto the map; those that are not given stay as they are. */
export function showFeatures(map: MapLibre, features: Partial<TripFeatures>): void {
  for (const [name, data] of Object.entries(features)) {
    const source = map.getSource(`trip-${name}`);
    // Not there while another style is being loaded; that one brings the content along.
    if (source instanceof GeoJSONSource) void source.setData(data);
  }
}
