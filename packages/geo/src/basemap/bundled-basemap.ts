import { createArchiveBasemap } from './archive-basemap.ts';
import type { Basemap } from './basemap.ts';
import { openFileArchive } from '../tiles/file-archive.ts';

/** The map of the world that ships with the product. */
export function createBundledBasemap(path: string): Basemap {
  return createArchiveBasemap({ name: 'bundled', open: () => openFileArchive(path) });
}
