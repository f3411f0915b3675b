import { feature, signedArea } from '../geometry.mjs';
import { groupRings } from '../read/group-rings.mjs';
import { isNear } from '../simplify-far.mjs';
import { contoursOf } from './contours.mjs';
import { soften } from './soften.mjs';

/** @typedef {import('../geometry.mjs').Line} Line */
/** @typedef {import('../read/elevation.mjs').Grid} Grid */
/** @typedef {import('../tile-layers.mjs').Layer} Layer */

/** Hills, low mountains, mountains, high mountains: about 500, 900, 1600 and 2300 m. */
const LEVELS = [
  { level: 152, minZoom: 3, isFar: false },
  { level: 172, minZoom: 2, isFar: true },
  { level: 187, minZoom: 3, isFar: false },
  { level: 200, minZoom: 3, isFar: true },
];
/** In square grid steps, each about 2.5 km wide in the Alps. */
const SMALLEST_NEAR = 24;
const SMALLEST_FAR = 80;
/** Outside Europe, in degrees: about 2 km. */
const FAR_TOLERANCE = 0.02;
/** Beyond these latitudes Mercator shows little but ice. */
const NORTH = 76;
const SOUTH = -56;

/**
 * Elevations as nested areas, softened so that they look like a relief and not like a survey.
 *
 * @param {Grid} elevation
 * @returns {Layer}
 */
export function reliefLayer(elevation) {
  const grid = soften(cutOut(elevation));
  const degrees = 360 / elevation.width;
  const place = (/** @type {Line} */ ring) =>
    ring.map(
      ([x, y]) => /** @type {const} */ ([(x - 0.5) * degrees - 180, NORTH - (y - 0.5) * degrees]),
    );
  const features = LEVELS.flatMap(({ level, minZoom, isFar }, index) => {
    const rings = contoursOf(grid, level).flatMap((ring) => {
      const area = Math.abs(signedArea(ring)) / 2;
      const placed = place(ring);
      const near = placed.some(isNear);
      const isShown = near ? area > SMALLEST_NEAR : isFar && area > SMALLEST_FAR;
      return isShown ? [placed] : [];
    });
    return groupRings(rings).map((polygon) => {
      const geometry = { type: /** @type {const} */ ('MultiPolygon'), coordinates: [polygon] };
      return feature(geometry, { minZoom, level: index + 1 });
    });
  });
  return { name: 'relief', features, tolerance: 8, farTolerance: FAR_TOLERANCE };
}

/** Adds a border of sea, so that every outline closes. @param {Grid} grid @returns {Grid} */
function cutOut({ width, values }) {
  const perDegree = width / 360;
  const top = Math.round((90 - NORTH) * perDegree);
  const rows = Math.round((NORTH - SOUTH) * perDegree);
  const cut = new Float32Array((width + 2) * (rows + 2));
  for (let row = 0; row < rows; row += 1) {
    const from = (top + row) * width;
    cut.set(values.subarray(from, from + width), (row + 1) * (width + 2) + 1);
  }
  return { width: width + 2, height: rows + 2, values: cut };
}
