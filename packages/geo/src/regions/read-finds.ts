import { findOf, someOf, type Find } from './collect-finds.ts';
import { readOsmObjects, type WithTags } from './pbf/osm-objects.ts';

/** A find with its place. */
export interface LocatedFind extends Find {
  readonly lat: number;
  readonly lng: number;
}

const ALL_TAGS: WithTags = { node: true, way: true, relation: true };
const NO_TAGS: WithTags = { node: false, way: false, relation: false };

type OnProgress = (share: number) => void;

/**
 * Reads everything worth keeping out of a map file. Nodes come first in it, and only the ways behind them say which
 * ones are needed, so it is read up to three times instead of keeping millions of nodes.
 */
export async function readFinds(
  path: string,
  bytes: number,
  onProgress: OnProgress,
): Promise<readonly LocatedFind[]> {
  const part = (index: number) => (done: number) => onProgress((index + done / bytes) / 3);
  const finds: Find[] = [];
  for await (const batch of readOsmObjects(path, ALL_TAGS, part(0))) {
    for (const object of batch) {
      const find = findOf(object);
      if (find) finds.push(find);
    }
  }
  const outlined = await readOutlines(path, finds, part(1));
  const points = await readPoints(path, outlined, part(2));
  return outlined.flatMap((find) => located(find, points));
}

/** Gives areas the corners of the way that they are drawn by. */
async function readOutlines(
  path: string,
  finds: readonly Find[],
  onBytes: (done: number) => void,
): Promise<readonly Find[]> {
  const wanted = new Set(finds.flatMap(({ outline }) => outline ?? []));
  if (wanted.size === 0) return finds;
  const corners = new Map<number, readonly number[]>();
  for await (const batch of readOsmObjects(path, NO_TAGS, onBytes)) {
    for (const object of batch) {
      if (object.type === 'way' && wanted.has(object.id)) {
        corners.set(object.id, someOf(object.refs));
      }
    }
  }
  return finds.map((find) =>
    find.outline === undefined ? find : { ...find, at: { refs: corners.get(find.outline) ?? [] } },
  );
}

type Points = ReadonlyMap<number, readonly [lat: number, lng: number]>;

async function readPoints(
  path: string,
  finds: readonly Find[],
  onBytes: (done: number) => void,
): Promise<Points> {
  const wanted = new Set(finds.flatMap(({ at }) => ('refs' in at ? at.refs : [])));
  const points = new Map<number, readonly [number, number]>();
  for await (const batch of readOsmObjects(path, NO_TAGS, onBytes)) {
    for (const object of batch) {
      if (object.type === 'node' && wanted.has(object.id)) {
        points.set(object.id, [object.lat, object.lon]);
      }
    }
  }
  return points;
}

/** Extracts are cut at borders: what has lost all of its nodes is left out. */
function located(find: Find, points: Points): readonly LocatedFind[] {
  const { at } = find;
  if ('lat' in at) return [{ ...find, ...at }];
  const corners = at.refs.flatMap((ref) => {
    const point = points.get(ref);
    return point ? [point] : [];
  });
  if (corners.length === 0) return [];
  const sum = corners.reduce(([lats, lngs], [lat, lng]) => [lats + lat, lngs + lng] as const, [
    0, 0,
  ] as const);
  return [{ ...find, lat: sum[0] / corners.length, lng: sum[1] / corners.length }];
}
