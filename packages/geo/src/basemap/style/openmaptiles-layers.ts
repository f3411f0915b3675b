import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Language } from '@fahrtwind/domain';
import type { Palette } from './palette.ts';
import { numberLayer } from './number-layer.ts';
import { roadLayers, type LayerOf } from './openmaptiles-roads.ts';

const REGULAR = ['Noto Sans Regular', 'Noto Sans'];
const MEDIUM = ['Noto Sans Medium', 'Noto Sans'];
const ITALIC = ['Noto Sans Italic', 'Noto Sans'];

const isClass = (...classes: readonly string[]): FilterSpecification => [
  'in',
  ['get', 'class'],
  ['literal', [...classes]],
];

const isMainRoad: ExpressionSpecification = [
  'in',
  ['get', 'class'],
  ['literal', ['motorway', 'trunk', 'primary']],
];

/** Tiles in the schema of OpenMapTiles, which tilemaker and many others write, in our own colours. */
export function openMapTilesLayers(
  source: string,
  colours: Palette,
  language: Language,
): readonly LayerSpecification[] {
  const of = (layer: string, id: string) => ({
    id: `${source}-${id}`,
    source,
    'source-layer': layer,
  });
  return [
    ...areaLayers(of, colours),
    ...roadLayers(of, colours),
    {
      ...of('boundary', 'border'),
      type: 'line',
      filter: ['<=', ['get', 'admin_level'], 4],
      paint: {
        'line-color': ['case', ['==', ['get', 'admin_level'], 2], colours.border, colours.state],
        'line-width': ['case', ['==', ['get', 'admin_level'], 2], 1.6, 1],
      },
    },
    ...nameLayers(of, colours, language),
  ];
}

function areaLayers(of: LayerOf, colours: Palette): readonly LayerSpecification[] {
  return [
    {
      ...of('landcover', 'green'),
      type: 'fill',
      filter: isClass('wood', 'grass', 'farmland', 'wetland'),
      paint: { 'fill-color': colours.green, 'fill-opacity': 0.7 },
    },
    {
      ...of('landcover', 'ice'),
      type: 'fill',
      filter: isClass('ice'),
      paint: { 'fill-color': colours.ice },
    },
    {
      ...of('landuse', 'built'),
      type: 'fill',
      filter: isClass('residential', 'commercial', 'industrial', 'retail'),
      paint: { 'fill-color': colours.urban },
    },
    { ...of('park', 'park'), type: 'fill', paint: { 'fill-color': colours.green } },
    { ...of('water', 'water'), type: 'fill', paint: { 'fill-color': colours.water } },
    {
      ...of('waterway', 'waterway'),
      type: 'line',
      paint: {
        'line-color': colours.river,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 9, 0.8, 14, 3],
      },
    },
    {
      ...of('building', 'building'),
      type: 'fill',
      minzoom: 13,
      paint: { 'fill-color': colours.building },
    },
  ];
}

function nameLayers(
  of: LayerOf,
  colours: Palette,
  language: Language,
): readonly LayerSpecification[] {
  const name: ExpressionSpecification = [
    'coalesce',
    ['get', `name:${language}`],
    ['get', 'name:latin'],
    ['get', 'name'],
  ];
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.4 };
  return [
    {
      ...of('transportation_name', 'road-name'),
      type: 'symbol',
      minzoom: 12,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['coalesce', name, ['get', 'ref']],
        'text-font': REGULAR,
        'text-size': 12,
      },
      paint: { 'text-color': colours.textMinor, ...halo },
    },
    numberLayer({
      ...of('transportation_name', 'road-number'),
      number: 'ref',
      minzoom: 8,
      colours,
      filter: isMainRoad,
    }),
    {
      ...of('water_name', 'water-name'),
      type: 'symbol',
      layout: { 'text-field': name, 'text-font': ITALIC, 'text-size': 12 },
      paint: { 'text-color': colours.textWater, 'text-halo-color': colours.haloWater },
    },
    {
      ...of('place', 'place-name'),
      type: 'symbol',
      filter: isClass('city', 'town', 'village', 'suburb', 'hamlet'),
      layout: {
        'text-field': name,
        'text-font': MEDIUM,
        'text-size': ['match', ['get', 'class'], 'city', 18, 'town', 15, 12],
        'text-max-width': 8,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 20],
      },
      paint: { 'text-color': colours.text, ...halo },
    },
  ];
}
