import type { LayerSpecification } from 'maplibre-gl';
import { growing, legLayers } from './leg-layers.ts';

export const STOP_LAYER = 'trip-stop';
export const POINT_LAYER = 'trip-point';

/** The app's colours as the page has them now. */
export interface TripColours {
  /** From the first day to the tenth. */
  readonly days: readonly string[];
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly here: string;
}

const BOLD = ['Noto Sans Bold', 'Noto Sans'];
const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];

/** The layers of a trip, from below to above. */
export function tripLayers(colours: TripColours): readonly LayerSpecification[] {
  return [
    ...legLayers(colours),
    {
      id: POINT_LAYER,
      type: 'circle',
      source: 'trip-points',
      paint: {
        'circle-radius': growing(4, 7),
        'circle-color': colours.accent,
        'circle-stroke-color': colours.surface,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'trip-point-name',
      type: 'symbol',
      source: 'trip-points',
      minzoom: 9,
      layout: {
        'text-field': ['get', 'label'],
        'text-font': MEDIUM,
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 0.8],
      },
      paint: nameOnMap(colours),
    },
    {
      id: 'trip-mark',
      type: 'symbol',
      source: 'trip-marks',
      layout: { 'icon-image': ['get', 'mark'], 'icon-allow-overlap': true },
    },
    {
      id: 'trip-stop-name',
      type: 'symbol',
      source: 'trip-stops',
      layout: {
        'text-field': ['get', 'label'],
        'text-font': MEDIUM,
        'text-size': ['case', ['get', 'isRaised'], 14, 12.5],
        'text-anchor': 'top',
        // Just below the marker, which would hide a name that touches it.
        'text-offset': ['case', ['get', 'isRaised'], ['literal', [0, 1.6]], ['literal', [0, 1.4]]],
        'text-padding': 0,
        'text-max-width': 9,
        'symbol-sort-key': ['-', ['get', 'order']],
      },
      paint: nameOnMap(colours),
    },
    stopLayer(),
  ];
}

function stopLayer(): LayerSpecification {
  return {
    id: STOP_LAYER,
    type: 'symbol',
    source: 'trip-stops',
    layout: {
      'icon-image': ['get', 'image'],
      'icon-size': ['case', ['get', 'isRaised'], 1.25, 1],
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'text-field': ['get', 'number'],
      'text-font': BOLD,
      'text-size': ['case', ['get', 'isRaised'], 15, 12.5],
      'text-allow-overlap': true,
      'symbol-z-order': 'source',
      'symbol-sort-key': ['get', 'order'],
    },
    // Optional stops have no number.
    paint: { 'text-color': '#ffffff' },
  };
}

function nameOnMap({ surface, text }: TripColours) {
  return { 'text-color': text, 'text-halo-color': surface, 'text-halo-width': 2 };
}
