import { readFileSync } from 'node:fs';
import { point } from '../geometry.mjs';
import { GERMAN_PLACES } from '../names/german-places.mjs';
import { readAttributes } from '../read/shapefile.mjs';
import { readTranslations } from '../read/translations.mjs';
import { isNear } from '../simplify-far.mjs';
import { spreadOut } from './spread-out.mjs';

/** @typedef {import('../tile-layers.mjs').Layer} Layer */
/**
 * @typedef {object} Place
 * @property {string} id of GeoNames
 * @property {string} name
 * @property {number} lat
 * @property {number} lng
 * @property {string} country
 * @property {string} kind PPLC for capitals, PPLA for seats of a state …
 * @property {number} population
 * @property {number} importance as many inhabitants as one would think from its fame
 */

/** Parts of towns and abandoned places. */
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLR']);

const DISTRICT = /^(Arrondissement|Communauté|Kanton|Kreis|Landkreis|Bezirk|Provinz|Distrikt) /;
/** Villages near most users, towns elsewhere, because all names must fit into eight megabytes. */
const SMALLEST_AT_HOME = 500;
const SMALLEST_NEAR = 1000;
const SMALLEST_FAR = 10_000;
const AT_HOME = new Set(['DE', 'AT', 'CH', 'LI', 'LU']);

/** What a Natural Earth rank is worth: Venice has few inhabitants and is well known all the same. */
const FAME = [
  8_000_000, 4_000_000, 1_500_000, 700_000, 400_000, 250_000, 120_000, 70_000, 30_000, 20_000,
  10_000,
];

/** Small capitals such as Vaduz need not show from afar. */
const MOST_FAME = 20;
const SMALL_CAPITAL = 100_000;

/**
 * Names of towns, the important ones from low zooms on.
 *
 * @param {{ readonly cities: string, readonly ranks: string, readonly german: string, readonly english: string }} files
 * @returns {Layer}
 */
export function placeLayer({ cities, ranks, german, english }) {
  const de = readTranslations(german);
  const en = readTranslations(english);
  const places = readPlaces(cities, readFame(ranks)).toSorted(
    (one, other) => other.importance - one.importance || Number(one.id) - Number(other.id),
  );
  const features = spreadOut(places).map(({ place, minZoom }) => {
    const name = germanName(place, de.get(place.id));
    const englishName = en.get(place.id) ?? place.name;
    return point([place.lng, place.lat], {
      minZoom,
      zoom: minZoom,
      size: sizeOf(place),
      name,
      ...(englishName !== name && { en: englishName }),
      ...(place.kind === 'PPLC' && { capital: true }),
    });
  });
  return { name: 'place', features };
}

/**
 * Keyed by country and GeoNames id, because some ids in the source belong to places in other countries.
 *
 * @param {string} path
 * @returns {ReadonlyMap<string, number>}
 */
function readFame(path) {
  return new Map(
    readAttributes(path).map(({ geonameid, scalerank, iso_a2: country }) => [
      `${country}:${Number(geonameid)}`,
      FAME[Number(scalerank)] ?? 0,
    ]),
  );
}

/** @param {string} path @param {ReadonlyMap<string, number>} fame @returns {readonly Place[]} */
function readPlaces(path, fame) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const columns = line.split('\t');
      const [id = '', name = '', , , lat, lng, , kind = '', country = ''] = columns;
      const numbers = { lat: Number(lat), lng: Number(lng), population: Number(columns[14]) };
      const { population } = numbers;
      const known = Math.min(fame.get(`${country}:${id}`) ?? 0, population * MOST_FAME);
      const importance = importanceOf(kind, Math.max(population, known));
      const place = { id, name, kind, country, importance, ...numbers };
      return name && !LEFT_OUT.has(kind) && isLargeEnough(place) ? [place] : [];
    });
}

/** @param {Place} place @param {string | undefined} listed in the catalogue, which knows some districts as towns */
function germanName({ country, name }, listed) {
  const own = GERMAN_PLACES[`${country}:${name}`];
  if (own !== undefined) return own;
  return listed === undefined || DISTRICT.test(listed) ? name : listed;
}

/** @param {Place} place */
function isLargeEnough({ country, kind, population, lat, lng }) {
  if (kind === 'PPLC' || kind === 'PPLA') return true;
  if (AT_HOME.has(country)) return population >= SMALLEST_AT_HOME;
  return population >= (isNear([lng, lat]) ? SMALLEST_NEAR : SMALLEST_FAR);
}

/** @param {string} kind @param {number} population */
function importanceOf(kind, population) {
  if (kind === 'PPLC' && population >= SMALL_CAPITAL) return population * 3 + 300_000;
  return kind === 'PPLA' ? population * 1.5 : population;
}

/** From 1 for a metropolis to 5 for a village. @param {Place} place */
function sizeOf({ kind, importance }) {
  const bounds = [1_000_000, 250_000, 50_000, 8000];
  const size = bounds.findIndex((bound) => importance >= bound) + 1 || 5;
  return kind === 'PPLC' ? Math.min(3, size) : size;
}
