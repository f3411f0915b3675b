import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from './palette.ts';

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Rivers, then borders over them. */
export function lineLayers(source: string, colours: Palette): readonly LayerSpecification[] {
  const of = (layer: string) => ({ source, 'source-layer': layer });
  return [
    {
      id: 'river',
      type: 'line',
      ...of('river'),
      layout: round,
      paint: {
        'line-color': colours.river,
        'line-width': [
          'interpolate',
          ['exponential', 1.3],
          ['zoom'],
          3,
          ['interpolate', ['linear'], ['get', 'rank'], 1, 0.9, 6, 0.3],
          9,
          ['interpolate', ['linear'], ['get', 'rank'], 1, 4, 9, 1.1],
          13,
          ['interpolate', ['linear'], ['get', 'rank'], 1, 9, 9, 3],
        ],
      },
    },
    {
      id: 'state',
      type: 'line',
      ...of('state'),
      minzoom: 3.5,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.state,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 10, 1.4],
        'line-dasharray': [3, 2],
      },
    },
    {
      id: 'border',
      type: 'line',
      ...of('border'),
      filter: ['!', ['has', 'disputed']],
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 5, 1, 10, 2],
      },
    },
    {
      id: 'border-disputed',
      type: 'line',
      ...of('border'),
      filter: ['has', 'disputed'],
      paint: {
        'line-color': colours.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 5, 1, 10, 2],
        'line-dasharray': [2, 2],
      },
    },
  ];
}
