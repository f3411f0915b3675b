import { paceOf, waitingMinutes } from './paces.mjs';

/** @typedef {import('./parse-source.mjs').Stretch} Stretch */
/** @typedef {{ key: string, id: number, lat: number, lng: number }} City */

const KINDS = [
  'motorway',
  'mountain-motorway',
  'expressway',
  'road',
  'trunk-pass',
  'mountain',
  'hairpins',
  'ferry',
  'train',
];
const TOLLS = ['none', 'free-beside', 'only'];

/**
 * One compact file: cities by GeoNames id, and the stretches between them.
 *
 * @param {readonly Stretch[]} stretches
 * @param {readonly City[]} cities
 */
export function compileRoads(stretches, cities) {
  const indexes = new Map(cities.map(({ key }, index) => [key, index]));
  /** @param {string} key */
  const indexOf = (key) => {
    const index = indexes.get(key);
    if (index === undefined) throw new Error(`${key} is missing in cities.tsv`);
    return index;
  };
  const roads = [...new Set(stretches.map(({ road }) => road))].sort();
  const ways = stretches.map((stretch) => {
    const [from, to] = [indexOf(stretch.from), indexOf(stretch.to)];
    const { meters, seconds } = measure(stretch, cities[from], cities[to]);
    const kind = KINDS.indexOf(stretch.kind);
    return [
      from,
      to,
      meters,
      seconds,
      kind,
      TOLLS.indexOf(stretch.toll),
      roads.indexOf(stretch.road),
    ];
  });
  return {
    format: 1,
    cities: cities.map(({ key, id, lat, lng }) => [id, nameOf(key), countryOf(key), lat, lng]),
    roads,
    ways,
    passes: stretches.flatMap(({ pass }, way) =>
      pass ? [[way, pass.name, pass.altitude, ...(pass.closed ?? [])]] : [],
    ),
    seasons: stretches.flatMap(({ months }, way) => (months ? [[way, ...months]] : [])),
  };
}

/**
 * @param {Stretch} stretch
 * @param {City | undefined} from
 * @param {City | undefined} to
 */
function measure({ kind, km, minutes }, from, to) {
  if (!from || !to) throw new Error('no city');
  const straightKm = distanceKm(from, to);
  if (kind === 'ferry' || kind === 'train') {
    const sailing = minutes ?? 0;
    // Ports lie nearer to each other than the centres of their cities.
    const meters = Math.max(km ?? 0, straightKm) * 1000;
    return {
      meters: Math.round(meters),
      seconds: (sailing + waitingMinutes(kind, sailing)) * 60,
    };
  }
  const { detour, kmh } = paceOf(kind, [countryOf(from.key), countryOf(to.key)]);
  // Where the places lie nearer to the road than their centres, a given length can be less than the line.
  const length = Math.max(km ?? straightKm * detour, straightKm);
  return { meters: Math.round(length * 1000), seconds: Math.round((length / kmh) * 3600) };
}

/** @param {string} key */
function nameOf(key) {
  return key.slice(0, key.lastIndexOf('/'));
}

/** @param {string} key */
function countryOf(key) {
  return key.slice(key.lastIndexOf('/') + 1);
}

/**
 * @param {{ lat: number, lng: number }} from
 * @param {{ lat: number, lng: number }} to
 */
function distanceKm(from, to) {
  const radians = Math.PI / 180;
  const halfLat = ((to.lat - from.lat) * radians) / 2;
  const halfLng = ((to.lng - from.lng) * radians) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(halfLng) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}
