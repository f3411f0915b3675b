/**
 * Reads the hand-written files in data/roads/source.
 *
 * @typedef {'motorway' | 'mountain-motorway' | 'expressway' | 'road' | 'trunk-pass' | 'mountain' | 'hairpins' | 'ferry' | 'train' | 'small-road'} Kind small-road: a guess between neighbours
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
 * @property {readonly Via[]} vias what it passes between its ends, in order
 * @property {boolean} [bendsAtEnd] a sharp bend at its second end is really there
 *
 * @typedef {object} Via
 * @property {string} name `Tarp/DE`, or `61.842/6.07` for a point of our own
 * @property {boolean} isMeant a sharp bend or a wide detour that is really there
 *
 * @typedef {object} Pass
 * @property {string} name
 * @property {number} altitude meters above the sea
 * @property {readonly [number, number] | null} closed first and last month of the winter closure
 */

/** @type {Readonly<Record<string, Kind>>} */
const KINDS = {
  m: 'motorway',
  g: 'mountain-motorway',
  e: 'expressway',
  n: 'road',
  p: 'trunk-pass',
  b: 'mountain',
  s: 'hairpins',
};

/**
 * `E45 A7 m: Flensburg, Schleswig [T 12km] {Owschlag} Rendsburg`, with `@DE` above for the country.
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
  // Two cities are separated by a comma, or by a bracket that says how the stretch between them differs and a brace with what it passes.
  const parts = text.split(/\s*(,|\[[^\]]*\]\s*\{[^}]*\}|\[[^\]]*\]|\{[^}]*\})\s+/);
  const ends = parts.filter((_, index) => index % 2 === 0).map((name) => name.trim());
  const cities = ends.map((name) => keyOf(name.replace(/!$/, ''), country));
  return cities.slice(1).map((to, index) => {
    const bendsAtEnd = ends[index + 1]?.endsWith('!') ?? false;
    const [, exception, passed] =
      /^(?:\[([^\]]*)\])?\s*(?:\{([^}]*)\})?/.exec(parts[index * 2 + 1] ?? '') ?? [];
    const own = exception === undefined ? {} : exceptionOf(exception, line);
    const vias = viasOf(passed ?? '', country);
    const from = cities[index] ?? '';
    const fixed = { km: null, minutes: null, months: null, pass: null, vias, bendsAtEnd };
    return { ...fixed, ...line, from, to, ...own };
  });
}

/**
 * `Tarp, Schuby!, 54.62/9.4`; an exclamation mark for a bend or detour that is meant.
 *
 * @param {string} text
 * @param {string} country
 * @returns {readonly Via[]}
 */
function viasOf(text, country) {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.map((name) => {
    const isMeant = name.endsWith('!');
    const plain = isMeant ? name.slice(0, -1) : name;
    return { name: pointOf(plain) ? plain : keyOf(plain, country), isMeant };
  });
}

/** `61.842/6.07` @param {string} name @returns {{ lat: number, lng: number } | null} */
export function pointOf(name) {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)$/.exec(name) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
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
  const [, kind = '', toll = ''] = /^([mgenpbs]?)([tT]?)$/.exec(flags) ?? [];
  if (kind === '' && toll === '') throw new Error(`no kind of road: ${line}`);
  return { kind: KINDS[kind] ?? 'road', toll: tollOf(toll) };
}

/** @param {string} letter @returns {Toll} */
function tollOf(letter) {
  if (letter === 'T') return 'only';
  return letter === 't' ? 'free-beside' : 'none';
}

/**
 * `Name | road | from, to | 24+21 | altitude | lat,lng | s | 11-4 or open | T or nothing`: a stretch up to the top and one down from it,
 * or one stretch where the top is not given.
 *
 * @param {string} text
 * @returns {readonly Stretch[]}
 */
export function parsePasses(text) {
  return linesOf(text).flatMap((line) => {
    const [
      name = '',
      road = '',
      ends = '',
      km = '',
      altitude,
      top = '',
      kind = '',
      closed = '',
      toll = '',
    ] = cellsOf(line);
    const [from, to] = endsOf(ends);
    const pass = { name, altitude: Number(altitude), closed: monthsOf(closed, 'open') };
    const fixed = {
      ...flagsOf(kind, line),
      minutes: null,
      months: null,
      road,
      toll: tollOf(toll),
      pass,
      vias: [],
    };
    const [up, down] = km.split('+').map(Number);
    if (top === '-') return [{ ...fixed, from, to, km: up ?? null }];
    const summit = summitKey(name, from);
    return [
      { ...fixed, from, to: summit, km: up ?? null },
      { ...fixed, from: summit, to, km: down ?? null },
    ];
  });
}

/**
 * Where the tops of the passes are.
 *
 * @param {string} text
 * @returns {ReadonlyMap<string, readonly [number, number]>}
 */
export function parseSummits(text) {
  return new Map(
    linesOf(text).flatMap((line) => {
      const [name = '', , ends = '', , , top = ''] = cellsOf(line);
      if (top === '-') return [];
      const [lat = 0, lng = 0] = top.split(',').map(Number);
      return [[summitKey(name, endsOf(ends)[0]), /** @type {const} */ ([lat, lng])]];
    }),
  );
}

/** @param {string} name @param {string} from */
function summitKey(name, from) {
  return `${name}${from.slice(from.lastIndexOf('/'))}`;
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
    const fixed = { road: '', toll: tollOf(''), pass: null, vias: [] };
    const months = monthsOf(season, 'all year');
    return { ...fixed, kind, from, to, km: Number(km), minutes: minutesOf(time), months };
  });
}

/**
 * `Name: lat,lng lat,lng …`
 *
 * @param {string} text
 * @returns {readonly (readonly number[])[]} of every ridge or water, latitudes and longitudes in turn
 */
export function parseBarriers(text) {
  return linesOf(text).map((line) => {
    const points = line
      .slice(line.indexOf(':') + 1)
      .trim()
      .split(' ');
    const numbers = points.flatMap((point) => point.split(',').map(Number));
    if (points.length < 2 || numbers.length !== points.length * 2 || numbers.some(Number.isNaN))
      throw new Error(`no line: ${line}`);
    return numbers;
  });
}

/**
 * `A7/DE | Flensburg, Füssen | 962`: how long a road is known to be between two of its places.
 *
 * @param {string} text
 */
export function parseLengths(text) {
  return linesOf(text).map((line) => {
    const [name = '', ends = '', km] = cellsOf(line);
    const [road = '', country = ''] = name.split('/');
    const [from = '', to = ''] = ends.split(', ').map((end) => keyOf(end, country));
    if (road === '' || to === '' || !(Number(km) > 0)) throw new Error(`no length: ${line}`);
    return { road, from, to, km: Number(km) };
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
