import { BAYS29 } from './bays29.ts';
import { BERLIN52 } from './berlin52.ts';
import { GR120 } from './gr120.ts';

/** A known problem: the shortest closed tour over a matrix of distances. */
export interface KnownTour {
  readonly name: string;
  readonly matrix: readonly (readonly number[])[];
  /** The length of the shortest tour, as TSPLIB publishes it. */
  readonly optimum: number;
}

/** Three problems of TSPLIB95 (Gerhard Reinelt, University of Heidelberg). */
export const KNOWN_TOURS: readonly KnownTour[] = [
  { name: 'bays29', matrix: fromLowerHalf(BAYS29), optimum: 2020 },
  { name: 'berlin52', matrix: fromPoints(BERLIN52), optimum: 7542 },
  { name: 'gr120', matrix: fromLowerHalf(GR120), optimum: 6942 },
];

/** The length of a tour that visits the indices in their order and comes back. */
export function tourLength(matrix: KnownTour['matrix'], order: readonly number[]): number {
  return order.reduce(
    (sum, index, place) => sum + (matrix[order.at(place - 1) ?? 0]?.[index] ?? Number.NaN),
    0,
  );
}

function rowsOf(text: string): readonly (readonly number[])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
}

function fromLowerHalf(text: string): KnownTour['matrix'] {
  const rows = rowsOf(text);
  return rows.map((row, from) =>
    rows.map((other, to) => (to <= from ? row[to] : other[from]) ?? Number.NaN),
  );
}

function fromPoints(text: string): KnownTour['matrix'] {
  const points = rowsOf(text);
  return points.map(([x = 0, y = 0]) =>
    points.map(([otherX = 0, otherY = 0]) => Math.round(Math.hypot(x - otherX, y - otherY))),
  );
}
