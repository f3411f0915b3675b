import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRoads } from './compile-roads.mjs';
import { shapeOnLand } from './coast-lines.mjs';
import { linesOf } from './parse-source.mjs';
import { readLand } from './read-land.mjs';
import { readSource } from './read-source.mjs';

// Makes data/roads/roads.json from the hand-written source: `node tools/roads/build.mjs`. Needs no network.

const ROADS = join(fileURLToPath(import.meta.url), '../../../data/roads');

/** The content of the file. */
export function buildRoads() {
  const { stretches, barriers } = readSource(join(ROADS, 'source'));
  const cities = linesOf(readFileSync(join(ROADS, 'cities.tsv'), 'utf8')).map((line) => {
    const [key = '', id, lat, lng] = line.split('\t');
    return { key, id: Number(id), lat: Number(lat), lng: Number(lng) };
  });
  const roads = compileRoads(stretches, cities);
  return { ...roads, barriers, shapes: shapesOf(stretches, cities) };
}

/**
 * For every road that would be drawn through the sea, its number and the points that keep it on land.
 *
 * @param {readonly import('./parse-source.mjs').Stretch[]} stretches
 * @param {readonly import('./compile-roads.mjs').City[]} cities
 */
function shapesOf(stretches, cities) {
  const land = readLand(join(ROADS, 'land.json'));
  const places = new Map(cities.map((city) => [city.key, city]));
  return stretches.flatMap(({ kind, from, to }, way) => {
    const [here, there] = [places.get(from), places.get(to)];
    if (!here || !there || kind === 'ferry' || kind === 'train') return [];
    const shape = shapeOnLand(here, there, land);
    const numbers = shape.flatMap(({ lat, lng }) => [rounded(lat), rounded(lng)]);
    return numbers.length > 0 ? [[way, ...numbers]] : [];
  });
}

/** To 100 meters. @param {number} degrees */
function rounded(degrees) {
  return Math.round(degrees * 1000) / 1000;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const roads = buildRoads();
  writeFileSync(join(ROADS, 'roads.json'), `${JSON.stringify(roads)}\n`);
  console.log(`${roads.cities.length} cities, ${roads.ways.length} ways`);
}
