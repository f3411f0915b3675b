import { paceOf, waitingMinutes } from './paces.mjs';
import { pointOf } from './parse-source.mjs';
import { areNeighbours, DENSE } from './small-roads.mjs';

/** @typedef {import('./lay-ways.mjs').LaidWay} LaidWay */

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
  'small-road',
];
const TOLLS = ['none', 'free-beside', 'only'];

/** Shapes are whole numbers of these degrees: 11 meters. */
const UNIT = 10_000;

/**
 * One compact file: cities by GeoNames id, and the ways between them.
 *
 * @param {readonly LaidWay[]} laid
 */
export function compileRoads(laid) {
  // Two places may have one name.
  const cities = [
    ...new Map(
      laid.flatMap(({ from, to }) => [from, to]).map((city) => [city.node, city]),
    ).values(),
  ].sort((one, other) => compare(one.key, other.key) || one.id - other.id);
  const indexes = new Map(cities.map(({ node }, index) => [node, index]));
  const roads = [...new Set(laid.map(({ stretch }) => stretch.road))].sort();
  const roadIndexes = new Map(roads.map((road, index) => [road, index]));
  return {
    format: 3,
    cities: cities.map((city) => [city.id, ...placeOf(city), city.lat, city.lng]),
    roads,
    ways: laid.map((way) => {
      const { meters, seconds } = measure(way);
      return [
        indexes.get(way.from.node),
        indexes.get(way.to.node),
        meters,
        seconds,
        KINDS.indexOf(way.stretch.kind),
        TOLLS.indexOf(way.stretch.toll),
        roadIndexes.get(way.stretch.road),
      ];
    }),
    smallRoads: DENSE.map((country) => {
      const { detour, kmh } = paceOf('small-road', [country]);
      return [country, ...[detour, kmh].map((number) => Math.round(number * 1000) / 1000)];
    }),
    openBorders: DENSE.filter((country) => areNeighbours(country, 'DE')),
    passes: laid.flatMap(({ stretch: { pass } }, way) =>
      pass ? [[way, pass.name, pass.altitude, ...(pass.closed ?? [])]] : [],
    ),
    seasons: laid.flatMap(({ stretch: { months } }, way) => (months ? [[way, ...months]] : [])),
    shapes: laid.flatMap(({ from, shape }, way) =>
      shape.length > 0 ? [[way, ...stepsOf(from, shape)]] : [],
    ),
  };
}

/** Name and country; a bare point where roads meet has no name. @param {LaidWay['from']} city */
function placeOf({ key, country }) {
  return pointOf(key) ? ['', country ?? ''] : [nameOf(key), countryOf(key)];
}

/** @param {string} one @param {string} other */
function compare(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Every point as its difference to the one before.
 *
 * @param {{ lat: number, lng: number }} from
 * @param {LaidWay['shape']} shape
 */
function stepsOf(from, shape) {
  let [lat, lng] = [Math.round(from.lat * UNIT), Math.round(from.lng * UNIT)];
  return shape.flatMap((point) => {
    const [nextLat, nextLng] = [Math.round(point.lat * UNIT), Math.round(point.lng * UNIT)];
    const step = [nextLat - lat, nextLng - lng];
    [lat, lng] = [nextLat, nextLng];
    return step;
  });
}

/** @param {LaidWay} way */
export function measure({
  stretch: { kind, minutes, from: first, to: last },
  from,
  to,
  km,
  share,
}) {
  const straightKm = distanceKm(from, to);
  if (kind === 'ferry' || kind === 'train') {
    const sailing = minutes ?? 0;
    // Ports lie nearer to each other than the centres of their cities.
    const meters = Math.max(km, straightKm) * 1000;
    return {
      meters: Math.round(meters),
      seconds: (sailing + waitingMinutes(kind, sailing)) * 60,
    };
  }
  const { kmh } = paceOf(kind, [countryOf(first), countryOf(last)]);
  const length = Math.max(km * share, straightKm);
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
