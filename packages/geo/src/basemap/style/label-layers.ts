import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Language } from '@fahrtwind/domain';
import type { Palette } from './palette.ts';

/**
 * The app's own font. MapLibre draws the labels itself, in the weight that the first name speaks of; the first name
 * is no font, so the second one is used.
 */
const REGULAR = ['Noto Sans Regular', 'Noto Sans'];
const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];
const ITALIC = ['Noto Sans Italic', 'Noto Sans'];

type Layout = SymbolLayerSpecification['layout'];
type Paint = SymbolLayerSpecification['paint'];

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
const isDue: ExpressionSpecification = ['<=', ['get', 'zoom'], ['zoom']];

function dueAnd(condition: ExpressionSpecification | undefined): ExpressionSpecification {
  return condition ? ['all', condition, isDue] : isDue;
}

export function nameIn(language: Language): ExpressionSpecification {
  return language === 'en' ? ['coalesce', ['get', 'en'], ['get', 'name']] : ['get', 'name'];
}

/** Grows from the zoom at which the name shows first, about four zooms long. */
function growing(small: number, large: number): ExpressionSpecification {
  const sizeAt = (zoom: number): ExpressionSpecification => [
    'min',
    large,
    ['max', small, ['+', small, ['*', (large - small) / 4, ['-', zoom, ['get', 'zoom']]]]],
  ];
  const stops = [2, 4, 6, 8, 10, 12].flatMap((zoom) => [zoom, sizeAt(zoom)] as const);
  // The list is built; its type counts the pairs one by one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;
}

/** Names, the least important first: MapLibre gives room to what stands last. */
export function labelLayers(
  source: string,
  colours: Palette,
  language: Language,
): readonly LayerSpecification[] {
  const label = (
    id: string,
    { kind, layer = 'area', filter, ...rest }: LabelOptions,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source,
    'source-layer': layer,
    ...(rest.minzoom !== undefined && { minzoom: rest.minzoom }),
    ...(rest.maxzoom !== undefined && { maxzoom: rest.maxzoom }),
    ...(layer !== 'river' && { filter: dueAnd(kind === undefined ? filter : isKind(kind)) }),
    layout: { 'text-field': nameIn(language), 'text-padding': 4, ...rest.layout },
    paint: { 'text-halo-width': 1.4, 'text-halo-color': colours.halo, ...rest.paint },
  });
  return [
    label('river-name', riverName(colours)),
    label('lake-name', waterName(colours, 'lake', 12)),
    label('mountain-name', natureName(colours, 'mountain', 11)),
    label('island-name', natureName(colours, 'island', 13)),
    label('state-name', stateName(colours)),
    label('sea-name', waterName(colours, 'sea', 10)),
    label('place-name', placeName(colours.textMinor, ['>', ['get', 'size'], 3])),
    label('city-name', placeName(colours.text, ['<=', ['get', 'size'], 3])),
    label('country-name', countryName(colours)),
  ];
}

interface LabelOptions {
  readonly kind?: string;
  readonly layer?: string;
  readonly filter?: ExpressionSpecification;
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly layout: Layout;
  readonly paint: Paint;
}

function riverName({ textWater, halo }: Palette): LabelOptions {
  return {
    layer: 'river',
    minzoom: 6,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-font': ITALIC,
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, 10.5, 10, 13],
      'text-letter-spacing': 0.06,
      'text-max-angle': 34,
    },
    paint: { 'text-color': textWater, 'text-halo-color': halo },
  };
}

function waterName({ textWater, haloWater }: Palette, kind: string, maxzoom: number): LabelOptions {
  return {
    kind,
    maxzoom: maxzoom + 2,
    layout: {
      'text-font': ITALIC,
      'text-size': growing(11, 17),
      'text-letter-spacing': 0.08,
      'text-max-width': 6,
    },
    paint: { 'text-color': textWater, 'text-halo-color': haloWater, 'text-halo-width': 1 },
  };
}

function natureName({ textNature }: Palette, kind: string, maxzoom: number): LabelOptions {
  return {
    kind,
    maxzoom,
    layout: {
      'text-font': ITALIC,
      'text-size': 12,
      'text-letter-spacing': 0.12,
      'text-max-width': 7,
    },
    paint: { 'text-color': textNature },
  };
}

function stateName({ textState }: Palette): LabelOptions {
  return {
    kind: 'state',
    maxzoom: 9,
    layout: {
      'text-font': REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10, 8, 13],
      'text-letter-spacing': 0.14,
      'text-transform': 'uppercase',
      'text-max-width': 7,
    },
    paint: { 'text-color': textState },
  };
}

function placeName(colour: string, filter: ExpressionSpecification): LabelOptions {
  return {
    layer: 'place',
    filter,
    minzoom: 2,
    layout: {
      'text-font': ['case', ['<=', ['get', 'size'], 2], ['literal', MEDIUM], ['literal', REGULAR]],
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        3,
        ['match', ['get', 'size'], 1, 12, 2, 11, 10],
        7,
        ['match', ['get', 'size'], 1, 17, 2, 14.5, 3, 13, 4, 12, 11],
        12,
        ['match', ['get', 'size'], 1, 24, 2, 21, 3, 18, 4, 16, 14],
      ],
      'text-max-width': 8,
      'symbol-sort-key': ['+', ['*', ['get', 'zoom'], 10], ['get', 'size']],
    },
    paint: { 'text-color': colour },
  };
}

function countryName({ textCountry }: Palette): LabelOptions {
  return {
    kind: 'country',
    maxzoom: 7.5,
    layout: {
      'text-font': MEDIUM,
      'text-size': growing(11, 17),
      'text-letter-spacing': 0.16,
      'text-transform': 'uppercase',
      'text-max-width': 6,
      'symbol-sort-key': ['get', 'zoom'],
    },
    paint: { 'text-color': textCountry, 'text-halo-width': 1.6 },
  };
}
