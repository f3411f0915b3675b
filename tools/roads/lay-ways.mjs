import { coursesOf } from './check-courses.mjs';
import { shapeOnLand, simplified, wetKm } from './coast-lines.mjs';
import { findVia } from './find-vias.mjs';
import { lengthKm } from './geometry.mjs';
import { lengthOf } from './lengths.mjs';
import { drawnOnce } from './same-course.mjs';
import { smoothPieces } from './smooth-line.mjs';

/**
 * @typedef {import('./parse-source.mjs').Stretch} Stretch
 * @typedef {import('./geometry.mjs').Point} Point
 * @typedef {import('./coast-lines.mjs').Land} Land
 * @typedef {{ key: string, id: number, lat: number, lng: number }} City
 * @typedef {City & { node: string, isMeant?: boolean, country?: string }} Place node: by what two roads know that they meet
 *
 * @typedef {object} LaidWay a stretch, or what a junction has left of it
 * @property {Stretch} stretch
 * @property {Place} from
 * @property {Place} to
 * @property {number} share of the length of its stretch
 * @property {number} km of the whole stretch
 * @property {readonly string[]} passed the nodes of what it passes between its ends
 * @property {readonly Point[]} shape between its ends, as it is drawn
 */

/** In degrees: 60 meters. */
const FINENESS = 0.0005;

/**
 * Every stretch with what it passes.
 *
 * @param {readonly Stretch[]} stretches
 * @param {{ cities: readonly City[], towns: (key: string) => readonly import('./geonames.mjs').GeoName[] }} known
 */
export function findPlaces(stretches, { cities, towns }) {
  const byKey = new Map(cities.map((city) => [city.key, city]));
  const byId = new Map(cities.filter(({ id }) => id > 0).map((city) => [city.id, city]));
  return stretches.map((stretch) => ({
    stretch,
    places: placesOf(stretch, { byKey, byId, towns }),
  }));
}

/**
 * Lays the stretches as curves through what they pass, and cuts them where roads meet.
 *
 * @param {ReturnType<typeof findPlaces>} found
 * @param {{ cities: readonly City[], land: Land }} ground
 * @returns {readonly LaidWay[]}
 */
export function layWays(found, { cities, land }) {
  const courses = coursesOf(found);
  const junctions = junctionsOf(courses, cities);
  return drawnOnce(courses.flatMap((course) => waysOf(course, junctions, land)));
}

/**
 * @param {Stretch} stretch
 * @param {object} known
 * @param {ReadonlyMap<string, City>} known.byKey
 * @param {ReadonlyMap<number, City>} known.byId
 * @param {(key: string) => readonly import('./geonames.mjs').GeoName[]} known.towns
 * @returns {readonly Place[]}
 */
function placesOf(stretch, { byKey, byId, towns }) {
  const [from, to] = [byKey.get(stretch.from), byKey.get(stretch.to)];
  if (!from || !to) throw new Error(`${stretch.from} or ${stretch.to} is missing in cities.tsv`);
  const vias = stretch.vias.map(({ name, isMeant }) => {
    const found = findVia(name, { from, to }, towns);
    if (!found) throw new Error(`${name} is missing in towns.tsv (${stretch.from}–${stretch.to})`);
    const { id, lat, lng } = found;
    const city = byId.get(id) ?? { key: name, id, lat, lng };
    const country = stretch.from.slice(-2);
    return { ...city, node: id > 0 ? String(id) : name, isMeant, country };
  });
  const all = [withNode(from), ...vias, withNode(to)];
  // The places at its ends may be named once more among what it passes.
  return all.filter(({ node }, index) => index === 0 || node !== all[index - 1]?.node);
}

/** @param {City} city */
function withNode(city) {
  return { ...city, node: city.id > 0 ? String(city.id) : city.key };
}

/**
 * Where ways end or two roads pass.
 *
 * @param {readonly (readonly { places: readonly Place[] }[])[]} courses
 * @param {readonly City[]} cities
 * @returns {ReadonlySet<string>}
 */
function junctionsOf(courses, cities) {
  const junctions = new Set(cities.map((city) => withNode(city).node));
  const passed = new Set();
  for (const course of courses) {
    const own = new Set(course.flatMap(({ places }) => places.map(({ node }) => node)));
    for (const node of own) {
      if (passed.has(node)) junctions.add(node);
      passed.add(node);
    }
  }
  return junctions;
}

/**
 * @param {readonly { stretch: Stretch, places: readonly Place[] }[]} course
 * @param {ReadonlySet<string>} junctions
 * @param {Land} land
 * @returns {readonly LaidWay[]}
 */
function waysOf(course, junctions, land) {
  const isSailed = ['ferry', 'train'].includes(course[0]?.stretch.kind ?? '');
  const lines = isSailed ? [] : curvesOf(course, land);
  return course.flatMap(({ stretch, places }, nth) => {
    const km = lengthOf(stretch, places);
    const whole = lengthKm(places);
    /** @type {LaidWay[]} */
    const ways = [];
    let start = 0;
    for (let end = 1; end < places.length; end += 1) {
      const [from, to] = [places[start], places[end]];
      if (!from || !to || (end < places.length - 1 && !junctions.has(to.node))) continue;
      const line = (lines[nth] ?? []).slice(start, end).flat();
      const shape = simplified([from, ...line, to], FINENESS).slice(1, -1);
      const share = whole === 0 ? 1 : lengthKm(places.slice(start, end + 1)) / whole;
      const passed = places.slice(start + 1, end).map(({ node }) => node);
      ways.push({ stretch, from, to, share, km, passed, shape });
      start = end;
    }
    return ways;
  });
}

/**
 * For each stretch of a course and each pair of its neighbouring places, the curve between them.
 *
 * @param {readonly { places: readonly Place[] }[]} course
 * @param {Land} land
 */
function curvesOf(course, land) {
  /** @type {Point[]} */
  const points = [];
  // For each point, which stretch and which of its gaps the curve that leads to it belongs to.
  /** @type {(readonly [stretch: number, gap: number])[]} */
  const owners = [];
  for (const [nth, { places }] of course.entries()) {
    for (const [gap, to] of places.slice(1).entries()) {
      const from = places[gap] ?? to;
      if (points.length === 0) {
        points.push(from);
        owners.push([nth, gap]);
      }
      for (const point of [...shapeOnLand(from, to, land), to]) {
        points.push(point);
        owners.push([nth, gap]);
      }
    }
  }
  /** @type {Point[][][]} */
  const curves = course.map(({ places }) => places.slice(1).map(() => []));
  for (const [index, piece] of smoothPieces(points).entries()) {
    const [nth, gap] = owners[index + 1] ?? [0, 0];
    // A curve along a coast may swing out over the water.
    const straight = [piece[0], piece.at(-1)].flatMap((point) => point ?? []);
    const drier = wetKm(piece, land) > wetKm(straight, land) + 0.3 ? straight : piece;
    curves[nth]?.[gap]?.push(...drier.slice(1));
  }
  return curves;
}
