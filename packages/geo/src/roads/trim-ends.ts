import type { Coordinates } from '../ports.ts';
import { roughMeters } from './way-line.ts';

/** A meter beside the road counts as much as these on it: the road is left once it leads more than 60 degrees aside. */
const BESIDE_WEIGHT = 2;
/** So far before its end a road may be left: in a town, and by how far the stop lies off the road. */
const LEAST_TAIL_METERS = 3000;
const TAIL_BY_DISTANCE = 1.5;
/** Less is not to be seen. */
const WORTH_METERS = 100;

interface Ends {
  readonly from: Coordinates;
  readonly to: Coordinates;
}

interface Trimmed {
  readonly line: readonly Coordinates[];
  /** By how much the places of the remaining points have moved. */
  readonly shift: number;
}

/**
 * A way along the table ends at its places and junctions, which a stop may lie before: the line would pass it, turn and come
 * back. Here it is led off the road where that turns away from the stop. What lies between `kept` stays as it is.
 */
export function trimEnds(
  line: readonly Coordinates[],
  { from, to }: Ends,
  [first, last]: readonly [first: number, last: number] = [line.length - 1, 0],
): Trimmed {
  const tail = leftFor(line.slice(last), to);
  const whole = [...line.slice(0, last), ...tail];
  const head = leftFor(whole.slice(0, first + 1).toReversed(), from).toReversed();
  const trimmed = [...head, ...whole.slice(first + 1)];
  if (trimmed.length < 2) return { line, shift: 0 };
  return { line: trimmed, shift: trimmed.length - whole.length };
}

/** The beginning of a line, up to where it is best left for a stop near its end. */
function leftFor(line: readonly Coordinates[], stop: Coordinates): readonly Coordinates[] {
  const end = line.at(-1);
  if (!end || line.length < 2) return line;
  const distance = roughMeters(end, stop);
  const longest = Math.max(LEAST_TAIL_METERS, distance * TAIL_BY_DISTANCE);
  let [best, cost] = [line, distance * BESIDE_WEIGHT - WORTH_METERS];
  let driven = 0;
  for (let index = line.length - 2; index >= 0 && driven < longest; index -= 1) {
    const [before, after] = [line[index], line[index + 1]];
    if (!before || !after) break;
    const at = nearestTo(stop, before, after);
    for (const point of [at, before]) {
      const saved = driven + roughMeters(point, after);
      const own = roughMeters(point, stop) * BESIDE_WEIGHT - saved;
      if (own >= cost || saved > longest) continue;
      const isPlace = point === before || roughMeters(point, before) < 1;
      [best, cost] = [[...line.slice(0, index + 1), ...(isPlace ? [] : [point])], own];
    }
    driven += roughMeters(before, after);
  }
  return best;
}

function nearestTo(stop: Coordinates, from: Coordinates, to: Coordinates): Coordinates {
  const shrink = Math.cos((stop.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const along = (stop.lng - from.lng) * shrink * x + (stop.lat - from.lat) * y;
  const share = Math.max(0, Math.min(1, along / (x * x + y * y || 1)));
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
}
