import type { Basemap } from './basemap.ts';
import { tilesOf } from './basemap.ts';
import { openFileArchive } from './file-archive.ts';
import { ownStyle } from './style/own-style.ts';

/** The map of the world that ships with the product. */
export function createBundledBasemap(path: string): Basemap {
  const opened = openFileArchive(path);
  // Whoever asks hears of a failure; here nobody has asked yet.
  opened.catch(() => undefined);
  return {
    style: async (wish) => {
      const archive = await opened;
      const { minZoom, maxZoom, attribution } = archive.head;
      const source = {
        tiles: tilesOf(archive),
        minZoom,
        maxZoom,
        attribution: attribution.join(', '),
      };
      return { value: ownStyle(wish, source), source: 'bundled', attribution, isFallback: false };
    },
    archive: async (id) => {
      const archive = await opened;
      return archive.id === id ? archive : null;
    },
  };
}
