import { join } from 'node:path';
import { distanceMeters } from '@fahrtwind/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWorld, roadFeatures } from '../basemap/roads/road-features.ts';
import type { Coordinates } from '../ports.ts';
import { createEstimatePlanner } from '../route-planners/estimate-planner.ts';
import { loadRoadEstimates, loadRoadTable } from './load-roads.ts';
import { wayLine } from './way-line.ts';

const folder = join(import.meta.dirname, '../../../../data/roads');
const table = loadRoadTable(folder);
const roads = loadRoadEstimates(folder);
const planner = createEstimatePlanner(() => roads);

const keyOf = ({ lat, lng }: Coordinates): string => `${lat} ${lng}`;
const pieceOf = (one: Coordinates, other: Coordinates): string =>
  [keyOf(one), keyOf(other)].toSorted().join(' – ');

/** Every piece of a road between two points that follow each other, as the table has it. */
const pieces = new Set<string>();
const waysAt = new Map<string, Set<number>>();
for (const way of table.ways.keys()) {
  const line = wayLine(table, way);
  for (const [index, point] of line.entries()) {
    waysAt.set(keyOf(point), (waysAt.get(keyOf(point)) ?? new Set()).add(way));
    const before = line[index - 1];
    if (before) pieces.add(pieceOf(before, point));
  }
}

async function lineFrom(from: Coordinates, to: Coordinates): Promise<readonly Coordinates[]> {
  const stop = { routeProfile: 'driving', toll: true, month: 7 } as const;
  const stops = [
    { ...from, ...stop, cityId: 'from' },
    { ...to, ...stop, cityId: 'to' },
  ];
  const [leg] = (await planner.route({ stops })).value;
  if (!leg || 'noRoute' in leg) throw new Error('no route');
  return leg.geometry.map(([lng, lat]) => ({ lat, lng }));
}

/** How far a point lies beside the line of a way, in meters. */
function besideWay(point: Coordinates, way: number): number {
  const line = wayLine(table, way);
  const across = line.slice(1).map((to, index) => besidePiece(point, line[index] ?? to, to));
  return Math.min(...across);
}

function besidePiece(point: Coordinates, from: Coordinates, to: Coordinates): number {
  const [dx, dy] = [to.lng - from.lng, to.lat - from.lat];
  const square = dx * dx + dy * dy;
  const along = (point.lng - from.lng) * dx + (point.lat - from.lat) * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, along / square));
  return distanceMeters(point, { lat: from.lat + dy * share, lng: from.lng + dx * share });
}

/** The points of a line from stop to stop that lie on no road; the first and last bit lead to the road. */
function besideRoads(line: readonly Coordinates[]): readonly Coordinates[] {
  const inside = line.slice(1, -1);
  return inside.filter((point, index) => {
    const [before, after] = [inside[index - 1], inside[index + 1]];
    if (waysAt.has(keyOf(point)))
      return after !== undefined && waysAt.has(keyOf(after)) && !pieces.has(pieceOf(point, after));
    // In the middle of a way the road is joined or left; the next point is one of that way.
    const neighbour = index === 0 ? after : index === inside.length - 1 ? before : undefined;
    const ways = neighbour ? [...(waysAt.get(keyOf(neighbour)) ?? [])] : [];
    return !ways.some((way) => besideWay(point, way) < 1);
  });
}

const STOPS = [
  ['München', 48.1374, 11.5755, 'Venedig', 45.4371, 12.3327],
  ['Hamburg', 53.5507, 9.993, 'Freiburg', 47.9959, 7.8522],
  ['Bergen', 60.3913, 5.3221, 'Ålesund', 62.4722, 6.1549],
  ['Bilbao', 43.263, -2.935, 'Porto', 41.1496, -8.611],
  ['Zadar', 44.1194, 15.2314, 'Dubrovnik', 42.6507, 18.0944],
  ['Inverness', 57.4778, -4.2247, 'Brighton', 50.8284, -0.1395],
  // Neighbours, between which small roads are as quick.
  ['Oberaudorf', 47.6481, 12.1733, 'Kufstein', 47.5833, 12.1667],
  ['Schliersee', 47.7358, 11.8597, 'Bayrischzell', 47.6733, 12.0139],
  ['Gries am Brenner', 47.0389, 11.4811, 'Matrei am Brenner', 47.1289, 11.4533],
  // In villages beside the road, which is joined and left between two of its places.
  ['Steinach am Brenner', 47.0917, 11.4667, 'Klausen', 46.6406, 11.5656],
  ['Wertingen', 48.5628, 10.6836, 'Ilshofen', 49.1702, 9.9203],
  ['Lavik', 61.1063, 5.5106, 'Skei', 61.5717, 6.4825],
] as const;

describe('the line of an estimated leg', () => {
  it.each(STOPS)('%s (%d, %d) – %s follows the roads point by point', async (...names) => {
    const [, lat, lng, , toLat, toLng] = names;
    const line = await lineFrom({ lat, lng }, { lat: toLat, lng: toLng });
    expect(line.length).toBeGreaterThan(3);
    expect(besideRoads(line)).toEqual([]);
  });

  it('does so between any two places of the table, from any spot beside a road to any other', () => {
    const beside = fc.double({ min: -0.03, max: 0.03, noNaN: true });
    const spot = fc
      .record({ way: fc.nat(table.ways.length - 1), at: fc.nat(100), north: beside, east: beside })
      .map(({ way, at, north, east }) => {
        const line = wayLine(table, way);
        const { lat, lng } = line[at % line.length] ?? { lat: 0, lng: 0 };
        return { lat: lat + north, lng: lng + east };
      });
    fc.assert(
      fc.property(spot, spot, (from, to) => {
        const way = roads.way({ from, to, profile: 'driving', mayUseToll: true, month: 7 });
        if (way) expect(besideRoads([from, ...way.line, to])).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the roads of the basemap', () => {
  it('have the points of the table’s ways, every one and no other, before far zooms leave some out', () => {
    const drawn = new Set<string>();
    for (const { layer, points } of roadFeatures(table)) {
      if (layer === 'summit') continue;
      for (const [index, point] of points.entries()) {
        const before = points[index - 1];
        if (before) drawn.add([before.join(' '), point.join(' ')].toSorted().join(' – '));
      }
    }
    const followed = new Set<string>();
    for (const [way, { kind }] of table.ways.entries()) {
      if (kind === 'small-road') continue;
      const line = wayLine(table, way).map((point) => inWorld(point).join(' '));
      for (const [index, point] of line.entries()) {
        const before = line[index - 1];
        if (before !== undefined) followed.add([before, point].toSorted().join(' – '));
      }
    }
    expect(drawn.size).toBeGreaterThan(30_000);
    expect([...followed].filter((piece) => !drawn.has(piece))).toEqual([]);
    expect([...drawn].filter((piece) => !followed.has(piece))).toEqual([]);
  });
});
