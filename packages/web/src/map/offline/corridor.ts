import type { LngLat } from '../map-data.ts';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/** Tiles beside those that the route touches, so that a phone's screen around any of its points is filled. */
const MARGIN = 1;
/** The projection of web maps ends here. */
const MOST_LATITUDE = 85.05;

/** The tiles of one zoom along a route that lie within the bounds. */
export function tilesAlong(
  route: readonly (readonly LngLat[])[],
  z: number,
  bounds: Bounds,
): readonly Tile[] {
  const found = new Map<string, Tile>();
  const size = 2 ** z;
  const [left, top] = project([bounds[0], bounds[3]], size);
  const [right, bottom] = project([bounds[2], bounds[1]], size);
  const add = (x: number, y: number): void => {
    const isOutside = x + 1 <= left || x > right || y + 1 <= top || y > bottom;
    if (y < 0 || y >= size || isOutside) return;
    const wrapped = ((x % size) + size) % size;
    found.set(`${wrapped}/${y}`, { z, x: wrapped, y });
  };
  for (const line of route)
    for (const [x, y] of pointsOf(line, size))
      for (let dx = -MARGIN; dx <= MARGIN; dx += 1)
        for (let dy = -MARGIN; dy <= MARGIN; dy += 1) add(Math.floor(x) + dx, Math.floor(y) + dy);
  return [...found.values()];
}

type XY = readonly [x: number, y: number];

/** Points of a line in tiles, at most half a tile apart. */
function* pointsOf(line: readonly LngLat[], size: number): Generator<XY> {
  let before: XY | null = null;
  for (const point of line) {
    const here = project(point, size);
    if (before) yield* pointsBetween(before, here);
    yield here;
    before = here;
  }
}

function* pointsBetween([x1, y1]: XY, [x2, y2]: XY): Generator<XY> {
  const steps = Math.ceil(2 * Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)));
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps;
    yield [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  }
}

/** A position in tiles of a world that is `size` tiles wide. */
function project([lng, lat]: LngLat, size: number): XY {
  const limited = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, lat));
  const sine = Math.sin((limited * Math.PI) / 180);
  return [
    ((lng + 180) / 360) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  ];
}
