import { gzipSync } from 'node:zlib';
import type { Box } from '../../outlines/clip.ts';
import type { Point } from '../../outlines/read-vector-tile.ts';
import type { RoadFeature } from './road-features.ts';
import { cutToBox } from './cut-to-box.ts';
import { fromVectorTileJs, GeoJSONWrapper, type Feature } from '@maplibre/vt-pbf';

/** A feature of a tile: lines, or points where `isPoint`. Parts are in units of the tile. */
interface WrittenFeature {
  readonly layer: string;
  readonly isPoint: boolean;
  readonly properties: Readonly<Record<string, string | number>>;
  readonly parts: readonly (readonly Point[])[];
}

/** A vector tile in the format of Mapbox (version 2), for lines and points. */
function writeVectorTile(features: readonly WrittenFeature[], extent: number): Uint8Array {
  const names = [...new Set(features.map(({ layer }) => layer))];
  const layers = names.map((name) => {
    const own = features.filter(({ layer }) => layer === name).map(toFeature);
    return [name, Object.assign(new GeoJSONWrapper(own, { version: 2, extent }), { name })];
  });
  return fromVectorTileJs({ layers: Object.fromEntries(layers) });
}

function toFeature({ isPoint, properties, parts }: WrittenFeature): Feature {
  const tags = { ...properties };
  const geometry = parts.map((part) => part.map(([x, y]): [number, number] => [x, y]));
  return isPoint ? { type: 1, tags, geometry: geometry.flat() } : { type: 2, tags, geometry };
}

/** Leaves out points that are no further than the tolerance from the line without them (Douglas and Peucker). */
function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let [farthest, distance] = [-1, tolerance];
    for (let index = first + 1; index < last; index += 1) {
      const own = distanceTo(line[index], line[first], line[last]);
      if (own > distance) [farthest, distance] = [index, own];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

function distanceTo(point?: Point, from?: Point, to?: Point): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - from[0] - dx * share, point[1] - from[1] - dy * share);
}

export interface RoadTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Gzipped. */
  readonly data: Buffer;
}

export const MIN_ROAD_ZOOM = 3;
/** Nearer than this, roads have their numbers. */
const FIRST_NUMBER_ZOOM = 5;
export const MAX_ROAD_ZOOM = 8;
/** From here on lines are as exact as a tile is: to 6 m in Central Europe, enlarged beyond. */
export const EXACT_ZOOM = 8;
/** As fine as MapLibre is inside. */
const EXTENT = 8192;
/** Lines go on beyond their tile, so that no cap shows at its edge. */
const BUFFER = 128 / EXTENT;
/** Half a pixel of a tile that is drawn 512 pixels wide. */
const FAR_TOLERANCE = 0.5 / 512;

/** Cuts the table's roads into the tiles of one zoom, those that have something in them. */
export function* tileRoads(features: readonly RoadFeature[], z: number): Generator<RoadTile> {
  const size = 2 ** z;
  const tiles = new Map<string, Map<string, WrittenFeature & { parts: Point[][] }>>();
  for (const { layer, properties: all, minZoom, points } of features) {
    if (z < minZoom) continue;
    const properties = z < FIRST_NUMBER_ZOOM ? { class: all['class'] ?? '' } : all;
    const scaled = points.map(([x, y]): Point => [x * size, y * size]);
    const line = z < EXACT_ZOOM ? simplifyLine(scaled, FAR_TOLERANCE) : scaled;
    const key = `${layer}${JSON.stringify(properties)}`;
    for (const [tile, parts] of partsByTile(line)) {
      const known = tiles.get(tile) ?? new Map();
      tiles.set(tile, known);
      const isPoint = points.length === 1;
      const feature = known.get(key) ?? { layer, properties, isPoint, parts: [] };
      known.set(key, feature);
      feature.parts.push(...parts);
    }
  }
  for (const [tile, known] of tiles) {
    const [x = 0, y = 0] = tile.split('/').map(Number);
    const pbf = writeVectorTile([...known.values()], EXTENT);
    yield { z, x, y, data: gzipSync(pbf, { level: 9 }) };
  }
}

/** The parts of a line (or the one point) in every tile, in whole units of the tile. */
function partsByTile(line: readonly Point[]): ReadonlyMap<string, readonly Point[][]> {
  const [first] = line;
  if (first && line.length === 1) {
    const [x, y] = [Math.floor(first[0]), Math.floor(first[1])];
    return new Map([[`${x}/${y}`, [[inUnits(first, x, y)]]]]);
  }
  const found = new Map<string, Point[][]>();
  for (const [x, y] of tilesOf(line)) {
    const box: Box = {
      left: x - BUFFER,
      top: y - BUFFER,
      right: x + 1 + BUFFER,
      bottom: y + 1 + BUFFER,
    };
    const parts = cutToBox(line, box)
      .map((part) => withoutDoubles(part.map((point) => inUnits(point, x, y))))
      .filter((part) => part.length > 1);
    if (parts.length > 0) found.set(`${x}/${y}`, parts);
  }
  return found;
}

/** The tiles that a line may touch, each once. */
function tilesOf(line: readonly Point[]): Iterable<Point> {
  const found = new Map<string, Point>();
  for (let index = 1; index < line.length; index += 1) {
    const [[x1, y1], [x2, y2]] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]];
    const [left, right] = [Math.min(x1, x2) - BUFFER, Math.max(x1, x2) + BUFFER];
    const [top, bottom] = [Math.min(y1, y2) - BUFFER, Math.max(y1, y2) + BUFFER];
    for (let x = Math.floor(left); x <= right; x += 1)
      for (let y = Math.floor(top); y <= bottom; y += 1) found.set(`${x}/${y}`, [x, y]);
  }
  return found.values();
}

function inUnits([x, y]: Point, tileX: number, tileY: number): Point {
  return [Math.round((x - tileX) * EXTENT), Math.round((y - tileY) * EXTENT)];
}

function withoutDoubles(points: readonly Point[]): Point[] {
  return points.filter(([x, y], index) => {
    const before = points[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}
