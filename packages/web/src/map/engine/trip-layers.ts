import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

export const STOP_LAYER = 'trip-stop';
export const LEG_LAYER = 'trip-leg-hit';
export const POINT_LAYER = 'trip-point';

/** The app's colours as the page has them now. */
export interface TripColours {
  /** From the first day to the tenth. */
  readonly days: readonly string[];
  readonly surface: string;
  readonly text: string;
  readonly accent: string;
  readonly here: string;
}

const BOLD = ['Noto Sans Bold', 'Noto Sans'];
const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];
const isDashed: ExpressionSpecification = ['get', 'isDashed'];
const opacity: ExpressionSpecification = ['case', ['get', 'isFaint'], 0.45, 1];
const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
const width = (narrow: number, wide: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  4,
  narrow,
  10,
  wide,
];

function dayColourOf({ days }: TripColours): ExpressionSpecification {
  const [first = '#000'] = days;
  const rest = days.slice(1).flatMap((colour, index) => [index + 2, colour] as const);
  return ['match', ['get', 'day'], 1, first, ...rest, first] as ExpressionSpecification;
}

/** Legs as thin roads in the colour of their day; what is only estimated is dashed. */
function legLayers(colours: TripColours): readonly LayerSpecification[] {
  const source = 'trip-legs';
  const colour = dayColourOf(colours);
  return [
    {
      id: 'trip-leg-edge',
      type: 'line',
      source,
      layout: round,
      paint: {
        'line-color': colours.surface,
        'line-width': width(4.5, 8),
        'line-opacity': ['case', isDashed, 0.55, ['get', 'isFaint'], 0.3, 0.95],
      },
    },
    {
      id: 'trip-leg',
      type: 'line',
      source,
      filter: ['!', isDashed],
      layout: round,
      paint: { 'line-color': colour, 'line-width': width(2.5, 5), 'line-opacity': opacity },
    },
    {
      id: 'trip-leg-middle',
      type: 'line',
      source,
      minzoom: 7,
      filter: ['all', ['!', isDashed], ['!', ['get', 'isFaint']]],
      paint: { 'line-color': colours.surface, 'line-width': 0.9, 'line-dasharray': [7, 7] },
    },
    {
      id: 'trip-leg-estimate',
      type: 'line',
      source,
      filter: isDashed,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colour,
        'line-width': width(2.2, 4),
        'line-opacity': opacity,
        'line-dasharray': [2, 1.4],
      },
    },
    // As wide as a finger, to catch a leg with.
    { id: LEG_LAYER, type: 'line', source, paint: { 'line-opacity': 0, 'line-width': 24 } },
  ];
}

/** The layers of a trip, from below to above. */
export function tripLayers(colours: TripColours): readonly LayerSpecification[] {
  return [
    ...legLayers(colours),
    {
      id: POINT_LAYER,
      type: 'circle',
      source: 'trip-points',
      paint: {
        'circle-radius': width(4, 7),
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
    stopLayer(colours),
  ];
}

function stopLayer(colours: TripColours): LayerSpecification {
  const isOptional: ExpressionSpecification = ['in', 'optional', ['get', 'image']];
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
    paint: { 'text-color': ['case', isOptional, colours.text, '#ffffff'] },
  };
}

function nameOnMap({ surface, text }: TripColours) {
  return { 'text-color': text, 'text-halo-color': surface, 'text-halo-width': 2 };
}
