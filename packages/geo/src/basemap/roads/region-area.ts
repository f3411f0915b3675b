import { buffer } from 'node:stream/consumers';
import { findTile, SharedPromiseCache, zxyToTileId, type Header, type Source } from 'pmtiles';
import type { OpenedArchive } from '../../tiles/file-archive.ts';
import type { Point } from '../../outlines/read-vector-tile.ts';
import type { Area } from './outside-of.ts';
import { inWorld, type RoadFeature } from './road-features.ts';

/** A tile is about 6 km wide in Central Europe: so far the edge of a region is off its true one. */
const EDGE_ZOOM = 12;
const DEEPEST_DIRECTORY = 3;

/**
 * Where imported regions have roads of their own, as far as the table's lines reach into it. A region is rarely a
 * rectangle: within its bounds, only what its archive has tiles for is its own.
 */
export async function areaOfRegions(
  regions: readonly OpenedArchive[],
  features: readonly RoadFeature[],
): Promise<Area> {
  const areas = await Promise.all(regions.map((region) => areaOf(region, features)));
  return (point) => areas.some((isInside) => isInside(point));
}

async function areaOf(archive: OpenedArchive, features: readonly RoadFeature[]): Promise<Area> {
  const isWithin = boundsOf(archive);
  const z = Math.min(EDGE_ZOOM, archive.head.maxZoom);
  const hasTile = await tilesOf(archive);
  const own = new Map<string, boolean>();
  for (const point of samplesOf(features, 2 ** (z + 3))) {
    if (!isWithin(point)) continue;
    const [x, y] = cell(point, z);
    // The line may cut the corner of a tile beside.
    for (const [dx, dy] of AROUND) {
      const key = `${x + dx}/${y + dy}`;
      if (!own.has(key)) own.set(key, await hasTile(z, x + dx, y + dy));
    }
  }
  return (point) => isWithin(point) && own.get(cell(point, z).join('/')) === true;
}

const AROUND = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

function boundsOf({ head: { bounds } }: OpenedArchive): Area {
  const [west, south, east, north] = bounds;
  const [left, top] = inWorld({ lng: west, lat: north });
  const [right, bottom] = inWorld({ lng: east, lat: south });
  return ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
}

/** Points of all lines, at most `1 / perWorld` apart. */
function* samplesOf(features: readonly RoadFeature[], perWorld: number): Generator<Point> {
  for (const { points } of features) {
    let before: Point | undefined;
    for (const point of points) {
      const [x, y] = before ?? point;
      const [dx, dy] = [point[0] - x, point[1] - y];
      const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * perWorld);
      for (let step = 1; step < steps; step += 1)
        yield [x + (dx * step) / steps, y + (dy * step) / steps];
      yield point;
      before = point;
    }
  }
}

function cell([x, y]: Point, z: number): readonly [number, number] {
  return [Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
}

/** Asks an archive's directories for a tile, without reading it. */
async function tilesOf(
  archive: OpenedArchive,
): Promise<(z: number, x: number, y: number) => Promise<boolean>> {
  const source: Source = {
    getKey: () => archive.id,
    getBytes: async (offset, length) => {
      const last = Math.min(offset + length, archive.bytes) - 1;
      const piece = await buffer(await archive.read({ first: offset, last }));
      return { data: new Uint8Array(piece).buffer };
    },
  };
  const cache = new SharedPromiseCache();
  const header: Header = await cache.getHeader(source);
  return async (z, x, y) => {
    const id = zxyToTileId(z, x, y);
    let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
    for (let depth = 0; depth <= DEEPEST_DIRECTORY; depth += 1) {
      const entry = findTile(await cache.getDirectory(source, offset, length, header), id);
      if (!entry) return false;
      if (entry.runLength > 0) return true;
      offset = header.leafDirectoryOffset + entry.offset;
      length = entry.length;
    }
    return false;
  };
}
