import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { RoadTable } from '../../roads/road-table.ts';
import { readArchiveHead } from '../../tiles/archive-head.ts';
import { openFileArchive, type OpenedArchive } from '../../tiles/file-archive.ts';
import { outsideOf, type Area } from './outside-of.ts';
import { packRoads } from './pack-roads.ts';
import { areaOfRegions } from './region-area.ts';
import { roadFeatures, type RoadFeature } from './road-features.ts';
import {
  EXACT_ZOOM,
  MAX_ROAD_ZOOM,
  MIN_ROAD_ZOOM,
  tileRoads,
  type RoadTile,
} from './tile-roads.ts';

interface RoadParts {
  /** data/basemap/roads.pmtiles */
  readonly path: string;
  /** Read only where regions are imported. */
  readonly table: () => RoadTable;
  readonly regions: () => Promise<readonly OpenedArchive[]>;
  /** The roads end at no region then. */
  readonly onFailure: (error: unknown) => void;
}

/** Tiles that are made in one go, so that other requests are not kept waiting. */
const AT_ONCE = 100;

/**
 * The table's roads as tiles: the archive that ships with the product, or one without what imported regions know
 * better. That one is made in a second or two when it is first asked for after an import.
 */
export function createRoadArchive(parts: RoadParts): () => Promise<OpenedArchive> {
  let whole: Promise<OpenedArchive> | null = null;
  let cut: { readonly key: string; readonly archive: Promise<OpenedArchive> } | null = null;
  const open = (): Promise<OpenedArchive> => {
    whole ??= openFileArchive(parts.path).catch((error: unknown) => {
      whole = null;
      throw error;
    });
    return whole;
  };
  return async () => {
    const regions = await parts.regions();
    if (regions.length === 0) return open();
    const key = regions.map(({ id }) => id).join();
    if (cut?.key !== key)
      cut = {
        key,
        archive: cutArchive(parts.table(), regions, key).catch((error: unknown) => {
          parts.onFailure(error);
          return open();
        }),
      };
    return cut.archive;
  };
}

async function cutArchive(
  table: RoadTable,
  regions: readonly OpenedArchive[],
  key: string,
): Promise<OpenedArchive> {
  const features = roadFeatures(table);
  const outside = withoutArea(features, await areaOfRegions(regions, features));
  const tiles: RoadTile[] = [];
  for (let z = MIN_ROAD_ZOOM; z <= MAX_ROAD_ZOOM; z += 1)
    // Regions show from near only.
    for (const tile of tileRoads(z < EXACT_ZOOM ? features : outside, z)) {
      tiles.push(tile);
      if (tiles.length % AT_ONCE === 0) await setImmediate();
    }
  return archiveOf(packRoads(tiles, key));
}

/** The table's roads end where an area begins. */
export function withoutArea(
  features: readonly RoadFeature[],
  isInside: Area,
): readonly RoadFeature[] {
  return features.flatMap((feature) => {
    const [first] = feature.points;
    if (first && feature.points.length === 1) return isInside(first) ? [] : [feature];
    return outsideOf(feature.points, isInside).map((points) => ({ ...feature, points }));
  });
}

async function archiveOf(content: Buffer): Promise<OpenedArchive> {
  return {
    id: createHash('sha256').update(content).digest('hex').slice(0, 16),
    bytes: content.length,
    head: await readArchiveHead(async (offset, length) =>
      content.subarray(offset, offset + length),
    ),
    read: async ({ first, last }) => Readable.from([content.subarray(first, last + 1)]),
  };
}
