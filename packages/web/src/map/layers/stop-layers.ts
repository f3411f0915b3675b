import type {
  CircleLayerSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { TripColours } from './trip-colours.ts';
import { ifRaised, ifSelected, ofDay } from './expressions.ts';
import { MARKER_ROOM, plateImage } from './images.ts';
import { sourceId } from './trip-features.ts';

export const STOP_LAYER = 'trip-stop';

const source = sourceId('stops');
const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];
const BOLD = ['Noto Sans Bold', 'Noto Sans'];

/** Names of stops where there is room, the first stops first. */
export function stopNameLayer(colours: TripColours): LayerSpecification {
  return {
    id: 'trip-stop-name',
    type: 'symbol',
    source,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MEDIUM,
      'text-size': 12.5,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.3,
      'text-justify': 'auto',
      'text-padding': 1,
      'text-max-width': 12,
      'symbol-sort-key': ['get', 'order'],
    },
    // The raised name is drawn instead.
    paint: { ...nameOnMap(colours), 'text-opacity': ifRaised(0, 1) },
  };
}

/** Markers with their numbers. */
export function stopLayers(colours: TripColours): readonly LayerSpecification[] {
  return [
    {
      id: STOP_LAYER,
      type: 'circle',
      source,
      layout: { 'circle-sort-key': ['-', ['get', 'order']] },
      paint: { 'circle-radius': 10.8, ...disc(colours) },
    },
    {
      id: 'trip-stop-number',
      type: 'symbol',
      source,
      layout: {
        ...numberInMarker,
        // A number that another marker covers is left out.
        'text-optional': true,
        'text-padding': 0,
        // Circles take no part in symbol collision; this empty image keeps names off them.
        'icon-image': MARKER_ROOM,
        'icon-allow-overlap': true,
        'icon-padding': 0,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: { 'text-color': '#ffffff', 'text-opacity': ifRaised(0, 1) },
    },
  ];
}

/** The selected and the highlighted stop once more, larger, above everything else and always with their names. */
export function raisedStopLayers(colours: TripColours): readonly LayerSpecification[] {
  const isShown = ifRaised(1, 0);
  return [
    {
      id: 'trip-stop-raised-name',
      type: 'symbol',
      source,
      layout: {
        ...alwaysShown,
        'text-field': ['get', 'label'],
        'text-font': MEDIUM,
        'text-size': 13.5,
        'text-anchor': 'top',
        'text-offset': [0, 1.55],
        'text-max-width': 13,
        'icon-image': plateImage(colours.surface),
        'icon-text-fit': 'both',
        'icon-text-fit-padding': [3, 7, 3, 7],
      },
      paint: { 'text-color': colours.text, 'text-opacity': isShown, 'icon-opacity': isShown },
    },
    {
      id: 'trip-stop-raised',
      type: 'circle',
      source,
      paint: {
        ...disc(colours),
        'circle-radius': 13.5,
        'circle-opacity': isShown,
        'circle-stroke-opacity': isShown,
        'circle-stroke-color': ifSelected(colours.accent, colours.text),
        'circle-stroke-width': ifSelected(4, 2.5),
      },
    },
    {
      id: 'trip-stop-raised-number',
      type: 'symbol',
      source,
      layout: { ...alwaysShown, ...numberInMarker },
      paint: { 'text-color': '#ffffff', 'text-opacity': isShown },
    },
  ];
}

const alwaysShown = {
  'text-allow-overlap': true,
  'text-ignore-placement': true,
  'icon-allow-overlap': true,
  'icon-ignore-placement': true,
} as const;

const numberInMarker: SymbolLayerSpecification['layout'] = {
  'text-field': ['get', 'number'],
  'text-font': BOLD,
  'text-size': ['case', ['>', ['length', ['get', 'number']], 2], 10.5, 12.5],
};

/** Firm stops are filled, optional ones are rings. */
function disc({
  days,
  lines,
  surface,
}: TripColours): NonNullable<CircleLayerSpecification['paint']> {
  return {
    'circle-color': ['case', ['get', 'isOptional'], surface, ofDay(days)],
    'circle-stroke-color': ['case', ['get', 'isOptional'], ofDay(lines), surface],
    'circle-stroke-width': 2,
  };
}

export function nameOnMap({ surface, text }: TripColours) {
  return { 'text-color': text, 'text-halo-color': surface, 'text-halo-width': 2 };
}
