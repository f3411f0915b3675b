/**
 * How much longer a road is than the straight line between neighbouring places, and how fast one drives on it. A route planner's times
 * for a car without traffic are what counts, with villages, roundabouts and junctions, not the limit on the sign.
 *
 * @typedef {import('./parse-source.mjs').Kind} Kind
 * @typedef {{ detour: number, kmh: number }} Pace
 */

/** @type {Readonly<Record<Exclude<Kind, 'ferry' | 'train'>, Pace>>} */
const PACES = {
  motorway: { detour: 1.1, kmh: 102 },
  /** With tunnels, bridges and curves: through the Apennines, along the Ligurian coast. */
  'mountain-motorway': { detour: 1.17, kmh: 92 },
  /** Dual carriageways with junctions, and 2+1 roads. */
  expressway: { detour: 1.12, kmh: 87 },
  road: { detour: 1.22, kmh: 66 },
  /** Passes of long-distance roads, and winding roads along coasts and fjords. */
  'trunk-pass': { detour: 1.36, kmh: 58 },
  mountain: { detour: 1.45, kmh: 46 },
  hairpins: { detour: 1.6, kmh: 38 },
  /** From village to village. */
  'small-road': { detour: 1.28, kmh: 56 },
};

/**
 * Where limits, terrain and villages make a difference: motorway, expressway and road in km/h, and the detour of roads.
 *
 * @type {Readonly<Record<string, readonly [motorway: number, expressway: number, road: number, detour: number]>>}
 */
const COUNTRIES = {
  AD: [80, 70, 52, 1.3],
  AL: [88, 76, 54, 1.3],
  AT: [101, 84, 64, 1.23],
  AX: [80, 80, 66, 1.2],
  BA: [104, 80, 57, 1.32],
  BE: [98, 84, 64, 1.2],
  BG: [106, 86, 63, 1.22],
  BY: [102, 90, 76, 1.12],
  CH: [88, 76, 60, 1.25],
  CY: [96, 80, 58, 1.3],
  CZ: [104, 86, 64, 1.19],
  DE: [105, 87, 66, 1.22],
  DK: [105, 88, 72, 1.17],
  EE: [95, 90, 79, 1.13],
  ES: [106, 92, 72, 1.24],
  FI: [100, 92, 82, 1.13],
  FO: [80, 70, 58, 1.35],
  FR: [107, 92, 69, 1.22],
  GB: [97, 84, 67, 1.24],
  GR: [104, 86, 64, 1.28],
  HR: [108, 86, 62, 1.26],
  HU: [108, 88, 66, 1.17],
  IE: [102, 84, 63, 1.2],
  IM: [80, 70, 55, 1.25],
  IS: [85, 82, 79, 1.22],
  IT: [100, 82, 58, 1.25],
  LI: [88, 76, 58, 1.2],
  LT: [108, 88, 76, 1.13],
  LU: [100, 84, 64, 1.22],
  LV: [95, 88, 74, 1.13],
  MA: [106, 86, 66, 1.2],
  MD: [90, 80, 63, 1.17],
  ME: [95, 74, 54, 1.36],
  MK: [104, 84, 60, 1.25],
  MT: [60, 55, 42, 1.25],
  NL: [96, 84, 66, 1.2],
  NO: [92, 80, 67, 1.25],
  PL: [106, 88, 65, 1.17],
  PT: [106, 88, 66, 1.25],
  RO: [106, 84, 60, 1.17],
  RS: [106, 84, 62, 1.2],
  RU: [98, 88, 72, 1.12],
  SE: [100, 90, 78, 1.16],
  SI: [100, 82, 58, 1.25],
  SK: [104, 86, 62, 1.22],
  TR: [106, 84, 70, 1.18],
  UA: [96, 84, 66, 1.14],
  XK: [104, 84, 56, 1.25],
};

/**
 * The pace of a road between two countries, in the middle of theirs.
 *
 * @param {Exclude<Kind, 'ferry' | 'train'>} kind
 * @param {readonly string[]} countries
 * @returns {Pace}
 */
export function paceOf(kind, countries) {
  const paces = countries.map((country) => paceIn(kind, country));
  const mean = (/** @type {'detour' | 'kmh'} */ what) =>
    paces.reduce((sum, pace) => sum + pace[what], 0) / paces.length;
  return { detour: mean('detour'), kmh: mean('kmh') };
}

/** @param {Exclude<Kind, 'ferry' | 'train'>} kind @param {string} country @returns {Pace} */
function paceIn(kind, country) {
  const usual = PACES[kind];
  const own = COUNTRIES[country];
  if (!own) return usual;
  const [motorway, expressway, road, detour] = own;
  if (kind === 'motorway') return { ...usual, kmh: motorway };
  if (kind === 'mountain-motorway') return { ...usual, kmh: Math.min(usual.kmh, motorway) };
  if (kind === 'expressway') return { ...usual, kmh: expressway };
  if (kind === 'road') return { detour, kmh: road };
  // They bend more than main roads where those bend.
  if (kind === 'small-road') return { detour: 1 + (detour - 1) * 1.5, kmh: road * 0.9 };
  // A winding road is never quicker than an ordinary one of the same country.
  return { ...usual, kmh: Math.min(usual.kmh, road) };
}

/** People are there before the departure: the longer the crossing, the earlier. */
const WAITING = { ferry: 10, train: 20 };
const SHORTEST_WAIT = 15;
const LONGEST_WAIT = 90;

/** @param {'ferry' | 'train'} kind @param {number} crossing minutes */
export function waitingMinutes(kind, crossing) {
  return Math.round(Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, WAITING[kind] + crossing / 4)));
}
