import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Language } from '@fahrtwind/domain';
import { groundLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { lineLayers } from './line-layers.ts';
import { palettes, type MapTheme } from './palette.ts';

export interface StyleWish {
  readonly theme: MapTheme;
  readonly language: Language;
}

export interface TileSource {
  /** With `{z}`, `{x}` and `{y}` in it. */
  readonly tiles: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly attribution: string;
}

const SOURCE = 'world';

/** The style for tiles made by tools/basemap. */
export function ownStyle({ theme, language }: StyleWish, source: TileSource): StyleSpecification {
  const colours = palettes[theme];
  return {
    version: 8,
    name: theme === 'dark' ? 'Fahrtwind, dunkel' : 'Fahrtwind, hell',
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [source.tiles],
        minzoom: source.minZoom,
        maxzoom: source.maxZoom,
        attribution: source.attribution,
      },
    },
    layers: [
      ...groundLayers(SOURCE, colours),
      ...lineLayers(SOURCE, colours),
      ...labelLayers(SOURCE, colours, language),
    ],
  };
}
