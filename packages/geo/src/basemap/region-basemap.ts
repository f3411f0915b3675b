import type { TileArchive } from '../tiles/tile-archive.ts';
import type { Basemap } from './basemap.ts';
import { vectorSource } from './archive-basemap.ts';
import type { OpenedArchive } from '../tiles/file-archive.ts';
import { openMapTilesLayers } from './style/openmaptiles-layers.ts';
import { palettes } from './style/palette.ts';

/** From here on a region knows more than the world does. */
const FIRST_ZOOM = 8;

/**
 * Imported regions, in the schema of OpenMapTiles, on top of another map. The list is asked for at every question,
 * because regions come and go while the server runs.
 */
export function createRegionBasemap(
  below: Basemap,
  regions: () => Promise<readonly OpenedArchive[]>,
): Basemap {
  return {
    style: async (wish) => {
      const [answer, archives] = await Promise.all([below.style(wish), regions()]);
      if (archives.length === 0) return answer;
      const style = answer.value;
      const layers = archives.flatMap((_, index) =>
        openMapTilesLayers(nameOf(index), palettes[wish.theme], wish.language).map((layer) => ({
          ...layer,
          minzoom: Math.max(FIRST_ZOOM, layer.minzoom ?? 0),
        })),
      );
      const sources = archives.map((archive, index) => [nameOf(index), vectorSource(archive)]);
      return {
        ...answer,
        source: 'region',
        attribution: [
          ...new Set([...answer.attribution, ...archives.flatMap(({ head }) => head.attribution)]),
        ],
        value: {
          ...style,
          sources: { ...style.sources, ...Object.fromEntries(sources) },
          layers: [...style.layers, ...layers],
        },
      };
    },
    archive: async (id): Promise<TileArchive | null> =>
      (await regions()).find((archive) => archive.id === id) ?? below.archive(id),
  };
}

function nameOf(index: number): string {
  return `region-${index + 1}`;
}
