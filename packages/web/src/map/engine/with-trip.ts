import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { mapFeatures } from './map-features.ts';

/** A basemap's style with the trip on top of it. */
export function withTrip(
  style: StyleSpecification,
  features: ReturnType<typeof mapFeatures>,
  layers: readonly LayerSpecification[],
): StyleSpecification {
  const sources = Object.entries(features).map(
    ([name, data]) => [`trip-${name}`, { type: 'geojson' as const, data }] as const,
  );
  return {
    ...style,
    sources: { ...style.sources, ...Object.fromEntries(sources) },
    layers: [...style.layers, ...layers],
  };
}
