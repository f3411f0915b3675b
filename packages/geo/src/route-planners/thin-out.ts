import { METERS_PER_DEGREE } from '@fahrtwind/domain';
import type { Line } from './straight-line.ts';

/** Half the width of a road: nearer points change nothing that one sees. */
const FINEST_METERS = 5;
/** Five decimals are a meter. */
const DECIMALS = 1e5;

/**
 * Leaves points out of a line until so many are left, those first that the line would hardly miss. A drive of
 * 500 km comes with 10,000 points, and a trip has many.
 */
export function thinOut(line: Line, maxPoints: number): Line {
  let thin = rounded(line);
  for (let meters = FINEST_METERS; ; meters *= 2) {
    thin = withoutNear(thin, meters);
    if (thin.length <= Math.max(2, maxPoints)) return thin;
  }
}

function rounded(line: Line): Line {
  return line.map(([lng, lat]) => [
    Math.round(lng * DECIMALS) / DECIMALS,
    Math.round(lat * DECIMALS) / DECIMALS,
  ]);
}

/** Douglas and Peucker: keeps the farthest point from the straight line, then looks at both halves. */
function withoutNear(line: Line, meters: number): Line {
  const isKept = new Uint8Array(line.length);
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span;
    const { index, distance } = farthest(line, start, end);
    if (distance <= meters) continue;
    isKept[index] = 1;
    spans.push([start, index], [index, end]);
  }
  return line.filter((_, index) => isKept[index] === 1);
}

function farthest(line: Line, start: number, end: number): { index: number; distance: number } {
  const [fromLng, fromLat] = line[start] ?? [0, 0];
  const [toLng, toLat] = line[end] ?? [0, 0];
  const scale = Math.cos((fromLat * Math.PI) / 180);
  const [dx, dy] = [(toLng - fromLng) * scale, toLat - fromLat];
  const length = dx * dx + dy * dy;
  let [found, greatest] = [start, 0];
  for (let index = start + 1; index < end; index += 1) {
    const [lng = 0, lat = 0] = line[index] ?? [];
    const [x, y] = [(lng - fromLng) * scale, lat - fromLat];
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
    const [restX, restY] = [x - dx * share, y - dy * share];
    const square = restX * restX + restY * restY;
    if (square > greatest) [found, greatest] = [index, square];
  }
  return { index: found, distance: Math.sqrt(greatest) * METERS_PER_DEGREE };
}
