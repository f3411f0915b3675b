import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import type { TripColours } from './trip-layers.ts';

/** The widest layer of a leg, by which it can be caught. */
export const LEG_LAYER = 'trip-leg-edge';

type Line = Omit<LineLayerSpecification, 'type' | 'source'>;

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Grows from zoom 4 to zoom 10. */
export function growing(narrow: number, wide: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 4, narrow, 10, wide];
}

/**
 * Legs as thin roads in the colour of their day. One layer per day: colours that differ by feature would be another
 * program for the first map to wait for.
 */
export function legLayers(colours: TripColours): readonly LayerSpecification[] {
  return [
    {
      id: LEG_LAYER,
      layout: round,
      paint: { 'line-color': colours.surface, 'line-width': growing(4.5, 8) },
    },
    ...colours.lines.map((colour, index) => dayLayer(colour, index + 1)),
    {
      id: 'trip-leg-middle',
      minzoom: 7,
      paint: { 'line-color': colours.surface, 'line-width': 0.9, 'line-dasharray': [7, 7] },
    },
  ].map((layer: Line): LayerSpecification => ({ ...layer, type: 'line', source: 'trip-legs' }));
}

function dayLayer(colour: string, day: number): Line {
  return {
    id: `trip-leg-${day}`,
    filter: ['==', ['get', 'day'], day],
    layout: round,
    paint: { 'line-color': colour, 'line-width': growing(2.5, 5) },
  };
}
