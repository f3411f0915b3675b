import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from './palette.ts';

export type LayerOf = (
  layer: string,
  id: string,
) => { readonly id: string; readonly source: string; readonly 'source-layer': string };

interface Road {
  readonly id: string;
  readonly classes: readonly string[];
  readonly minzoom: number;
  /** At zoom 8 and at zoom 16, in pixels. */
  readonly width: readonly [number, number];
  readonly colours: (palette: Palette) => { readonly near: string; readonly edge: string };
}

const street: Road['colours'] = ({ road, roadEdge }) => ({ near: road, edge: roadEdge });
/** As the table's roads, which end where these begin. */
const main: Road['colours'] = ({ roads }) => roads.main;
const motorway: Road['colours'] = ({ roads }) => roads.motorway;

/** From below to above: a motorway crosses over everything else. */
const ROADS: readonly Road[] = [
  { id: 'street', classes: ['minor', 'service'], minzoom: 11, width: [0.4, 9], colours: street },
  { id: 'tertiary', classes: ['tertiary'], minzoom: 9, width: [0.5, 11], colours: street },
  { id: 'secondary', classes: ['secondary'], minzoom: 8, width: [0.7, 13], colours: street },
  { id: 'primary', classes: ['primary'], minzoom: 6, width: [1, 15], colours: main },
  {
    id: 'motorway',
    classes: ['motorway', 'trunk'],
    minzoom: 4,
    width: [1.6, 18],
    colours: motorway,
  },
];

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** All edges below all roads, so that crossings are open. */
export function roadLayers(of: LayerOf, colours: Palette): readonly LayerSpecification[] {
  const source = 'transportation';
  const path: LayerSpecification = {
    ...of(source, 'path'),
    type: 'line',
    minzoom: 13,
    filter: classes(['path', 'track']),
    paint: { 'line-color': colours.path, 'line-width': 1, 'line-dasharray': [3, 2] },
  };
  const rail: LayerSpecification = {
    ...of(source, 'rail'),
    type: 'line',
    minzoom: 9,
    filter: classes(['rail']),
    paint: { 'line-color': colours.rail, 'line-width': 1 },
  };
  const ferry: LayerSpecification = {
    ...of(source, 'ferry'),
    type: 'line',
    filter: classes(['ferry']),
    paint: { 'line-color': colours.roads.ferry, 'line-width': 1, 'line-dasharray': [4, 3] },
  };
  const edges = ROADS.map((road): LayerSpecification => ({
    ...of(source, `${road.id}-edge`),
    type: 'line',
    minzoom: road.minzoom,
    filter: classes(road.classes),
    layout: round,
    paint: {
      'line-color': road.colours(colours).edge,
      'line-width': widthOf(road, 1.6),
    },
  }));
  const roads = ROADS.map((road): LayerSpecification => ({
    ...of(source, road.id),
    type: 'line',
    minzoom: road.minzoom,
    filter: classes(road.classes),
    layout: round,
    paint: {
      'line-color': road.colours(colours).near,
      'line-width': widthOf(road, 0),
    },
  }));
  return [path, rail, ferry, ...edges, ...roads];
}

function widthOf({ width: [far, near] }: Road, more: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], 8, far + more * 0.5, 16, near + more];
}

function classes(names: readonly string[]): ExpressionSpecification {
  return ['in', ['get', 'class'], ['literal', [...names]]];
}
