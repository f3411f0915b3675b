import { kmBetween } from './geometry.mjs';
import { paceOf } from './paces.mjs';

/**
 * Small roads between neighbouring places of the table. The table has the roads of long distance only; between them, ways would
 * lead far round by the next motorway.
 *
 * @typedef {import('./lay-ways.mjs').LaidWay} LaidWay
 * @typedef {LaidWay['from']} Place
 * @typedef {{ from: Place, to: Place, km: number }} SmallRoad
 */

/** Where neighbours are joined by small roads on every side; elsewhere valleys, fjords and few crossings of borders decide. */
export const DENSE =
  'AT AX BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IM IT LI LT LU LV MD MK MT NL PL PT RO RS RU SE SI SK TR UA XK'.split(
    ' ',
  );
/** Borders that can be crossed anywhere. */
const OPEN_BORDERS = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV NL PL PT RO SE SI SK'.split(' '),
);

/** @param {string} one @param {string} other countries */
export function areNeighbours(one, other) {
  const areDense = DENSE.includes(one) && DENSE.includes(other);
  return areDense && (one === other || (OPEN_BORDERS.has(one) && OPEN_BORDERS.has(other)));
}

/** Low mountains begin at 900 m, hills at 500 m. */
const LOW_MOUNTAINS = 2;
/** Here hills are steep already. */
const STEEP = new Set(['AT', 'CH', 'CY', 'GR', 'LI', 'MK', 'SI', 'TR', 'XK']);
/** Scotland has as many lochs as roads there. */
const HIGHLANDS = { south: 56, east: -3.3 };

/**
 * Where small roads do not lead everywhere.
 *
 * @param {number} level of the relief
 * @param {string} country
 * @param {import('./geometry.mjs').Point} point
 */
export function isRough(level, country, { lat, lng }) {
  if (level >= LOW_MOUNTAINS || level < 0) return true;
  return (
    (level > 0 && STEEP.has(country)) ||
    (country === 'GB' && lat > HIGHLANDS.south && lng < HIGHLANDS.east)
  );
}

/** Nearer places are joined by the table, or are one. */
const LEAST_KM = 8;
const MOST_KM = 75;
/** Only where the table's way takes that much longer; roads are more surely there than guesses. */
const GAIN = 1.35;
/** In degrees; about as wide as MOST_KM is high. */
const CELL = 0.5;

/**
 * The shortest first, so that a long one is only taken where no two short ones do.
 *
 * @param {readonly { from: string, to: string, seconds: number }[]} ways by nodes
 * @param {readonly Place[]} places
 * @param {(from: Place, to: Place) => number | null} bends how much longer a small road is than usual; null where there is none
 * @returns {readonly SmallRoad[]}
 */
export function chooseSmallRoads(ways, places, bends) {
  const net = createNet(ways);
  /** @type {SmallRoad[]} */
  const chosen = [];
  for (const { from, to, km } of pairsOf(places)) {
    const { detour, kmh } = paceOf('small-road', [from, to].map(countryOf));
    const usual = ((km * detour) / kmh) * 3600;
    if (net.isWithin(from.node, to.node, usual * GAIN)) continue;
    const bend = bends(from, to);
    if (bend === null || net.isWithin(from.node, to.node, usual * bend * GAIN)) continue;
    net.join(from.node, to.node, usual * bend);
    chosen.push({ from, to, km: Math.round(km * detour * bend) });
  }
  return chosen;
}

/** @param {Place} place */
export function countryOf({ key, country }) {
  return country ?? key.slice(-2);
}

