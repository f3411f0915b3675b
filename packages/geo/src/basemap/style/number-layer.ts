import type {
  ExpressionSpecification,
  SymbolLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Palette, PlateColours } from './palette.ts';

const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];

interface NumberOptions {
  readonly id: string;
  readonly source: string;
  readonly 'source-layer': string;
  /** Which number: the one that people know the road by, or the one of Europe. */
  readonly number: 'ref' | 'euro';
  readonly minzoom: number;
  readonly colours: Palette;
  readonly filter: ExpressionSpecification;
}

/** Numbers of roads on plates along their lines: petrol for motorways, pine for Europe's, paper for all others. */
export function numberLayer({
  number,
  colours,
  filter,
  ...layer
}: NumberOptions): SymbolLayerSpecification {
  const { motorway, euro, other } = colours.roads.plates;
  const shown: ExpressionSpecification =
    number === 'ref' ? ['coalesce', ['get', 'ref'], ['get', 'euro']] : ['get', 'euro'];
  const choose = (of: (plate: PlateColours) => string): ExpressionSpecification | string =>
    number === 'euro'
      ? of(euro)
      : [
          'case',
          ['!', ['has', 'ref']],
          of(euro),
          ['==', ['get', 'class'], 'motorway'],
          of(motorway),
          of(other),
        ];
  return {
    ...layer,
    type: 'symbol',
    filter: [
      'all',
      ['any', ['has', 'ref'], ['has', 'euro']],
      filter,
      ['has', number === 'euro' ? 'euro' : 'class'],
    ],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': number === 'euro' ? 330 : ['step', ['zoom'], 90, 8, 180],
      'text-field': shown,
      'text-font': MEDIUM,
      'text-size': ['interpolate', ['linear'], ['zoom'], 5, 8.5, 8, 9.5, 12, 11],
      'text-padding': ['interpolate', ['linear'], ['zoom'], 5, 6, 8, 8],
      'text-rotation-alignment': 'viewport',
      'text-pitch-alignment': 'viewport',
      // The map draws it: the name says in which colours.
      'icon-image': choose(({ fill, edge }) => `road-plate|${fill}|${edge}`),
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [0, 2, 0, 2],
      'icon-rotation-alignment': 'viewport',
    },
    paint: { 'text-color': choose(({ text }) => text) },
  };
}
