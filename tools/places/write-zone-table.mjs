/** @typedef {Pick<import('./entry.mjs').Entry, 'lat' | 'lng' | 'timeZone' | 'population'>} ZonedPlace */
/** @typedef {ZonedPlace & { readonly group: number }} GroupedPlace */
/** @typedef {{ readonly west: number, readonly south: number, readonly width: number }} Square */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Zones whose clocks agree in these years count as one. */
const [FIRST_YEAR, LAST_YEAR] = [2024, 2034];
/** Half a week: no clock is changed twice in that time. */
const STEP_MS = 3.5 * 24 * 60 * 60 * 1000;
/** Squares of some meters; places so close to each other have the same clock. */
const DEEPEST = 20;

/**
 * Which clock is used where, as a module of the domain. The world, 360 degrees wide and high, is divided into quarters
 * until all places of a square have the same clock: `.` is a square in four parts, a letter is a clock. A square without
 * places takes the clock of the nearest place.
 *
 * @param {readonly ZonedPlace[]} places
 * @returns {string}
 */
export function writeZoneTable(places) {
  const { names, groupOf } = groupZones(places);
  const grouped = places.flatMap((place) => {
    const group = groupOf.get(place.timeZone);
    return group === undefined ? [] : [{ ...place, group }];
  });
  const tree = writeSquare(grouped, { west: -180, south: -180, width: 360 }, grouped);
  return [
    '// Made from the settlements of GeoNames by `npm run places`; the form is told there, in write-zone-table.mjs.',
    '',
    `export const ZONES =\n  '${names.join(' ')}';`,
    '',
    `export const TREE =\n  '${tree}';`,
    '',
  ].join('\n');
}

/** Each group is called after its zone with the most people. @param {readonly ZonedPlace[]} places */
function groupZones(places) {
  /** @type {Map<string, number>} */
  const people = new Map();
  for (const { timeZone, population } of places)
    if (timeZone !== '') people.set(timeZone, (people.get(timeZone) ?? 0) + population);
  const zones = [...people].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  /** @type {Map<string, number>} */
  const groups = new Map();
  /** @type {string[]} */
  const names = [];
  const groupOf = new Map(
    zones.map(([zone]) => {
      const clock = clockOf(zone);
      const group = groups.get(clock) ?? names.push(zone) - 1;
      groups.set(clock, group);
      return [zone, group];
    }),
  );
  if (names.length > LETTERS.length) throw new Error('There are more clocks than letters.');
  return { names, groupOf };
}

/** The same text for zones whose clocks agree. @param {string} zone */
function clockOf(zone) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsets = [];
  for (let at = Date.UTC(FIRST_YEAR, 0, 1); at < Date.UTC(LAST_YEAR, 0, 1); at += STEP_MS)
    offsets.push(format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value);
  return offsets.join(' ');
}

/**
 * @param {readonly GroupedPlace[]} inside
 * @param {Square} square
 * @param {readonly GroupedPlace[]} around
 * @param {number} [depth]
 * @returns {string}
 */
function writeSquare(inside, square, around, depth = 0) {
  const { west, south, width } = square;
  const half = width / 2;
  const first = inside[0] ?? nearest(around, west + half, south + half);
  if (depth === DEEPEST || inside.every(({ group }) => group === first.group))
    return LETTERS[first.group] ?? '';
  const parts = [0, 1, 2, 3].map((part) => {
    const quarter = { west: west + (part % 2) * half, south: south + (part > 1 ? half : 0) };
    const own = inside.filter(
      ({ lat, lng }) => lng >= west + half === (part % 2 === 1) && lat >= south + half === part > 1,
    );
    return writeSquare(own, { ...quarter, width: half }, inside, depth + 1);
  });
  return `.${parts.join('')}`;
}

/** @param {readonly GroupedPlace[]} places @param {number} lng @param {number} lat @returns {GroupedPlace} */
function nearest(places, lng, lat) {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const far = (/** @type {GroupedPlace} */ place) =>
    (place.lat - lat) ** 2 + ((place.lng - lng) * narrow) ** 2;
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
