import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGeoNames } from './geonames.mjs';
import { readSource } from './read-source.mjs';

// Looks up the GeoNames id of every city in the road table and stores it in data/roads/cities.tsv. Run
// `node tools/roads/find-cities.mjs` after adding names to the source.

const ROADS = join(fileURLToPath(import.meta.url), '../../../data/roads');

/** Farther from the given coordinates, it is another place of that name. */
const SAME_DEGREES = 0.15;

/** @typedef {import('./geonames.mjs').GeoName} GeoName */

const { stretches, places } = readSource(join(ROADS, 'source'));
const byName = await readGeoNames();
const keys = [...new Set(stretches.flatMap(({ from, to }) => [from, to]))].sort();
const found = keys.map((key) => ({ key, city: findCity(key) }));
const missing = found.filter(({ city }) => city === null).map(({ key }) => key);
if (missing.length > 0) {
  console.error(`Not found, add them to data/roads/source/places.tsv: ${missing.join(', ')}`);
  process.exit(1);
}
const head = '# name/country, GeoNames id (0: a point of our own), latitude, longitude';
const rows = found.map(({ key, city }) => [key, city?.id, city?.lat, city?.lng].join('\t'));
writeFileSync(join(ROADS, 'cities.tsv'), `${[head, ...rows].join('\n')}\n`);
console.log(`${rows.length} cities`);

/** @param {string} key @returns {Pick<GeoName, 'id' | 'lat' | 'lng'> | null} */
function findCity(key) {
  const all = byName(key);
  const given = places.get(key);
  if (!given) return all[0] ?? null;
  const [lat, lng] = given;
  const near = all.find(
    (city) => Math.hypot(city.lat - lat, (city.lng - lng) * 0.6) < SAME_DEGREES,
  );
  return near ?? { id: 0, lat, lng };
}
