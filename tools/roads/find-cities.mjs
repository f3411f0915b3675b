import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCity, findVia } from './find-vias.mjs';
import { readGeoNames } from './geonames.mjs';
import { readSource } from './read-source.mjs';

// Looks up the GeoNames id of every place in the road table and stores them in data/roads: cities.tsv has the ends of
// stretches, towns.tsv what they pass. Run `node tools/roads/find-cities.mjs` after adding names to the source.

const ROADS = join(fileURLToPath(import.meta.url), '../../../data/roads');

const { stretches, places } = readSource(join(ROADS, 'source'));
const byName = await readGeoNames();
/** @type {string[]} */
const missing = [];

const cities = new Map(
  [...new Set(stretches.flatMap(({ from, to }) => [from, to]))].flatMap((key) => {
    const city = findCity(key, places.get(key), byName);
    if (!city) missing.push(key);
    return city ? [[key, city]] : [];
  }),
);
const towns = new Map();
for (const stretch of stretches) {
  const [from, to] = [cities.get(stretch.from), cities.get(stretch.to)];
  if (!from || !to) continue;
  for (const { name } of stretch.vias) {
    const town = findVia(name, { from, to }, byName);
    if (!town) missing.push(`${name} (${stretch.from}–${stretch.to})`);
    else if (town.id > 0) towns.set(`${name}\t${town.id}`, { ...town, key: name });
  }
}
if (missing.length > 0) {
  console.error(`Not found, add them to data/roads/source/places.tsv: ${missing.join(', ')}`);
  process.exit(1);
}
write(
  'cities.tsv',
  [...cities].map(([key, city]) => ({ ...city, key })),
);
write('towns.tsv', [...towns.values()]);

/** @param {string} name @param {readonly { key: string, id: number, lat: number, lng: number }[]} list */
function write(name, list) {
  const head = '# name/country, GeoNames id (0: a point of our own), latitude, longitude';
  const rows = list.map(({ key, id, lat, lng }) => [key, id, lat, lng].join('\t')).sort();
  writeFileSync(join(ROADS, name), `${[head, ...rows].join('\n')}\n`);
  console.log(`${rows.length} in ${name}`);
}
