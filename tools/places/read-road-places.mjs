import { nearness } from './entry.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */

/** Names of the road network that no traveller looks for. */
const JUNCTION = /^(?:Kreuz|Dreieck|Anschluss|Abzweig|Knoten|Tunnel|Junction|Nœud) /;
const PASS = /pass\b|^(?:Passo|Col|Puerto|Port) /i;
const SAME_DEGREES = 0.1;
/** Less than a place that people travel to for itself. */
const ON_THE_WAY = 3;

/**
 * Ferry ports, hamlets and passes of the table of roads that no other source knows.
 *
 * @param {readonly string[]} lines name/country, GeoNames id or 0, latitude, longitude
 * @param {readonly Entry[]} known
 * @param {import('./read-transport.mjs').NearestCity} nearest
 * @param {import('./nearest-city.mjs').StateAround} stateAround
 * @returns {readonly Entry[]}
 */
export function readRoadPlaces(lines, known, nearest, stateAround) {
  const cells = new Set(
    known.flatMap(({ name, otherNames, lat, lng }) =>
      [name, ...otherNames].flatMap((one) => cellsAround(one, lat, lng)),
    ),
  );
  return lines.flatMap((line) => {
    const [key = '', id, latText, lngText] = line.split('\t');
    const [name = '', country = ''] = key.split('/');
    const [lat, lng] = [Number(latText), Number(lngText)];
    if (line.startsWith('#') || id !== '0' || JUNCTION.test(name)) return [];
    if (cells.has(cellOf(name, lat, lng))) return [];
    return [
      {
        kind: PASS.test(name) ? /** @type {const} */ ('poi') : /** @type {const} */ ('village'),
        name,
        englishName: name,
        otherNames: [],
        alternates: [],
        country,
        state: stateAround(lat, lng, country, 1),
        lat,
        lng,
        population: 0,
        timeZone: nearest(lat, lng, country)?.timeZone ?? '',
        importance: ON_THE_WAY + nearness(country),
        radiusKm: 0,
      },
    ];
  });
}

/** @param {string} name @param {number} lat @param {number} lng */
function cellOf(name, lat, lng) {
  return `${name} ${Math.round(lat / SAME_DEGREES)} ${Math.round(lng / SAME_DEGREES)}`;
}

/** @param {string} name @param {number} lat @param {number} lng */
function cellsAround(name, lat, lng) {
  const steps = [-SAME_DEGREES, 0, SAME_DEGREES];
  return steps.flatMap((north) => steps.map((east) => cellOf(name, lat + north, lng + east)));
}
