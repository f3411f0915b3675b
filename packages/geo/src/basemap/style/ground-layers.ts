import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Palette } from './palette.ts';

/** Paper, sea, land, heights, ice, towns and lakes, from below to above. */
export function groundLayers(source: string, colours: Palette): readonly LayerSpecification[] {
  const of = (layer: string) => ({ source, 'source-layer': layer });
  return [
    // Until tiles come everything is land: a trip that waits for its map must not float in a sea.
    { id: 'paper', type: 'background', paint: { 'background-color': colours.land } },
    // Every tile is sea where it has no land; the app adds this layer to it.
    { id: 'sea', type: 'fill', ...of('sea'), paint: area(colours.water) },
    { id: 'land', type: 'fill', ...of('land'), paint: area(colours.land) },
    ...colours.relief.map((colour, index): LayerSpecification => ({
      id: `relief-${index + 1}`,
      type: 'fill',
      ...of('relief'),
      filter: ['==', ['get', 'level'], index + 1],
      paint: area(colour),
    })),
    { id: 'ice', type: 'fill', ...of('ice'), paint: area(colours.ice) },
    {
      id: 'urban',
      type: 'fill',
      ...of('urban'),
      minzoom: 6,
      maxzoom: 11,
      // Its outlines are rough: seen from near, towns would reach kilometers out into the sea.
      paint: {
        ...area(colours.urban),
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 11, 0],
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
