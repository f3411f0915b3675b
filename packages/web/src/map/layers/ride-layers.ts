import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  Map as MapLibre,
} from 'maplibre-gl';
import { RIDE_PATHS } from '../../ui/ride-paths.ts';
import { addSignImage } from './sign-image.ts';
import type { TripColours } from './trip-colours.ts';
import { growing, ofDay } from './expressions.ts';
import { isRide, sourceId, type Ride } from './trip-features.ts';

const goesBy = (ride: Ride): ExpressionSpecification => [
  'all',
  ['!', ['get', 'isOptional']],
  ['==', ['get', 'ride'], ride],
];

/** Trains as rails with ties, buses as a thin road, ferries as dots on the water, flights as thin dashes. */
export function rideLayers({ lines }: TripColours): readonly LayerSpecification[] {
  const colour = { 'line-color': ofDay(lines) };
  return [
    line('trip-ride-rail', goesBy('train'), { ...colour, 'line-width': growing(1.6, 2.4) }),
    line('trip-ride-ties', goesBy('train'), {
      ...colour,
      'line-width': growing(5, 8),
      'line-dasharray': [0.3, 1.4],
    }),
    line('trip-ride-bus', goesBy('bus'), { ...colour, 'line-width': growing(1.8, 3) }),
    {
      ...line('trip-ride-ferry', goesBy('ferry'), {
        ...colour,
        'line-width': growing(3.4, 4.6),
        'line-dasharray': [0.1, 1.9],
      }),
      layout: { 'line-cap': 'round' },
    },
    line('trip-ride-flight', goesBy('flight'), {
      ...colour,
      'line-width': growing(1.4, 2.2),
      'line-dasharray': [5, 3],
    }),
  ];
}

function line(
  id: string,
  filter: ExpressionSpecification,
  paint: NonNullable<LineLayerSpecification['paint']>,
): LineLayerSpecification {
  return { id, type: 'line', source: sourceId('legs'), filter, paint };
}

/** A sign in the middle of the line says what goes there, so that the kinds of lines need not be known. */
export function rideSignLayer({ lines, surface }: TripColours): LayerSpecification {
  const colour: ExpressionSpecification = ['at', ['get', 'day'], ['literal', [...lines]]];
  return {
    id: 'trip-ride-sign',
    type: 'symbol',
    source: sourceId('legs'),
    filter: ['all', ['!', ['get', 'isOptional']], ['!=', ['get', 'ride'], '']],
    layout: {
      'symbol-placement': 'line-center',
      'icon-image': ['concat', 'trip-ride|', ['get', 'ride'], '|', colour, `|${surface}`],
      'icon-rotation-alignment': 'viewport',
      'icon-size': growing(0.8, 1),
      'icon-padding': 4,
    },
  };
}

/** Draws the sign of a ride: its vehicle in the colour of its day. */
export function addRideImage(map: MapLibre, id: string): void {
  const [, ride, stroke = '', fill = ''] = id.split('|');
  if (isRide(ride)) addSignImage(map, id, { path: RIDE_PATHS[ride], stroke, fill });
}
