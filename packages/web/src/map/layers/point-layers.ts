import type { LayerSpecification } from 'maplibre-gl';
import { growing, ifRaised } from './expressions.ts';
import { plateImage } from './images.ts';
import { nameOnMap } from './stop-layers.ts';
import type { TripColours } from './trip-colours.ts';
import { sourceId } from './trip-features.ts';

export const POINT_LAYER = 'trip-point';

const source = sourceId('points');
const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];

/** Points of interest as signs by their kind, as many as there is room for; names from near, if there is room too. */
export function pointLayer(colours: TripColours): LayerSpecification {
  return {
    id: POINT_LAYER,
    type: 'symbol',
    source,
    layout: {
      'icon-image': ['concat', 'trip-poi|', ['get', 'kind'], `|${colours.here}|${colours.surface}`],
      'icon-size': growing(0.75, 1),
      'icon-padding': 1,
      'text-field': ['step', ['zoom'], '', 9, ['get', 'label']],
      'text-font': MEDIUM,
      'text-size': 12,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.1,
      'text-justify': 'auto',
      'text-optional': true,
    },
    paint: nameOnMap(colours),
  };
}

/** The name of the one that is pointed at, here or in the list. */
export function raisedPointLayer({ surface, text }: TripColours): LayerSpecification {
  const isShown = ifRaised(1, 0);
  return {
    id: 'trip-point-raised',
    type: 'symbol',
    source,
    layout: {
      'text-field': ['get', 'label'],
      'text-font': MEDIUM,
      'text-size': 13,
      'text-anchor': 'top',
      'text-offset': [0, 1.3],
      'text-allow-overlap': true,
      'text-ignore-placement': true,
      'icon-image': plateImage(surface),
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [3, 7, 3, 7],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
    paint: { 'text-color': text, 'text-opacity': isShown, 'icon-opacity': isShown },
  };
}
