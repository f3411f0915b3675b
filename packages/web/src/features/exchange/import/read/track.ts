import { distanceMeters, MAX_VIA_POINTS, thinLine } from '@fahrtwind/domain';
import type { ImportedPlace } from './imported-file.ts';
import { placeOf } from './place-parts.ts';

type Point = NonNullable<ImportedPlace['point']>;

/** Beyond it, every other point is left out while reading. */
const MAX_KEPT = 200_000;
const MAX_STOPS_OF_TRACK = 8;
/** About a day's drive; a recorded day is one leg. */
const LEG_METERS = 400_000;
/** Around the block a few points would send people in circles. */
const SHORTEST_SHAPED_METERS = 5000;
const VIA_OF_LEG = MAX_VIA_POINTS;

/** A recorded or planned line. */
export interface Track {
  readonly name: string;
  /** All points of the file, also those that were not kept. */
  readonly count: number;
  readonly points: readonly Point[];
}

/** Collects the points of a line without ever keeping more than the limit. */
export function createTrack() {
  let [points, count, stride]: [Point[], number, number] = [[], 0, 1];
  return {
    add(point: Point): void {
      if (count % stride === 0) points.push(point);
      count += 1;
      if (points.length < MAX_KEPT) return;
      points = points.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    finish: (name: string): Track => ({ name, count, points }),
  };
}

/** The ends of a track and, on a long one, a stop every so often; what lies between shapes the way. */
export function stopsOfTrack({ points }: Track): readonly ImportedPlace[] {
  const line = thinLine(points, 2000);
  const lengths = [0];
  for (const [index, point] of line.slice(1).entries())
    lengths.push((lengths.at(-1) ?? 0) + distanceMeters(line[index] ?? point, point));
  const total = lengths.at(-1) ?? 0;
  const legs = Math.max(1, Math.min(MAX_STOPS_OF_TRACK - 1, Math.round(total / LEG_METERS)));
  const at = (share: number): Point | undefined => {
    const index = lengths.findIndex((length) => length >= total * share - 1e-6);
    return line[index < 0 ? line.length - 1 : index];
  };
  const inner = total < SHORTEST_SHAPED_METERS ? 0 : VIA_OF_LEG;
  const stops = Array.from({ length: line.length > 1 ? legs + 1 : line.length }, (_, index) => {
    const point = at(index / legs);
    const via = Array.from({ length: index > 0 ? inner : 0 }, (__, step) =>
      at((index - 1 + (step + 1) / (inner + 1)) / legs),
    ).filter((one) => one !== undefined);
    return point && { ...placeOf({ point }), ...(via.length > 0 && { via }) };
  });
  return stops.filter((stop) => stop !== undefined);
}
