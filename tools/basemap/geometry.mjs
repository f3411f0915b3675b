/** @typedef {readonly [number, number]} Position longitude and latitude */
/** @typedef {readonly Position[]} Line */
/** @typedef {readonly [de: string, en: string, lat: number, lng: number, minZoom: number]} NamedPoint */
/** @typedef {Readonly<Record<string, string | number | boolean>>} Properties */
/**
 * @typedef {{ readonly type: 'Point', readonly coordinates: Position }
 *   | { readonly type: 'MultiLineString', readonly coordinates: readonly Line[] }
 *   | { readonly type: 'MultiPolygon', readonly coordinates: readonly (readonly Line[])[] }} Geometry
 */
/**
 * @typedef {object} Feature
 * @property {'Feature'} type
 * @property {Geometry} geometry
 * @property {Properties} properties
 */

/** @param {Line} ring @returns {number} twice its area in square degrees, negative when clockwise */
export function signedArea(ring) {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
}

/** @param {Position} point @param {Line} ring */
export function isInside([x, y], ring) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/**
 * @param {Geometry} geometry
 * @param {Properties} [properties]
 * @returns {Feature}
 */
export function feature(geometry, properties = {}) {
  return { type: 'Feature', geometry, properties };
}

/**
 * @param {Position} position
 * @param {Properties} properties
 * @returns {Feature}
 */
export function point(position, properties) {
  return feature({ type: 'Point', coordinates: position }, properties);
}
