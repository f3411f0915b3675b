import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import type { TripColours } from './trip-layers.ts';

export const LEG_LAYER = 'trip-leg-hit';

type Line = Omit<LineLayerSpecification, 'type' | 'source'>;

const isDashed: ExpressionSpecification = ['get', 'isDashed'];
const isFaint: ExpressionSpecification = ['get', 'isFaint'];
const isRoad: ExpressionSpecification = ['all', ['!', isDashed], ['!', isFaint]];
const isGuess: ExpressionSpecification = ['all', isDashed, ['!', isFaint]];
const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Grows from zoom 4 to zoom 10. */
export function growing(narrow: number, wide: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 4, narrow, 10, wide];
}

/**
 * Legs as thin roads in the colour of their day; what is only estimated is dashed, what leads to an optional stop is
 * grey. One layer per day: colours that differ by feature would be two programs more for the first map to wait for.
 */
export function legLayers(colours: TripColours): readonly LayerSpecification[] {
  return [
    {
      id: 'trip-leg-edge',
      filter: isRoad,
      layout: round,
      paint: { 'line-color': colours.surface, 'line-width': growing(4.5, 8) },
    },
    {
      id: 'trip-leg-guess-edge',
      filter: isGuess,
      layout: round,
      paint: { 'line-color': colours.surface, 'line-width': growing(4, 7), 'line-opacity': 0.6 },
    },
    {
      id: 'trip-leg-faint',
      filter: isFaint,
      paint: {
        'line-color': colours.muted,
        'line-width': growing(1.6, 3),
        'line-dasharray': [1.5, 1.5],
      },
    },
    ...colours.days.flatMap((colour, index) => dayLayers(colour, index + 1)),
    {
      id: 'trip-leg-middle',
      minzoom: 7,
      filter: isRoad,
      paint: { 'line-color': colours.surface, 'line-width': 0.9, 'line-dasharray': [7, 7] },
    },
    // As wide as a finger, to catch a leg with.
    { id: LEG_LAYER, paint: { 'line-opacity': 0, 'line-width': 24 } },
  ].map((layer: Line): LayerSpecification => ({ ...layer, type: 'line', source: 'trip-legs' }));
}

function dayLayers(colour: string, day: number): readonly Line[] {
  const isOfDay: ExpressionSpecification = ['==', ['get', 'day'], day];
  return [
    {
      id: `trip-leg-${day}`,
      filter: ['all', isOfDay, isRoad],
      layout: round,
      paint: { 'line-color': colour, 'line-width': growing(2.5, 5) },
    },
    {
      id: `trip-leg-guess-${day}`,
      filter: ['all', isOfDay, isGuess],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': growing(2.2, 4), 'line-dasharray': [2, 1.4] },
    },
  ];
}
