import type { Basemap } from '../basemap.ts';
import { vectorSource } from '../archive-basemap.ts';
import type { OpenedArchive } from '../../tiles/file-archive.ts';
import { roadLines, roadNames, ROADS_SOURCE, seaLines } from '../style/road-layers.ts';
import { palettes } from '../style/palette.ts';

/** The first names that have a right to their place: numbers of roads give way to them. */
const FIRST_PLACES = 'place-name';
const LAND = 'land';

/** A page keeps the archive that its style named, also after a region was imported. */
const MOST_KNOWN = 4;

/** The table's roads on top of the map of the world: lines below all names, numbers below the names of places. */
export function createRoadBasemap(below: Basemap, roads: () => Promise<OpenedArchive>): Basemap {
  const known = new Map<string, OpenedArchive>();
  return {
    style: async (wish) => {
      const [answer, archive] = await Promise.all([below.style(wish), roads()]);
      known.set(archive.id, archive);
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      const { sources, layers } = answer.value;
      const colours = palettes[wish.theme];
      const firstName = layers.findLastIndex(({ type }) => type !== 'symbol') + 1;
      const land = Math.max(
        0,
        layers.findIndex(({ id }) => id === LAND),
      );
      const firstPlace = Math.max(
        firstName,
        layers.findIndex(({ id }) => id === FIRST_PLACES),
      );
      return {
        ...answer,
        attribution: [...answer.attribution, ...archive.head.attribution],
        value: {
          ...answer.value,
          sources: { ...sources, [ROADS_SOURCE]: vectorSource(archive) },
          layers: [
            ...layers.slice(0, land),
            ...seaLines(colours),
            ...layers.slice(land, firstName),
            ...roadLines(colours),
            ...layers.slice(firstName, firstPlace),
            ...roadNames(colours, wish.language),
            ...layers.slice(firstPlace),
          ],
        },
      };
    },
    archive: async (id) => {
      const earlier = known.get(id);
      if (earlier) return earlier;
      const archive = await roads();
      return archive.id === id ? archive : below.archive(id);
    },
  };
}
