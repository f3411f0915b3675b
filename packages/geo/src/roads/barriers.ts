import type { Coordinates } from '../ports.ts';
import type { Barrier } from './road-table.ts';

interface Edge {
  readonly from: Coordinates;
  readonly to: Coordinates;
}

/** Whether a straight line crosses a ridge or a water over which only the roads and ferries of the table lead. */
export type CrossesBarrier = (from: Coordinates, to: Coordinates) => boolean;

export function createBarriers(barriers: readonly Barrier[]): CrossesBarrier {
  const edges = barriers.flatMap((points) =>
    points.slice(1).map((to, index): Edge => ({ from: points[index] ?? to, to })),
  );
  const cells = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const key of cellsOf(edge)) cells.set(key, [...(cells.get(key) ?? []), edge]);
  }
  return (from, to) => {
    for (const key of cellsOf({ from, to })) {
      for (const edge of cells.get(key) ?? []) if (doCross({ from, to }, edge)) return true;
    }
    return false;
  };
}

/** The whole degrees that the box around a line touches; lines that are asked about are short. */
function cellsOf({ from, to }: Edge): readonly string[] {
  const keys: string[] = [];
  const [south, north] = [from.lat, to.lat].map(Math.floor).toSorted((a, b) => a - b);
  const [west, east] = [from.lng, to.lng].map(Math.floor).toSorted((a, b) => a - b);
  for (let row = south ?? 0; row <= (north ?? 0); row += 1) {
    for (let column = west ?? 0; column <= (east ?? 0); column += 1) keys.push(`${row} ${column}`);
  }
  return keys;
}

function doCross(one: Edge, other: Edge): boolean {
  return (
    sideOf(one, other.from) * sideOf(one, other.to) < 0 &&
    sideOf(other, one.from) * sideOf(other, one.to) < 0
  );
}

/** Positive to the left of the line, negative to its right. */
function sideOf({ from, to }: Edge, { lat, lng }: Coordinates): number {
  return (to.lng - from.lng) * (lat - from.lat) - (to.lat - from.lat) * (lng - from.lng);
}
