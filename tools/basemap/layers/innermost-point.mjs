import { isInside } from '../geometry.mjs';

/** @typedef {import('../geometry.mjs').Line} Line */

const STEPS = 40;

/**
 * The point of a ring farthest from its edge, on a grid fine enough for a label.
 *
 * @param {Line} ring
 * @returns {readonly [lat: number, lng: number]}
 */
export function innermostPoint(ring) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  let best = { lat: (south + north) / 2, lng: (west + east) / 2, room: 0 };
  for (let column = 1; column < STEPS; column += 1) {
    for (let row = 1; row < STEPS; row += 1) {
      const lng = west + ((east - west) * column) / STEPS;
      const lat = south + ((north - south) * row) / STEPS;
      if (!isInside([lng, lat], ring)) continue;
      const room = Math.min(...ring.map(([x, y]) => Math.hypot((x - lng) * squeeze, y - lat)));
      if (room > best.room) best = { lat, lng, room };
    }
  }
  return [best.lat, best.lng];
}
