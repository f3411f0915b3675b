import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import type { TripColours } from './trip-colours.ts';
import { rideLayers } from './ride-layers.ts';
import { growing, ofDay } from './expressions.ts';
import { sourceId } from './trip-features.ts';

/** By which legs are found under the pointer; trains and the like cannot be led elsewhere. */
export const LEG_LAYERS = ['trip-leg', 'trip-leg-dotted', 'trip-leg-tentative'] as const;

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
const isOptional: ExpressionSpecification = ['get', 'isOptional'];
const isFirm: ExpressionSpecification = ['!', isOptional];
const isTentative: ExpressionSpecification = ['get', 'isTentative'];
const isDotted: ExpressionSpecification = ['get', 'isDotted'];
/** Trains and the like have lines of their own. */
const isOwn: ExpressionSpecification = ['==', ['get', 'ride'], ''];
const isSolid: ExpressionSpecification = [
  'all',
  isFirm,
  isOwn,
  ['!', isDotted],
  ['!', isTentative],
];

/**
 * The route is what the map is about: solid and cased along roads, in the colour of its day. Straight lines are dotted,
 * what is only proposed is dashed, what is optional grey.
 */
export function legLayers(colours: TripColours): readonly LayerSpecification[] {
  const { lines, surface, muted } = colours;
  const colour = { 'line-color': ofDay(lines) };
  return [
    line('trip-leg-optional', isOptional, {
      paint: { 'line-color': muted, 'line-width': growing(1.6, 3), 'line-dasharray': [1.5, 1.5] },
    }),
    line('trip-leg-casing', isSolid, {
      layout: round,
      paint: { 'line-color': surface, 'line-width': growing(6.5, 8.5) },
    }),
    line('trip-leg', isSolid, {
      layout: round,
      paint: { ...colour, 'line-width': growing(4, 5.5) },
    }),
    line('trip-leg-dotted', ['all', isFirm, isOwn, isDotted, ['!', isTentative]], {
      layout: round,
      paint: { ...colour, 'line-width': growing(3.4, 4.6), 'line-dasharray': [0.1, 1.9] },
    }),
    line('trip-leg-tentative', ['all', isFirm, isOwn, isTentative], {
      layout: { 'line-join': 'round' },
      paint: { ...colour, 'line-width': growing(3, 4.5), 'line-dasharray': [2.8, 2] },
    }),
    ...rideLayers(colours),
  ];
}

function line(
  id: string,
  filter: ExpressionSpecification,
  rest: Pick<LineLayerSpecification, 'layout' | 'paint'>,
): LayerSpecification {
  return { id, type: 'line', source: sourceId('legs'), filter, ...rest };
}
