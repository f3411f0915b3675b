import { kmBetween } from './geometry.mjs';

/** @typedef {import('./geometry.mjs').Point} Point */

/** Between two points of a smoothed line. */
const STEP_KM = 1.2;
const MOST_STEPS = 14;

/**
 * A line through the points without corners (centripetal Catmull-Rom), in pieces: one for each pair of neighbouring points, with both ends.
 *
 * @param {readonly Point[]} points
 * @returns {readonly (readonly Point[])[]}
 */
export function smoothPieces(points) {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? mirrored(to, from);
    const after = points[index + 2] ?? mirrored(from, to);
    const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(kmBetween(from, to) / STEP_KM)));
    const between = Array.from({ length: steps - 1 }, (_, step) =>
      pointAt([before, from, to, after], (step + 1) / steps),
    );
    return [from, ...between, to];
  });
}

/** Where one would come from if the line went on straight. @param {Point} point @param {Point} middle */
function mirrored(point, middle) {
  return { lat: 2 * middle.lat - point.lat, lng: 2 * middle.lng - point.lng };
}

/**
 * @param {readonly [Point, Point, Point, Point]} points
 * @param {number} share of the way from the second to the third
 */
function pointAt([p0, p1, p2, p3], share) {
  // The square root of the distances keeps the curve from swinging out where points lie close together.
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  const t = t1 + (t2 - t1) * share;
  const a1 = mixed(p0, p1, t / t1);
  const a2 = mixed(p1, p2, (t - t1) / (t2 - t1));
  const a3 = mixed(p2, p3, (t - t2) / (t3 - t2));
  const b1 = mixed(a1, a2, t / t2);
  const b2 = mixed(a2, a3, (t - t1) / (t3 - t1));
  return mixed(b1, b2, share);
}

/** @param {Point} from @param {Point} to */
function knot(from, to) {
  return Math.sqrt(Math.max(kmBetween(from, to), 0.01));
}

/** @param {Point} one @param {Point} other @param {number} share */
function mixed(one, other, share) {
  return {
    lat: one.lat + (other.lat - one.lat) * share,
    lng: one.lng + (other.lng - one.lng) * share,
  };
}