/** @param {readonly Place[]} places */
function pairsOf(places) {
  /** @type {Map<string, Place[]>} */
  const cells = new Map();
  /** @type {{ from: Place, to: Place, km: number }[]} */
  const pairs = [];
  for (const to of places) {
    const [row, column] = [Math.floor(to.lat / CELL), Math.floor(to.lng / CELL)];
    const width = Math.ceil(1 / Math.max(0.2, Math.cos((to.lat * Math.PI) / 180)));
    for (let dRow = -1; dRow <= 1; dRow += 1) {
      for (let dColumn = -width; dColumn <= width; dColumn += 1) {
        for (const from of cells.get(keyOf(row + dRow, column + dColumn)) ?? []) {
          const km = kmBetween(from, to);
          if (km >= LEAST_KM && km <= MOST_KM) pairs.push({ from, to, km });
        }
      }
    }
    const cell = keyOf(row, column);
    cells.set(cell, [...(cells.get(cell) ?? []), to]);
  }
  return pairs.sort((one, other) => one.km - other.km);
}

/** @param {number} row @param {number} column */
function keyOf(row, column) {
  return `${row} ${column}`;
}

/** @param {readonly { from: string, to: string, seconds: number }[]} ways */
function createNet(ways) {
  /** @type {Map<string, { to: string, seconds: number }[]>} */
  const arcs = new Map();
  const join = (/** @type {string} */ from, /** @type {string} */ to, /** @type {number} */ s) => {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ])
      arcs.set(one ?? '', [...(arcs.get(one ?? '') ?? []), { to: other ?? '', seconds: s }]);
  };
  for (const { from, to, seconds } of ways) join(from, to, seconds);
  return {
    join,
    /** @param {string} from @param {string} to @param {number} most seconds */
    isWithin: (from, to, most) => reaches(arcs, { from, to, most }),
  };
}

/**
 * Looks around by the quickest way (Dijkstra), no farther than asked.
 *
 * @param {ReadonlyMap<string, readonly { to: string, seconds: number }[]>} arcs
 * @param {{ from: string, to: string, most: number }} question
 */
function reaches(arcs, { from, to, most }) {
  const reached = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    let [here, least] = ['', Infinity];
    // Some dozens of places are open at once: looking at all is quicker than keeping order.
    for (const place of open) {
      const seconds = reached.get(place) ?? Infinity;
      if (seconds < least) [here, least] = [place, seconds];
    }
    if (here === to) return true;
    open.delete(here);
    for (const arc of arcs.get(here) ?? []) {
      const seconds = least + arc.seconds;
      if (seconds > most || seconds >= (reached.get(arc.to) ?? Infinity)) continue;
      reached.set(arc.to, seconds);
      open.add(arc.to);
    }
  }
  return false;
}

/**
 * `2267226	664460	41	Valmiera/LV – Smiltene/LV`: two nodes, kilometers, and the names for people.
 *
 * @param {readonly SmallRoad[]} roads
 */
export function printSmallRoads(roads) {
  const rows = roads.map(({ from, to, km }) =>
    [from.node, to.node, km, `${from.key} – ${to.key}`].join('\t'),
  );
  return `# made by tools/roads/find-small-roads.mjs: node, node, km, names\n${rows.toSorted().join('\n')}\n`;
}

/**
 * As ways of the table, which must still have both places.
 *
 * @param {readonly string[]} lines
 * @param {readonly LaidWay[]} laid
 * @returns {readonly LaidWay[]}
 */
export function laySmallRoads(lines, laid) {
  const places = placesOf(laid);
  return lines.flatMap((line) => {
    const [one = '', other = '', km] = line.split('\t');
    const [from, to] = [places.get(one), places.get(other)];
    if (!from || !to) throw new Error(`no place of the table, make small-roads.tsv anew: ${line}`);
    const [start, end] = [from, to].map((place) => `${place.key}/${countryOf(place)}`);
    const fixed = { road: '', toll: /** @type {const} */ ('none'), minutes: null, months: null };
    const kind = /** @type {const} */ ('small-road');
    const stretch = { ...fixed, kind, km: Number(km), pass: null, vias: [] };
    const way = { from, to, share: 1, km: Number(km), passed: [], shape: [] };
    return [{ ...way, stretch: { ...stretch, from: start ?? '', to: end ?? '' } }];
  });
}

/** The places of ways by their nodes. @param {readonly LaidWay[]} laid */
export function placesOf(laid) {
  return new Map(laid.flatMap(({ from, to }) => [from, to]).map((place) => [place.node, place]));
}
