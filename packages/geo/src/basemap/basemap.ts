import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Answer } from '../ports.ts';
import type { TileArchive } from '../tiles/tile-archive.ts';
import type { StyleWish } from './style/own-style.ts';

/** What the map is drawn from: a style, and the archives that its sources name by `tilesOf`. */
export interface Basemap {
  style(wish: StyleWish): Promise<Answer<StyleSpecification>>;
  /** Null for one that is not (or no longer) part of this map. */
  archive(id: string): Promise<TileArchive | null>;
}

/** Where the server gives archives out; the browser's `pmtiles` protocol knows what to do with the rest. */
export const ARCHIVE_PATH = '/api/map/tiles';

/** The address of an archive's tiles as it stands in a style. */
export function tilesOf(archive: Pick<TileArchive, 'id'>): string {
  return `pmtiles://${ARCHIVE_PATH}/${archive.id}.pmtiles/{z}/{x}/{y}`;
}
