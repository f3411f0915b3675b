/** Label positions where the computed one looks odd or the source has no code. */

/** @type {Readonly<Record<string, readonly [lat: number, lng: number]>>} */
export const LABEL_PLACES = {
  NO: [61.4, 9.2],
  SE: [62.6, 15.6],
  FI: [63, 26.4],
  HR: [45.55, 16.6],
  IT: [42.9, 12.5],
  GB: [53.9, -1.6],
  FR: [46.7, 2.4],
  RU: [61, 96],
  US: [39.6, -98.5],
  CL: [-30.2, -70.6],
  VN: [15.4, 108],
  PT: [39.7, -8.1],
  GR: [39.3, 21.9],
  AT: [47.55, 14.3],
  CA: [57.5, -104],
  JP: [36.4, 138.4],
  NZ: [-41.3, 173],
  IL: [30.9, 34.9],
};

/** The European part needs its own label on a map of Europe. */
export const SECOND_LABELS = /** @type {const} */ ([['RU', 55.5, 42, 4]]);

/** @type {Readonly<Record<string, string>>} */
export const CODES_BY_NAME = { Kosovo: 'XK' };

/** Areas in the source that are not countries in ISO 3166. */
export const NOT_NAMED = new Set([
  'Somaliland',
  'N. Cyprus',
  'Indian Ocean Ter.',
  'Siachen Glacier',
]);

/** @type {Readonly<Record<string, readonly [de: string, en: string]>>} */
export const SHORTER_NAMES = {
  US: ['USA', 'USA'],
  GB: ['Großbritannien', 'United Kingdom'],
  CD: ['DR Kongo', 'DR Congo'],
  CG: ['Kongo', 'Congo'],
  BA: ['Bosnien-Herzegowina', 'Bosnia-Herzegovina'],
  AE: ['V. A. Emirate', 'U. A. Emirates'],
  CF: ['Zentralafrika', 'Central African Rep.'],
  MK: ['Nordmazedonien', 'North Macedonia'],
  DO: ['Dominik. Republik', 'Dominican Rep.'],
};
