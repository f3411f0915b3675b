import { isInEurope, nearness } from './entry.mjs';
import { groupBy } from './group-by.mjs';
import { readTable } from './read-table.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {import('./read-transport.mjs').NearestCity} NearestCity */

const NOTHING = {
  otherNames: [],
  alternates: [],
  state: '',
  population: 0,
  timeZone: '',
  radiusKm: 0,
};

/** Every place in this table was listed because people travel there. */
const VISITED = 4;
const SAME_DEGREES = 0.05;
/** @type {readonly Entry['kind'][]} */
const REGION_KINDS = ['lake', 'island', 'park'];

/**
 * Lakes, islands and landscapes.
 *
 * @param {NearestCity} nearest
 * @returns {readonly Entry[]}
 */
export function readRegions(nearest) {
  return readTable('regions').map((row) => {
    const [
      name = '',
      englishName = '',
      others = '',
      country = '',
      lat,
      lng,
      radius,
      importance,
      kind,
    ] = row;
    return {
      ...NOTHING,
      kind: REGION_KINDS.find((one) => one === kind) ?? 'region',
      name,
      englishName,
      otherNames: list(others),
      country,
      lat: Number(lat),
      lng: Number(lng),
      timeZone: nearest(Number(lat), Number(lng), country)?.timeZone ?? '',
      importance: Number(importance) + 0.4,
      radiusKm: Number(radius),
    };
  });
}

/**
 * Adds small places that people travel to. An existing place takes over the importance and names.
 *
 * @param {readonly Entry[]} cities
 * @param {NearestCity} nearest
 * @returns {readonly Entry[]}
 */
export function withVillages(cities, nearest) {
  const villages = readVillages(nearest);
  const known = cities.map((city) => {
    const village = villages.find((one) => isSame(one, city));
    if (!village) return city;
    const importance = Math.max(city.importance, village.importance);
    return { ...city, importance, otherNames: [...city.otherNames, ...village.otherNames] };
  });
  return [...known, ...villages.filter((one) => !cities.some((city) => isSame(one, city)))];
}

/**
 * @param {Entry} village
 * @param {Entry} city
 */
function isSame(village, city) {
  return (
    Math.abs(village.lat - city.lat) < SAME_DEGREES &&
    Math.abs(village.lng - city.lng) < SAME_DEGREES &&
    [city.name, ...city.otherNames].some((name) => name.startsWith(village.name))
  );
}

/** @param {NearestCity} nearest @returns {readonly Entry[]} */
function readVillages(nearest) {
  return readTable('villages').map((row) => {
    const [name = '', englishName = '', others = '', country = '', state = '', lat, lng, people] =
      row;
    return {
      ...NOTHING,
      kind: 'village',
      name,
      englishName,
      otherNames: list(others),
      country,
      state: `${country}.${state}`,
      lat: Number(lat),
      lng: Number(lng),
      population: Number(people),
      timeZone: nearest(Number(lat), Number(lng), country)?.timeZone ?? '',
      importance: VISITED + nearness(country),
    };
  });
}

/**
 * Sights, from the table of points of interest.
 *
 * @param {readonly (readonly string[])[]} rows
 * @param {NearestCity} nearest
 * @param {import('./nearest-city.mjs').StateAround} stateAround
 * @returns {readonly Entry[]}
 */
export function readSights(rows, nearest, stateAround) {
  const own = new Map(
    readTable('sight-names').map(([id = '', names = '', state = '']) => [id, { names, state }]),
  );
  const known = new Set(rows.map(([id]) => id));
  const unknown = [...own.keys()].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`sight-names.tsv names no sight: ${unknown.join(', ')}`);
  return rows.map((row) => {
    const [id = '', poiKind = '', name = '', englishName = '', country = '', lat, lng] = row;
    const kind = kindOfSight(poiKind, name);
    const city = nearest(Number(lat), Number(lng), country);
    return {
      ...NOTHING,
      kind,
      name,
      englishName,
      // „Krka“ is the park, not a town that is spelled alike.
      otherNames: [name.replace(/^Nationalpark /, ''), ...list(own.get(id)?.names ?? '')],
      country,
      state:
        own.get(id)?.state ||
        stateAround(Number(lat), Number(lng), country, kind === 'park' ? 3 : 1),
      lat: Number(lat),
      lng: Number(lng),
      timeZone: city?.timeZone ?? '',
      importance: 3.2 + nearness(country),
    };
  });
}

/** @param {string} kind @param {string} name @returns {Entry['kind']} */
function kindOfSight(kind, name) {
  if (/^Nationalpark |-Nationalpark$|\bNationalpark$/.test(name)) return 'park';
  return kind === 'nature' && /(?:s|\bS)een?(?: |$)/.test(name) ? 'lake' : 'poi';
}

/**
 * States and countries as places, at the centre of their towns.
 *
 * @param {readonly Entry[]} cities
 * @param {ReturnType<typeof import('./names-of.mjs').namesOf>} names
 * @returns {readonly Entry[]}
 */
export function areasOf(cities, names) {
  const states = groupBy(
    cities.filter(({ state }) => state),
    ({ state }) => state,
  );
  const countries = groupBy(cities, ({ country }) => country);
  const german = new Intl.DisplayNames('de', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return [
    ...[...states].map(([id, members]) =>
      areaOf('region', members, names.germanState(id, ''), names.englishState(id, ''), 1.6),
    ),
    ...[...countries].map(([code, members]) =>
      areaOf('country', members, german.of(code) ?? code, english.of(code) ?? code, 0.5),
    ),
  ].filter(({ name }) => name !== '');
}

/**
 * @param {'region' | 'country'} kind
 * @param {readonly Entry[]} members
 * @param {string} name
 * @param {string} englishName
 * @param {number} less how much less it is looked for than a town with as many people
 * @returns {Entry}
 */
function areaOf(kind, members, name, englishName, less) {
  const population = members.reduce((sum, member) => sum + member.population, 0);
  const country = members[0]?.country ?? '';
  const largest = members.toSorted((one, other) => other.population - one.population)[0];
  const mean = (/** @type {'lat' | 'lng'} */ axis) =>
    members.reduce((sum, member) => sum + member[axis], 0) / members.length;
  return {
    ...NOTHING,
    kind,
    name: name.replaceAll(/\s*,\s*/g, ' '),
    englishName: englishName.replaceAll(/\s*,\s*/g, ' '),
    otherNames: isInEurope(country)
      ? [name.replace(/^(Kanton|Region|Provinz|Komitat|Oblast) /, '')]
      : [],
    country,
    lat: mean('lat'),
    lng: mean('lng'),
    population,
    timeZone: largest?.timeZone ?? '',
    importance: Math.log10(population + 100) - less + nearness(country),
  };
}

/** @param {string} text */
function list(text) {
  return text === '' ? [] : text.split(';');
}
