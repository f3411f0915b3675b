import type { LayerSpecification, LineLayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from './palette.ts';

interface RiverSize {
  readonly id: string;
  /** Ranks of Natural Earth, from the Danube to brooks; both included. */
  readonly ranks: readonly [number, number];
  /** At zoom 3, 9 and 13, in pixels. */
  readonly widths: readonly [number, number, number];
}

const RIVERS: readonly RiverSize[] = [
  { id: 'brook', ranks: [7.5, 12], widths: [0.2, 1.2, 3.4] },
  { id: 'river', ranks: [4.5, 7.5], widths: [0.4, 1.9, 5] },
  { id: 'stream', ranks: [-1, 4.5], widths: [0.8, 3, 7.5] },
];

/** Rivers, then borders over them. */
export function lineLayers(source: string, colours: Palette): readonly LayerSpecification[] {
  const of = (layer: string) => ({ source, 'source-layer': layer });
  const border: LineLayerSpecification['paint'] = {
    'line-color': colours.border,
    'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 5, 1, 10, 2],
  };
  return [
    ...RIVERS.map(
      ({ id, ranks: [from, to], widths: [far, near, nearest] }): LayerSpecification => ({
        id,
        type: 'line',
        ...of('river'),
        filter: ['all', ['>', ['get', 'rank'], from], ['<=', ['get', 'rank'], to]],
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colours.river,
          'line-width': [
            'interpolate',
            ['exponential', 1.3],
            ['zoom'],
            3,
            far,
            9,
            near,
            13,
            nearest,
          ],
        },
      }),
    ),
    {
      id: 'state',
      type: 'line',
      ...of('state'),
      minzoom: 4.5,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.state,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 10, 1.4],
      },
    },
    {
      id: 'border',
      type: 'line',
      ...of('border'),
      filter: ['!', ['has', 'disputed']],
      layout: { 'line-join': 'round' },
      paint: border,
    },
    {
      id: 'border-disputed',
      type: 'line',
      ...of('border'),
      filter: ['has', 'disputed'],
      paint: { ...border, 'line-dasharray': [2, 2] },
    },
  ];
}
