import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { fetchSources } from './fetch-sources.mjs';
import { namesOf } from './names-of.mjs';
import { nearestCityOf, stateAround } from './nearest-city.mjs';
import { readCities } from './read-cities.mjs';
import { areasOf, readRegions, readSights, withVillages } from './read-own.mjs';
import { readRoadPlaces } from './read-road-places.mjs';
import { readAirports, readStations } from './read-transport.mjs';
import { writeGazetteer } from './write-gazetteer.mjs';
import { writeOfflineNames } from './write-offline-names.mjs';
import { writeZoneTable } from './write-zone-table.mjs';

// Makes data/places, and the names for searching offline, from free sources: `npm run places`. The same input gives the same file.

const ROOT = join(fileURLToPath(import.meta.url), '../../..');

/** @returns {Promise<typeof import('../../packages/geo/src/gazetteer/fold.ts')>} */
async function loadFold() {
  const bundle = await rolldown({ input: join(ROOT, 'packages/geo/src/gazetteer/fold.ts') });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

const sources = fetchSources(join(ROOT, '.data/place-sources'));
const folding = await loadFold();
const { fold } = folding;
const names = namesOf(sources);
const cities = readCities(sources, names);
const nearest = nearestCityOf(cities);
const sightsFolder = join(ROOT, 'data/sights');
const sights = readdirSync(sightsFolder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()
  .flatMap((name) => readFileSync(join(sightsFolder, name), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));
const regions = readRegions(nearest);
const regionKeys = new Set(regions.map(({ name, country }) => `${fold(name)}/${country}`));
/** States that our own table already lists as landscapes. @param {import('./entry.mjs').Entry} area */
const isRegion = ({ name, country }) => regionKeys.has(`${fold(name)}/${country}`);
const known = [
  ...withVillages(cities, nearest),
  ...regions,
  ...areasOf(cities, names).filter((area) => !isRegion(area)),
  ...readAirports(sources, nearest, fold),
  ...readStations(sources, nearest),
  ...readSights(sights, nearest, stateAround(cities)),
];
const roadPlaces = readFileSync(join(ROOT, 'data/roads/cities.tsv'), 'utf8').split('\n');
const entries = [...known, ...readRoadPlaces(roadPlaces, known, nearest, stateAround(cities))];
const states = new Map(
  [...new Set(entries.map(({ state }) => state).filter(Boolean))].map((id) => [
    id,
    { name: names.germanState(id, ''), englishName: names.englishState(id, '') },
  ]),
);
const file = writeGazetteer(entries, states, folding);
mkdirSync(join(ROOT, 'data/places'), { recursive: true });
writeFileSync(join(ROOT, 'data/places/gazetteer.bin.br'), file);
const offlineNames = writeOfflineNames(entries);
writeFileSync(join(ROOT, 'packages/web/public/places-europe.txt'), offlineNames);
writeFileSync(join(ROOT, 'packages/domain/src/zones/zone-table.ts'), writeZoneTable(entries));
console.log(`${entries.length} places, ${(file.length / 1e6).toFixed(1)} MB`);
