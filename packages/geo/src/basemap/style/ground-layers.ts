import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from './palette.ts';

/** Sea, land, heights, ice, towns and lakes, from below to above. */
export function groundLayers(source: string, colours: Palette): readonly LayerSpecification[] {
  const of = (layer: string) => ({ source, 'source-layer': layer });
  const [hills, low, middle, high] = colours.relief;
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.water } },
    { id: 'land', type: 'fill', ...of('land'), paint: area(colours.land) },
    {
      id: 'relief',
      type: 'fill',
      ...of('relief'),
      paint: {
        'fill-color': ['match', ['get', 'level'], 1, hills, 2, low, 3, middle, high],
        'fill-antialias': false,
        // The heights are rough: from near they would claim more than they know.
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 7, 1, 10, 0.5],
      },
    },
    { id: 'ice', type: 'fill', ...of('ice'), paint: area(colours.ice) },
    {
      id: 'urban',
      type: 'fill',
      ...of('urban'),
      minzoom: 5,
      paint: {
        ...area(colours.urban),
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 5, 0, 7, 0.9],
      },
    },
    {
      id: 'shore',
      type: 'line',
      ...of('land'),
      minzoom: 3,
      paint: { 'line-color': colours.shore, 'line-width': 0.8 },
    },
    { id: 'lake', type: 'fill', ...of('lake'), paint: area(colours.water) },
    {
      id: 'lake-shore',
      type: 'line',
      ...of('lake'),
      minzoom: 6,
      paint: { 'line-color': colours.shore, 'line-width': 0.8 },
    },
  ];
}

/** Without the outline that MapLibre adds by itself: shores have lines of their own, and it would be drawn twice. */
function area(colour: string) {
  return { 'fill-color': colour, 'fill-antialias': false };
}
