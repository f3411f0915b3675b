/**
 * Reads the hand-written files in data/roads/source.
 *
 * @typedef {'motorway' | 'road' | 'mountain' | 'ferry' | 'train'} Kind
 * @typedef {'none' | 'free-beside' | 'only'} Toll whether there is a toll, and a free road beside
 *
 * @typedef {object} Stretch a way between two cities
 * @property {string} road its numbers: `E45 A7`
 * @property {Kind} kind
 * @property {Toll} toll
 * @property {string} from `Kassel/DE`
 * @property {string} to
 * @property {number | null} km null: to be worked out from the distance
 * @property {number | null} minutes of a ferry
 * @property {readonly [number, number] | null} months first and last month of a ferry; null: all year
 * @property {Pass | null} pass
 *
 * @typedef {object} Pass
 * @property {string} name
 * @property {number} altitude meters above the sea
 * @property {readonly [number, number] | null} closed first and last month of the winter closure
 */

/** @type {Readonly<Record<string, Kind>>} */
const KINDS = { m: 'motorway', n: 'road', b: 'mountain' };

/**
 * `E45 A7 m: Flensburg, Schleswig [T 12km] Rendsburg`, with `@DE` above for the country.
 *
 * @param {string} text
 * @returns {readonly Stretch[]}
 */
export function parseRoads(text) {
  let country = '';
  return linesOf(text).flatMap((line) => {
    if (line.startsWith('@')) {
      country = line.slice(1);
      return [];
    }
    const colon = line.indexOf(':');
    const numbers = line.slice(0, colon).split(' ');
    const flags = flagsOf(numbers.at(-1) ?? '', line);
    const road = numbers.slice(0, -1).join(' ');
    return stretchesOf(line.slice(colon + 1), country, { ...flags, road });
  });
}

/**
 * @param {string} text
 * @param {string} country
 * @param {{ road: string, kind: Kind, toll: Toll }} line
 */
function stretchesOf(text, country, line) {
  // Between two cities stands a comma, or how the way there differs from the rest.
  const parts = text.split(/\s*(,|\[[^\]]*\])\s+/);
  const cities = parts.filter((_, index) => index % 2 === 0).map((name) => keyOf(name, country));
  return cities.slice(1).map((to, index) => {
    const between = parts[index * 2 + 1] ?? ',';
    const own = between === ',' ? {} : exceptionOf(between.slice(1, -1), line);
    const from = cities[index] ?? '';
    return { km: null, minutes: null, months: null, pass: null, ...line, from, to, ...own };
  });
}

/**
 * `T 40km`, `mT`, `n ferry 9km 0:45`.
 *
 * @param {string} text
 * @param {{ kind: Kind, toll: Toll }} line
 */
function exceptionOf(text, line) {
  /** @type {Partial<Stretch>} */
  const own = {};
  for (const word of text.split(' ')) {
    if (word === 'ferry') own.kind = 'ferry';
    else if (/^\d+km$/.test(word)) own.km = Number.parseInt(word, 10);
    else if (/^\d+:\d\d$/.test(word)) own.minutes = minutesOf(word);
    else if (word === 't' || word === 'T') own.toll = tollOf(word);
    else Object.assign(own, flagsOf(word, text));
  }
  return { kind: own.kind ?? line.kind, ...own };
}

/**
 * @param {string} flags `m`, `nt`, `mT`, `T`
 * @param {string} line
 * @returns {{ kind: Kind, toll: Toll }}
 */
function flagsOf(flags, line) {
  const [, kind = '', toll = ''] = /^([mnb]?)([tT]?)$/.exec(flags) ?? [];
  if (kind === '' && toll === '') throw new Error(`no kind of road: ${line}`);
  return { kind: KINDS[kind] ?? 'road', toll: tollOf(toll) };
}

/** @param {string} letter @returns {Toll} */
function tollOf(letter) {
  if (letter === 'T') return 'only';
  return letter === 't' ? 'free-beside' : 'none';
}

/**
 * `Name | road | from, to | km | altitude | 11-4 or open | T or nothing`.
 *
 * @param {string} text
 * @returns {readonly Stretch[]}
 */
export function parsePasses(text) {
  return linesOf(text).map((line) => {
    const [name = '', road = '', ends = '', km, altitude, closed = '', toll = ''] = cellsOf(line);
    const [from, to] = endsOf(ends);
    const pass = { name, altitude: Number(altitude), closed: monthsOf(closed, 'open') };
    /** @type {Kind} */
    const kind = 'mountain';
    const fixed = { kind, minutes: null, months: null };
    return { ...fixed, road, toll: tollOf(toll), from, to, km: Number(km), pass };
  });
}

/**
 * `from, to | km | 1:30 | all year or 4-10 | ferry or train`.
 *
 * @param {string} text
 * @returns {readonly Stretch[]}
 */
export function parseFerries(text) {
  return linesOf(text).map((line) => {
    const [ends = '', km, time = '', season = '', kind] = cellsOf(line);
    if (kind !== 'ferry' && kind !== 'train') throw new Error(`neither ferry nor train: ${line}`);
    const [from, to] = endsOf(ends);
    const fixed = { road: '', toll: tollOf(''), pass: null };
    const months = monthsOf(season, 'all year');
    return { ...fixed, kind, from, to, km: Number(km), minutes: minutesOf(time), months };
  });
}

/**
 * `name/country`, latitude, longitude.
 *
 * @param {string} text
 * @returns {ReadonlyMap<string, readonly [number, number]>}
 */
export function parsePlaces(text) {
  return new Map(
    linesOf(text).map((line) => {
      const [key = '', lat, lng] = line.split('\t');
      return [key, [Number(lat), Number(lng)]];
    }),
  );
}

/** @param {string} text */
export function linesOf(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** @param {string} line */
function cellsOf(line) {
  return line.split('|').map((cell) => cell.trim());
}

/** @param {string} ends @returns {readonly [string, string]} */
function endsOf(ends) {
  const [from, to, more] = ends.split(', ').map((name) => keyOf(name, ''));
  if (!from || !to || more !== undefined) throw new Error(`not two ends: ${ends}`);
  return [from, to];
}

/** @param {string} name @param {string} country */
function keyOf(name, country) {
  const key = name.trim();
  if (/\/[A-Z]{2}$/.test(key)) return key;
  if (country === '') throw new Error(`no country: ${name}`);
  return `${key}/${country}`;
}

/** @param {string} months @param {string} none @returns {readonly [number, number] | null} */
function monthsOf(months, none) {
  if (months === none) return null;
  const [, first, last] = /^(\d+)-(\d+)$/.exec(months) ?? [];
  if (!first || !last) throw new Error(`not months: ${months}`);
  return [Number(first), Number(last)];
}

/** @param {string} time */
function minutesOf(time) {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
