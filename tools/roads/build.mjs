import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRoads } from './compile-roads.mjs';
import { findPlaces, layWays } from './lay-ways.mjs';
import { linesOf } from './parse-source.mjs';
import { readLand } from './read-land.mjs';
import { readSource } from './read-source.mjs';

// Makes data/roads/roads.json from the hand-written source: `node tools/roads/build.mjs`. Needs no network.

const ROADS = join(fileURLToPath(import.meta.url), '../../../data/roads');

/** All stretches with what they pass. */
export function readStretches() {
  const { stretches } = readSource(join(ROADS, 'source'));
  /** @type {Map<string, import('./geonames.mjs').GeoName[]>} */
  const towns = new Map();
  for (const { key, ...place } of readPlaces('towns.tsv'))
    towns.set(key, [...(towns.get(key) ?? []), { ...place, population: 0 }]);
  return findPlaces(stretches, {
    cities: readPlaces('cities.tsv'),
    towns: (key) => towns.get(key) ?? [],
  });
}

/** All ways with their lines. */
export function layRoads() {
  const land = readLand(join(ROADS, 'land.json'));
  return layWays(readStretches(), { cities: readPlaces('cities.tsv'), land });
}

/** The content of the file. @param {readonly import('./lay-ways.mjs').LaidWay[]} laid */
export function buildRoads(laid) {
  return { ...compileRoads(laid), barriers: readSource(join(ROADS, 'source')).barriers };
}

/** @param {string} name */
function readPlaces(name) {
  return linesOf(readFileSync(join(ROADS, name), 'utf8')).map((line) => {
    const [key = '', id, lat, lng] = line.split('\t');
    return { key, id: Number(id), lat: Number(lat), lng: Number(lng) };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const roads = buildRoads(layRoads());
  writeFileSync(join(ROADS, 'roads.json'), `${JSON.stringify(roads)}\n`);
  console.log(`${roads.cities.length} cities, ${roads.ways.length} ways`);
  // What the map draws of it.
  await import('../basemap/make-roads.mjs');
}
