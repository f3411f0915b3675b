import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRoads } from './compile-roads.mjs';
import { findPlaces, layWays } from './lay-ways.mjs';
import { linesOf } from './parse-source.mjs';
import { readLand } from './read-land.mjs';
import { readSource } from './read-source.mjs';
import { laySmallRoads } from './small-roads.mjs';

// Makes data/roads/roads.json from the hand-written source: `node tools/roads/build.mjs`. Needs no network.

const ROADS = join(fileURLToPath(import.meta.url), '../../../data/roads');
export const SMALL_ROADS_FILE = join(ROADS, 'small-roads.tsv');

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

/** All ways with their lines, as the source has them. */
export function layWrittenRoads() {
  const land = readLand(join(ROADS, 'land.json'));
  return layWays(readStretches(), { cities: readPlaces('cities.tsv'), land });
}

/** And the small roads between them. */
export function layRoads() {
  const written = layWrittenRoads();
  return [...written, ...laySmallRoads(linesOf(readFileSync(SMALL_ROADS_FILE, 'utf8')), written)];
}

/** The content of the file. @param {readonly import('./lay-ways.mjs').LaidWay[]} laid */
export function buildRoads(laid) {
  return { ...compileRoads(laid), barriers: readSource(join(ROADS, 'source')).barriers };
}

/** As lines of points. */
export function readBarriers() {
  return readSource(join(ROADS, 'source')).barriers.map((numbers) =>
    numbers.flatMap((lat, place) =>
      place % 2 === 0 ? [{ lat, lng: numbers[place + 1] ?? 0 }] : [],
    ),
  );
}

/** @param {string} name */
export function readPlaces(name) {
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
