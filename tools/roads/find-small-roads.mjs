import { writeFileSync } from 'node:fs';
import { loadModule } from '../../bench/load-module.mjs';
import { layWrittenRoads, readBarriers, SMALL_ROADS_FILE } from './build.mjs';
import { measure } from './compile-roads.mjs';
import { readTerrain, waterKm, WORLD_FILE } from './read-terrain.mjs';
import {
  areNeighbours,
  chooseSmallRoads,
  countryOf,
  DENSE,
  isRough,
  placesOf,
  printSmallRoads,
} from './small-roads.mjs';

// Writes data/roads/small-roads.tsv: `node tools/roads/find-small-roads.mjs` after changing roads, then build.mjs. Needs no network.

/** @typedef {import('./small-roads.mjs').Place} Place */

const HILL_BENDS = 1.1;
/** How wide water on the way may be: a river, or a place where the map's coast is coarse. */
const MOST_WATER_KM = 1;

const { createOutlines } = await loadModule('packages/geo/src/outlines/create-outlines.ts');
const { createBarriers } = await loadModule('packages/geo/src/roads/barriers.ts');

const laid = layWrittenRoads();
const summits = new Set(
  laid.flatMap(({ stretch, from, to }) =>
    [from, to]
      .filter(({ key }) => key.startsWith(`${stretch.pass?.name}/`))
      .map(({ node }) => node),
  ),
);
const places = [...placesOf(laid).values()].filter(
  (place) => !summits.has(place.node) && DENSE.includes(countryOf(place)),
);
const terrain = await readTerrain(createOutlines(WORLD_FILE), places);
/** @type {(from: Place, to: Place) => boolean} */
const crosses = createBarriers([...readBarriers(), ...terrain.rivers]);
const ways = laid.map((way) => ({
  from: way.from.node,
  to: way.to.node,
  seconds: measure(way).seconds,
}));
const roads = chooseSmallRoads(ways, places, bendsBetween);
writeFileSync(SMALL_ROADS_FILE, printSmallRoads(roads));
console.log(`${roads.length} small roads between ${places.length} places`);

/** @param {Place} from @param {Place} to */
function bendsBetween(from, to) {
  const [here, there] = [countryOf(from), countryOf(to)];
  if (!areNeighbours(here, there) || crosses(from, to)) return null;
  const profile = terrain.profile(from, to);
  const isDry = waterKm(profile) <= MOST_WATER_KM;
  const top = Math.max(...profile);
  if (!isDry || isRough(top, here, from) || isRough(top, there, to)) return null;
  return top > 0 ? HILL_BENDS : 1;
}
