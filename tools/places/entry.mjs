/**
 * One thing that can be found.
 *
 * @typedef {object} Entry
 * @property {'city' | 'town' | 'village' | 'region' | 'lake' | 'island' | 'park' | 'country' | 'airport' | 'station' | 'poi'} kind
 * @property {string} name in German, without a comma
 * @property {string} englishName
 * @property {readonly string[]} otherNames as good as the two
 * @property {readonly string[]} alternates names in other languages and from other times
 * @property {string} country ISO 3166-1 alpha-2
 * @property {string} state country and state code, `IT.20`; empty where there is none
 * @property {number} lat
 * @property {number} lng
 * @property {number} population 0 when unknown
 * @property {string} timeZone empty when unknown
 * @property {number} importance 0 to 10; a step of one is ten times as many people
 * @property {number} radiusKm of regions, else 0
 */

const NEAR = new Set(['DE', 'AT', 'CH', 'LI']);
const EUROPE = new Set(
  `AD AL AX BA BE BG BY CY CZ DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LT LU LV MC MD ME MK MT NL NO PL
  PT RO RS SE SI SK SM UA VA XK`.split(/\s+/),
);

/**
 * Users travel within Europe by road, so a place there ranks before one of the same size elsewhere. @param {string}
 * country
 */
export function nearness(country) {
  if (NEAR.has(country)) return 1;
  return EUROPE.has(country) ? 0.8 : 0;
}

/** @param {string} country */
export function isInEurope(country) {
  return NEAR.has(country) || EUROPE.has(country);
}
