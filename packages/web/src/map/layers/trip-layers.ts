import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import type { TripColours } from './trip-colours.ts';
import { growing, ofDay } from './expressions.ts';
import { houseImage } from './images.ts';
import { pointLayer, raisedPointLayer } from './point-layers.ts';
import { rideSignLayer } from './ride-layers.ts';
import { nameOnMap, raisedStopLayers, stopLayers, stopNameLayer } from './stop-layers.ts';
import { sourceId } from './trip-features.ts';

export const LODGING_LAYER = 'trip-lodging';
export const VIA_LAYER = 'trip-via';

const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];

/** What lies above all names of the basemap, from bottom to top. */
export function markerLayers(colours: TripColours): readonly LayerSpecification[] {
  return [
    pointLayer(colours),
    viaLayer(colours),
    rideSignLayer(colours),
    // Upper layers are placed first: names give way to lodgings, and both to stops.
    stopNameLayer(colours),
    lodgingLayer(colours),
    ...stopLayers(colours),
    ...markLayers(colours),
    raisedPointLayer(colours),
    ...raisedStopLayers(colours),
  ];
}

/** A small ring on the line: to take hold of, and no disc with a number, which is a stop. */
function viaLayer({ lines, surface }: TripColours): LayerSpecification {
  return {
    id: VIA_LAYER,
    type: 'circle',
    source: sourceId('vias'),
    paint: {
      'circle-radius': growing(4, 6),
      'circle-color': surface,
      'circle-stroke-color': ofDay(lines),
      'circle-stroke-width': 2.5,
    },
  };
}

function lodgingLayer(colours: TripColours): LayerSpecification {
  return {
    id: LODGING_LAYER,
    type: 'symbol',
    source: sourceId('lodgings'),
    layout: {
      'icon-image': houseImage(colours),
      // Most lodgings lie in the town of a stop, whose marker would cover them.
      'icon-offset': [20, -14],
      'icon-allow-overlap': true,
      'icon-padding': 0,
      // At lower zooms the town's name is enough.
      'text-field': ['step', ['zoom'], '', 10, ['get', 'label']],
      'text-font': MEDIUM,
      'text-size': 12,
      'text-anchor': 'left',
      'text-justify': 'left',
      'text-offset': [2.75, -1.17],
      'text-optional': true,
      'text-max-width': 12,
    },
    paint: nameOnMap(colours),
  };
}

function markLayers({ accent, surface, text, here }: TripColours): readonly LayerSpecification[] {
  return [
    mark('here', 'around', { 'circle-radius': 12.5, 'circle-color': here, 'circle-opacity': 0.25 }),
    mark('here', 'dot', {
      'circle-radius': 5.5,
      'circle-color': here,
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 2,
    }),
    mark('pending', 'around', {
      'circle-radius': 10,
      'circle-color': surface,
      'circle-stroke-color': text,
      'circle-stroke-width': 1.5,
    }),
    mark('pending', 'dot', { 'circle-radius': 6, 'circle-color': accent }),
  ];
}

function mark(
  kind: 'here' | 'pending',
  part: string,
  paint: NonNullable<CircleLayerSpecification['paint']>,
): LayerSpecification {
  const filter: ExpressionSpecification = ['==', ['get', 'kind'], kind];
  return { id: `trip-${kind}-${part}`, type: 'circle', source: sourceId('marks'), filter, paint };
}
