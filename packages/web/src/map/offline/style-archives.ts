import type { StyleSpecification } from 'maplibre-gl';
import type { Bounds } from './corridor.ts';

/** An archive of tiles that a style draws. */
export interface ArchiveSource {
  readonly address: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Bounds;
}

const WORLD: Bounds = [-180, -85, 180, 85];

/** The archives of a style, and whether it has other tiles, which cannot be stored. */
export function archivesOf({ sources }: Pick<StyleSpecification, 'sources'>): {
  readonly archives: readonly ArchiveSource[];
  readonly hasOthers: boolean;
} {
  const archives: ArchiveSource[] = [];
  let hasOthers = false;
  for (const source of Object.values(sources)) {
    if (source.type === 'geojson') continue;
    const [tiles] =
      source.type === 'vector' || source.type === 'raster' ? (source.tiles ?? []) : [];
    const address = /^pmtiles:\/\/(\/.+\.pmtiles)\//.exec(tiles ?? '')?.[1];
    if (address === undefined || source.type !== 'vector') {
      hasOthers = true;
      continue;
    }
    const { minzoom = 0, maxzoom = 22, bounds = WORLD } = source;
    archives.push({ address, minZoom: minzoom, maxZoom: maxzoom, bounds });
  }
  return { archives, hasOthers };
}
