import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { tilesOf, type Basemap } from './basemap.ts';
import type { OpenedArchive } from '../tiles/file-archive.ts';
import { openMapTilesLayers } from './style/openmaptiles-layers.ts';
import { ownStyle, type StyleWish } from './style/own-style.ts';
import { palettes } from './style/palette.ts';

/** Layers by which the schema of an archive is known. */
const OWN_LAYERS = ['land', 'area', 'place'];
const OPENMAPTILES_LAYERS = ['transportation', 'water', 'place'];

interface Options {
  /** As the attribution and the log call it. */
  readonly name: string;
  readonly open: () => Promise<OpenedArchive>;
}

/**
 * A map from one archive, in the schema of tools/basemap or of OpenMapTiles. Opening is tried again with the next
 * question after it failed.
 */
export function createArchiveBasemap({ name, open }: Options): Basemap {
  let opening: Promise<OpenedArchive> | null = null;
  const opened = (): Promise<OpenedArchive> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    style: async (wish) => {
      const archive = await opened();
      const { attribution } = archive.head;
      return { value: styleOf(archive, wish), source: name, attribution, isFallback: false };
    },
    archive: async (id) => {
      const archive = await opened();
      return archive.id === id ? archive : null;
    },
  };
}

function styleOf(archive: OpenedArchive, wish: StyleWish): StyleSpecification {
  const { minZoom, maxZoom, attribution, layers } = archive.head;
  const has = (wanted: readonly string[]) => wanted.every((layer) => layers.includes(layer));
  const tiles = tilesOf(archive);
  if (has(OWN_LAYERS)) {
    return ownStyle(wish, { tiles, minZoom, maxZoom, attribution: attribution.join(', ') });
  }
  if (!has(OPENMAPTILES_LAYERS)) {
    throw new Error(`no style can draw tiles with ${layers.join(', ') || 'no layers'}`);
  }
  const colours = palettes[wish.theme];
  return {
    version: 8,
    sources: { [SOURCE]: vectorSource(archive) },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.land } },
      ...openMapTilesLayers(SOURCE, colours, wish.language),
    ],
  };
}

const SOURCE = 'map';

/** The source of an archive, for styles that put it on top of another map. */
export function vectorSource(archive: OpenedArchive) {
  const { minZoom, maxZoom, attribution, bounds } = archive.head;
  const [west, south, east, north] = bounds;
  const box: [number, number, number, number] = [west, south, east, north];
  return {
    type: 'vector' as const,
    tiles: [tilesOf(archive)],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: box,
    attribution: attribution.join(', '),
  };
}
