import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRoads } from './compile-roads.mjs';
import { linesOf } from './parse-source.mjs';
import { readSource } from './read-source.mjs';

// Makes data/roads/roads.json of the hand-written source: `node tools/roads/build.mjs`. Needs no network.

const ROADS = join(fileURLToPath(import.meta.url), '../../../data/roads');

/** The table as it belongs into the file. */
export function buildRoads() {
  const { stretches } = readSource(join(ROADS, 'source'));
  const cities = linesOf(readFileSync(join(ROADS, 'cities.tsv'), 'utf8')).map((line) => {
    const [key = '', id, lat, lng] = line.split('\t');
    return { key, id: Number(id), lat: Number(lat), lng: Number(lng) };
  });
  return compileRoads(stretches, cities);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const roads = buildRoads();
  writeFileSync(join(ROADS, 'roads.json'), `${JSON.stringify(roads)}\n`);
  console.log(`${roads.cities.length} cities, ${roads.ways.length} ways`);
}
