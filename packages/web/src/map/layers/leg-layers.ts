import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import type { TripColours } from './trip-colours.ts';
import { rideLayers } from './ride-layers.ts';
import { growing, ofDay } from './expressions.ts';
import { sourceId } from './trip-features.ts';

/** The widest layer of legs, by which they are found under the pointer. */
export const LEG_LAYER = 'trip-leg-edge';

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
const isOptional: ExpressionSpecification = ['get', 'isOptional'];
const isFirm: ExpressionSpecification = ['!', isOptional];
const isEstimate: ExpressionSpecification = ['get', 'isEstimate'];
/** Trains and the like have lines of their own. */
const isOwn: ExpressionSpecification = ['==', ['get', 'ride'], ''];

/** Legs as thin roads in the colour of their day: solid where measured, dashed where estimated, grey where optional. */
export function legLayers(colours: TripColours): readonly LayerSpecification[] {
  const { lines, surface, muted } = colours;
  return [
    line('trip-leg-optional', isOptional, {
      paint: { 'line-color': muted, 'line-width': growing(1.6, 3), 'line-dasharray': [1.5, 1.5] },
    }),
    line(LEG_LAYER, isFirm, {
      layout: round,
      paint: {
        'line-color': surface,
        'line-width': growing(4.5, 8),
        // The map shows through between the dashes.
        'line-opacity': ['case', isEstimate, 0.6, 1],
      },
    }),
    line('trip-leg-measured', ['all', isFirm, ['!', isEstimate]], {
      layout: round,
      paint: { 'line-color': ofDay(lines), 'line-width': growing(2.5, 5) },
    }),
    line('trip-leg-middle', ['all', isFirm, ['!', isEstimate]], {
      // On a thinner line it would take the colour away.
      minzoom: 9,
      paint: { 'line-color': surface, 'line-width': 0.9, 'line-dasharray': [7, 7] },
    }),
    line('trip-leg-estimated', ['all', isFirm, isEstimate, isOwn], {
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': ofDay(lines),
        'line-width': growing(2.2, 4),
        'line-dasharray': [2.8, 2],
      },
    }),
    ...rideLayers(colours),
  ];
}

function line(
  id: string,
  filter: ExpressionSpecification,
  rest: Pick<LineLayerSpecification, 'layout' | 'paint' | 'minzoom'>,
): LayerSpecification {
  return { id, type: 'line', source: sourceId('legs'), filter, ...rest };
}
