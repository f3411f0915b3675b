import { point, signedArea } from '../geometry.mjs';
import * as countries from '../names/countries.mjs';
import { LAKES } from '../names/lakes.mjs';
import { ISLANDS, MOUNTAINS } from '../names/regions.mjs';
import { SEAS } from '../names/seas.mjs';
import { STATES } from '../names/states.mjs';
import { readCountries } from '../read/topology.mjs';
import { innermostPoint } from './innermost-point.mjs';

/** @typedef {import('../geometry.mjs').Feature} Feature */
/** @typedef {import('../geometry.mjs').Line} Line */
/** @typedef {import('../tile-layers.mjs').Layer} Layer */

/**
 * Names of areas: countries, regions, mountains, islands, seas, lakes.
 *
 * @param {string} countriesFile of world-atlas
 * @returns {Layer}
 */
export function areaLayer(countriesFile) {
  return {
    name: 'area',
    features: [
      ...countryLabels(countriesFile),
      ...named('state', STATES),
      ...named('mountain', MOUNTAINS),
      ...named('island', ISLANDS),
      ...named('sea', SEAS),
      ...named('lake', LAKES),
    ],
  };
}

/**
 * @param {string} kind
 * @param {readonly import('../geometry.mjs').NamedPoint[]} points
 */
function named(kind, points) {
  return points.map(([de, en, lat, lng, minZoom]) =>
    point([lng, lat], { kind, minZoom: Math.min(minZoom, 7), zoom: minZoom, ...names(de, en) }),
  );
}

/** @param {string} de @param {string} en */
function names(de, en) {
  return { name: de, ...(en !== de && { en }) };
}

/** @param {string} file */
function countryLabels(file) {
  const labels = readCountries(file).flatMap(({ code, name, rings }) => {
    const region = countries.CODES_BY_NAME[name] ?? regionOf(code);
    const largest = rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0];
    if (!region || !largest || countries.NOT_NAMED.has(name)) return [];
    const [lat, lng] = countries.LABEL_PLACES[region] ?? innermostPoint(largest);
    return [countryLabel(region, lat, lng, countryZoom(areaOf(largest)))];
  });
  const second = countries.SECOND_LABELS.map(([region, lat, lng, zoom]) =>
    countryLabel(region, lat, lng, zoom),
  );
  return [...labels, ...second];
}

/** @param {string} region @param {number} lat @param {number} lng @param {number} zoom */
function countryLabel(region, lat, lng, zoom) {
  const [de, en] = countries.SHORTER_NAMES[region] ?? [nameOf(region, 'de'), nameOf(region, 'en')];
  return point([lng, lat], { kind: 'country', minZoom: Math.min(zoom, 7), zoom, ...names(de, en) });
}

/** @param {string} numeric ISO 3166-1 numeric, which locales turn into letters */
function regionOf(numeric) {
  return numeric ? (new Intl.Locale(`und-${numeric}`).region ?? '') : '';
}

/** @param {string} region @param {string} language */
function nameOf(region, language) {
  return new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region;
}

/** In square degrees at the equator. @param {Line} ring */
function areaOf(ring) {
  const [, lat = 0] = ring[0] ?? [];
  return (Math.abs(signedArea(ring)) / 2) * Math.cos((lat * Math.PI) / 180);
}

/** @param {number} area */
function countryZoom(area) {
  const bounds = [200, 25, 6, 1.2, 0.2];
  const zoom = bounds.findIndex((bound) => area >= bound);
  return zoom < 0 ? 7 : zoom + 2;
}
