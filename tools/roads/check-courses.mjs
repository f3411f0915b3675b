import { kmBetween, lengthKm, offLineKm, turnDegrees } from './geometry.mjs';
import { lengthOf } from './lengths.mjs';

/**
 * @typedef {import('./parse-source.mjs').Stretch} Stretch
 * @typedef {import('./find-vias.mjs').Place & { isMeant?: boolean }} Place
 * @typedef {{ stretch: Stretch, line: readonly Place[] }} Laid
 */

/** Where towns are dense, points are too. */
const DENSE = new Set(['DE', 'AT', 'CH', 'LI', 'NL', 'BE', 'LU', 'CZ']);
/** Forest, steppe and tundra, where a road is straight for long and hardly a village has a name in the gazetteer. */
const EMPTY = new Set(['SE', 'FI', 'NO', 'IS', 'EE', 'LV', 'LT', 'BY', 'RU', 'UA', 'MD', 'TR']);
const MOST_GAP_KM = { dense: 12, wide: 25, empty: 40 };
const MOST_TURN = 60;
const MOST_OFF_KM = 12;
/** Bends of a few kilometres are what roads do. */
const SHORT_KM = 4;
const MOST_LENGTH_ERROR = 0.08;

/**
 * What the eye would find on the map: gaps, zigzags, points far beside the road, and lengths that cannot be.
 *
 * @param {readonly Laid[]} laid in the order of the source
 */
export function checkCourses(laid) {
  return coursesOf(laid).flatMap((course) => {
    const points = course.flatMap(({ stretch, line }, index) =>
      line.slice(index === 0 ? 0 : 1).map((place) => {
        const bends = place === line.at(-1) ? stretch.bendsAtEnd : place.isMeant;
        return { place, isMeant: bends === true || stretch.pass !== null };
      }),
    );
    const road = course[0]?.stretch.road ?? '';
    const bends = points.slice(1, -1).flatMap(({ place: at, isMeant }, index) => {
      const [before, after] = [points[index]?.place, points[index + 2]?.place];
      if (isMeant || !before || !after) return [];
      const isShort = Math.min(kmBetween(before, at), kmBetween(at, after)) < SHORT_KM;
      const turn = turnDegrees(before, at, after);
      const off = offLineKm(at, before, after);
      if (turn > MOST_TURN && !isShort)
        return [
          `${road}: turns by ${turn.toFixed(0)}° at ${at.name} (${before.name} – ${after.name})`,
        ];
      return off > MOST_OFF_KM
        ? [`${road}: ${at.name} lies ${off.toFixed(0)} km off the line`]
        : [];
    });
    return [...bends, ...course.flatMap(faultsOf)];
  });
}

/** @param {Laid} laid */
function faultsOf({ stretch, line }) {
  const { road, from, to, kind, pass } = stretch;
  if (kind === 'ferry' || kind === 'train') return [];
  const isIn = (/** @type {ReadonlySet<string>} */ lands) =>
    [from, to].every((key) => lands.has(key.slice(-2)));
  const most = MOST_GAP_KM[isIn(DENSE) ? 'dense' : isIn(EMPTY) ? 'empty' : 'wide'];
  const gaps = line.slice(1).flatMap((there, index) => {
    const here = line[index] ?? there;
    const km = kmBetween(here, there);
    return km > most * 1.05 && !pass
      ? [`${road}: ${km.toFixed(0)} km between ${here.name} and ${there.name} (most: ${most})`]
      : [];
  });
  const [drawn, km] = [lengthKm(line), stretch.km];
  const isTooShort = km !== null && drawn > km * (1 + MOST_LENGTH_ERROR) && drawn > km + 3;
  return isTooShort
    ? [
        ...gaps,
        `${road}: ${from} – ${to} is said to be ${km} km, its points are ${drawn.toFixed(0)} km`,
      ]
    : gaps;
}

/**
 * Holds whole roads against their known lengths.
 *
 * @param {readonly Laid[]} laid
 * @param {readonly { road: string, from: string, to: string, km: number }[]} lengths
 */
export function checkLengths(laid, lengths) {
  return lengths.flatMap(({ road, from, to, km }) => {
    const own = laid.filter(({ stretch }) => stretch.road.split(' ').includes(road));
    const found = shortest(own, from, to);
    if (found === null) return [`${road}: no way from ${from} to ${to} on it`];
    const error = found / km - 1;
    if (Math.abs(error) <= MOST_LENGTH_ERROR) return [];
    return [`${road}: ${from} – ${to} is ${found.toFixed(0)} km in the table, known are ${km} km`];
  });
}

/** @param {readonly Laid[]} laid @param {string} from @param {string} to @returns {number | null} */
function shortest(laid, from, to) {
  const km = new Map([[from, 0]]);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const { stretch, line } of laid) {
      const length = lengthOf(stretch, line);
      const ends = [stretch.from, stretch.to];
      for (const [here = '', there = ''] of [ends, ends.toReversed()]) {
        const reached = (km.get(here) ?? Infinity) + length;
        if (reached >= (km.get(there) ?? Infinity)) continue;
        km.set(there, reached);
        isBetter = true;
      }
    }
  }
  return km.get(to) ?? null;
}

/**
 * Stretches of one road that follow each other.
 *
 * @template {{ stretch: Stretch }} T
 * @param {readonly T[]} laid
 * @returns {readonly (readonly T[])[]}
 */
export function coursesOf(laid) {
  /** @type {T[][]} */
  const courses = [];
  for (const one of laid) {
    const last = courses.at(-1)?.at(-1)?.stretch;
    const isNext =
      last?.road === one.stretch.road && last.to === one.stretch.from && last.road !== '';
    if (isNext) courses.at(-1)?.push(one);
    else courses.push([one]);
  }
  return courses;
}
