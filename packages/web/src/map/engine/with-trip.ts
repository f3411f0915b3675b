import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { mapFeatures } from './map-features.ts';

/** A basemap's style with the trip on top of it, and without the ground if that is one plain colour. */
export function withTrip(
  style: StyleSpecification,
  features: ReturnType<typeof mapFeatures>,
  layers: readonly LayerSpecification[],
): StyleSpecification {
  const sources = Object.entries(features).map(
    ([name, data]) => [`trip-${name}`, { type: 'geojson' as const, data }] as const,
  );
  const basemap = groundColour(style) === null ? style.layers : style.layers.slice(1);
  return {
    ...style,
    sources: { ...style.sources, ...Object.fromEntries(sources) },
    layers: [...basemap, ...layers],
  };
}

/**
 * The colour below everything else, null where it is more than a colour. The canvas can have it as well, and then
 * no program has to be compiled and no picture filled for it.
 */
export function groundColour({ layers: [first] }: StyleSpecification): string | null {
  if (first?.type !== 'background') return null;
  const { 'background-color': colour, ...rest } = first.paint ?? {};
  return typeof colour === 'string' && Object.keys(rest).length === 0 ? colour : null;
}
