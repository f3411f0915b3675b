import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { Readable } from 'node:stream';
import type { Language } from '@fahrtwind/domain';
import type { Answer } from '../ports.ts';
import type { MapTheme } from './style/palette.ts';

export interface StyleWish {
  readonly theme: MapTheme;
  readonly language: Language;
}

/** From the first to the last byte, both included, as HTTP counts. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A PMTiles archive that the browser reads in pieces. */
export interface TileArchive {
  /** Another content has another id, so that pieces may be kept forever. */
  readonly id: string;
  readonly bytes: number;
  read(range: ByteRange): Promise<Readable>;
}

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
