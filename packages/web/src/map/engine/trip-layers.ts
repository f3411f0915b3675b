import type { LayerSpecification } from 'maplibre-gl';
import { growing, legLayers } from './leg-layers.ts';

export const POINT_LAYER = 'trip-point';

/** The app's colours as the page has them now. */
export interface TripColours {
  /** From the first day to the tenth. */
  readonly days: readonly string[];
  /** The same for legs and rings, which are thin and stand out from the surface in both themes. */
  readonly lines: readonly string[];
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly here: string;
}

/** An image as large as a marker; markers are drawn elsewhere, but names keep clear of them. */
export const MARKER_ROOM = 'marker-room';

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
      id: 'trip-stop-name',
      type: 'symbol',
      source: 'trip-stops',
      layout: {
        'text-field': ['get', 'label'],
        'text-font': MEDIUM,
        'text-size': 12.5,
        'text-anchor': 'top',
        'text-offset': [0, 1.4],
        'text-padding': 0,
        'text-max-width': 12,
        'symbol-sort-key': ['get', 'order'],
      },
      // Names are drawn above the map with their markers; here they keep the room free.
      paint: { 'text-opacity': 0 },
    },
    markerRoom(),
  ];
}

function markerRoom(): LayerSpecification {
  return {
    id: 'trip-stop-room',
    type: 'symbol',
    source: 'trip-stops',
    layout: { 'icon-image': MARKER_ROOM, 'icon-allow-overlap': true, 'icon-padding': 0 },
    // MapLibre skips what is quite transparent, but gives it its room.
    paint: { 'icon-opacity': 0 },
  };
}

function nameOnMap({ surface, text }: TripColours) {
  return { 'text-color': text, 'text-halo-color': surface, 'text-halo-width': 2 };
}
