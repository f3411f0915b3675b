/** @typedef {{ lat: number, lng: number }} Point */

/** On a flat earth. @param {Point} from @param {Point} to */
export function kmBetween(from, to) {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(east, to.lat - from.lat) * 111.195;
}

/** @param {readonly Point[]} line */
export function lengthKm(line) {
  let km = 0;
  for (let index = 1; index < line.length; index += 1)
    km += kmBetween(line[index - 1] ?? origin, line[index] ?? origin);
  return km;
}

const origin = { lat: 0, lng: 0 };

/** By how many degrees one turns at a point. @param {Point} before @param {Point} at @param {Point} after */
export function turnDegrees(before, at, after) {
  const shrink = Math.cos((at.lat * Math.PI) / 180);
  const angle = (/** @type {Point} */ from, /** @type {Point} */ to) =>
    Math.atan2(to.lat - from.lat, (to.lng - from.lng) * shrink);
  const turn = Math.abs(angle(at, after) - angle(before, at)) * (180 / Math.PI);
  return turn > 180 ? 360 - turn : turn;
}

/** How far a point lies from the straight line between two others. @param {Point} point @param {Point} from @param {Point} to */
export function offLineKm(point, from, to) {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const [px, py] = [(point.lng - from.lng) * shrink, point.lat - from.lat];
  const square = x * x + y * y;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / square));
  return Math.hypot(px - x * share, py - y * share) * 111.195;
}
