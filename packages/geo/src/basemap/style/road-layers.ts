import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import type { Language } from '@fahrtwind/domain';
import type { RoadColours, Palette } from './palette.ts';
import { numberLayer } from './number-layer.ts';

/** The table's roads, as archives of basemap/roads have them. */
export const ROADS_SOURCE = 'roads';

type RoadClass = 'motorway' | 'main' | 'pass';

interface Road {
  readonly id: RoadClass;
  readonly minzoom: number;
  /** At the zooms of `WIDTH_ZOOMS`, in pixels. */
  readonly widths: readonly [number, number, number, number];
}

const WIDTH_ZOOMS = [5, 8, 12, 16] as const;
/** How much an edge adds on both sides together, at the same zooms. */
const EDGE = [0, 1, 1.6, 2.2] as const;

/** From below to above: a motorway crosses over everything else. */
const ROADS: readonly Road[] = [
  { id: 'pass', minzoom: 4, widths: [0.7, 1.8, 4.4, 12] },
  { id: 'main', minzoom: 3.5, widths: [0.6, 1.6, 4.2, 12] },
  { id: 'motorway', minzoom: 3.5, widths: [1.1, 2.4, 6, 15] },
];

/** Edges show from here on; from afar a line has the darker colour itself. */
const EDGE_ZOOM = 7;

const ITALIC = ['Noto Sans Italic', 'Noto Sans'];
const REGULAR = ['Noto Sans Regular', 'Noto Sans'];

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Ferries below all roads, and all edges below all roads, so that crossings are open. */
export function roadLines(colours: Palette): readonly LayerSpecification[] {
  return [
    crossing('ferry', ['all', isClass('ferry'), ['!', isFar]], colours.roads.ferry),
    ...ROADS.map((road) =>
      line(`road-${road.id}-edge`, road.id, Math.max(EDGE_ZOOM, road.minzoom), {
        'line-color': colours.roads[road.id].edge,
        'line-width': widths(road.widths.map((width, index) => width + (EDGE[index] ?? 0))),
        'line-opacity': ['interpolate', ['linear'], ['zoom'], EDGE_ZOOM, 0, EDGE_ZOOM + 1, 1],
      }),
    ),
    ...ROADS.map((road) =>
      line(`road-${road.id}`, road.id, road.minzoom, {
        'line-color': fading(colours.roads[road.id]),
        'line-width': widths(road.widths),
      }),
    ),
    crossing('train', isClass('train'), colours.rail),
    {
      id: 'summit',
      type: 'circle',
      source: ROADS_SOURCE,
      'source-layer': 'summit',
      minzoom: 8,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 8, 2, 12, 4],
        'circle-color': colours.halo,
        'circle-stroke-color': colours.roads.summit,
        'circle-stroke-width': 1.4,
      },
    },
  ];
}

function line(
  id: string,
  roadClass: RoadClass,
  minzoom: number,
  paint: NonNullable<LineLayerSpecification['paint']>,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: ROADS_SOURCE,
    'source-layer': 'road',
    minzoom,
    filter: isClass(roadClass),
    layout: round,
    paint,
  };
}

/** A ferry that sails so far passes islands and capes, of which its line knows nothing. */
const FAR_KM = 40;
const isFar: ExpressionSpecification = ['>=', ['get', 'km'], FAR_KM];

/** Long ferries lie below the land, so that no line crosses an island. */
export function seaLines({ roads }: Palette): readonly LayerSpecification[] {
  return [crossing('ferry-far', ['all', isClass('ferry'), isFar], roads.ferry)];
}

function crossing(id: string, filter: ExpressionSpecification, colour: string): LayerSpecification {
  return {
    id: `crossing-${id}`,
    type: 'line',
    source: ROADS_SOURCE,
    'source-layer': 'crossing',
    minzoom: id === 'train' ? 6 : 5,
    filter,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.7, 9, 1.2, 14, 2],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 6, 0.55, 9, 0.9],
      'line-dasharray': id === 'train' ? [2, 1.5] : [4, 3],
    },
  };
}

/** Numbers, summits and ferries; the least important first, as everywhere. */
export function roadNames(colours: Palette, language: Language): readonly LayerSpecification[] {
  const of = { source: ROADS_SOURCE, 'source-layer': 'road' };
  const isMotorway = isClass('motorway');
  return [
    crossingName(colours, language),
    numberLayer({
      id: 'road-number-euro',
      ...of,
      number: 'euro',
      minzoom: 7.5,
      colours,
      filter: ['has', 'ref'],
    }),
    numberLayer({
      id: 'road-number',
      ...of,
      number: 'ref',
      minzoom: 7,
      colours,
      filter: ['!', isMotorway],
    }),
    numberLayer({
      id: 'road-number-motorway',
      ...of,
      number: 'ref',
      minzoom: 5,
      colours,
      filter: isMotorway,
    }),
    summitName(colours, language),
  ];
}

const CROSSINGS: Readonly<Record<Language, readonly [ferry: string, train: string]>> = {
  de: ['Fähre', 'Autozug'],
  en: ['Ferry', 'Car train'],
};

function crossingName(
  { roads, textMinor, halo, haloWater }: Palette,
  language: Language,
): LayerSpecification {
  const [ferry, train] = CROSSINGS[language];
  return {
    id: 'crossing-name',
    type: 'symbol',
    source: ROADS_SOURCE,
    'source-layer': 'crossing',
    minzoom: 8,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 380,
      'text-field': ['concat', ['case', isClass('train'), train, ferry], ' ', ['get', 'name']],
      'text-font': ITALIC,
      'text-size': 11,
      'text-offset': [0, -0.8],
      'text-max-angle': 34,
    },
    paint: {
      'text-color': ['case', isClass('train'), textMinor, roads.ferry],
      'text-halo-color': ['case', isClass('train'), halo, haloWater],
      'text-halo-width': 1.2,
    },
  };
}

function summitName({ roads, halo }: Palette, language: Language): LayerSpecification {
  const altitude: ExpressionSpecification = [
    'number-format',
    ['get', 'altitude'],
    { locale: language },
  ];
  return {
    id: 'summit-name',
    type: 'symbol',
    source: ROADS_SOURCE,
    'source-layer': 'summit',
    minzoom: 9,
    layout: {
      'text-field': ['concat', ['get', 'name'], '\n', altitude, ' m'],
      'text-font': REGULAR,
      'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 13, 14],
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.6,
      'text-justify': 'auto',
      'text-max-width': 9,
    },
    paint: { 'text-color': roads.summit, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  };
}

function isClass(name: string): ExpressionSpecification {
  return ['==', ['get', 'class'], name];
}

function widths(values: readonly number[]): ExpressionSpecification {
  const [far = 1, middle = 1, near = 1, nearest = 1] = values;
  const [z1, z2, z3, z4] = WIDTH_ZOOMS;
  return [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    z1,
    far,
    z2,
    middle,
    z3,
    near,
    z4,
    nearest,
  ];
}

function fading({ far, near }: RoadColours): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], EDGE_ZOOM, far, EDGE_ZOOM + 1, near];
}
