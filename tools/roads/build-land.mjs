import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModule } from '../../bench/load-module.mjs';
import { readPlaces } from './build.mjs';
import { numberMasses } from './land-masses.mjs';
import { rasterLand, runsOf } from './land-raster.mjs';
import { readTerrain, WORLD_FILE } from './read-terrain.mjs';
import { isRough } from './small-roads.mjs';

// Makes data/roads/land.json, the map of land and sea: fine where the road table is, coarse elsewhere. There it also knows
// where lakes and mountains are, from the map's own archive.
// `node tools/roads/build-land.mjs`

const OUTPUT = join(fileURLToPath(import.meta.url), '../../../data/roads/land.json');

const EUROPE = { west: -32, south: 27, step: 0.025, columns: 3760, rows: 1820 };
const WORLD = { west: -180, south: -90, step: 0.25, columns: 1440, rows: 720 };

const europe = await rasterLand(EUROPE);
const world = await rasterLand(WORLD);
const masses = numberMasses(world, WORLD.columns);
const file = {
  format: 1,
  europe: {
    ...EUROPE,
    runs: packed(europe.map((row) => row.map(({ start, end }) => [start, end]))),
  },
  rough: {
    ...EUROPE,
    runs: packed((await rough()).map((row) => row.map(({ start, end }) => [start, end]))),
  },
  world: {
    ...WORLD,
    runs: packed(
      world.map((row, index) =>
        row.map(({ start, end }, place) => [start, end, masses[index]?.[place] ?? 0]),
      ),
    ),
  },
};
writeFileSync(OUTPUT, `${JSON.stringify(file)}\n`);

/** Where on land small roads do not lead everywhere. */
async function rough() {
  const { createOutlines } = await loadModule('packages/geo/src/outlines/create-outlines.ts');
  const { countryAt } = await loadModule('packages/geo/src/gazetteer/country-at.ts');
  const { levelAt, rivers } = await readTerrain(
    createOutlines(WORLD_FILE),
    readPlaces('cities.tsv'),
  );
  const wet = new Set(rivers.flatMap(cellsOn));
  const isInRiver = (/** @type {number} */ row, /** @type {number} */ column) =>
    wet.has(row * EUROPE.columns + column);
  return europe.map((runs, row) => {
    const cells = new Uint8Array(EUROPE.columns);
    const lat = EUROPE.south + (row + 0.5) * EUROPE.step;
    for (const { start, end } of runs) {
      for (let column = start; column < end; column += 1) {
        const point = { lat, lng: EUROPE.west + (column + 0.5) * EUROPE.step };
        const level = levelAt(point);
        // Asking for the country takes long, and matters between plains and mountains only.
        const country = level === 1 || (level === 0 && lat > 55) ? countryAt(point) : '';
        cells[column] = isRough(level, country, point) || isInRiver(row, column) ? 1 : 0;
      }
    }
    return runsOf(cells);
  });
}

/** The cells that a line touches. @param {readonly import('./geometry.mjs').Point[]} line */
function cellsOn(line) {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const width = Math.max(Math.abs(to.lat - from.lat), Math.abs(to.lng - from.lng));
    const steps = Math.max(1, Math.ceil((width / EUROPE.step) * 3));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const [lat, lng] = [
        from.lat + ((to.lat - from.lat) * step) / steps,
        from.lng + ((to.lng - from.lng) * step) / steps,
      ];
      const row = Math.floor((lat - EUROPE.south) / EUROPE.step);
      return row * EUROPE.columns + Math.floor((lng - EUROPE.west) / EUROPE.step);
    });
  });
}

/**
 * Every row as its number of runs, then each run's gap, length and further values, as variable-length numbers.
 *
 * @param {readonly (readonly (readonly number[])[])[]} rows
 */
function packed(rows) {
  /** @type {number[]} */
  const bytes = [];
  const write = (/** @type {number} */ value) => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>= 7;
    }
    bytes.push(rest);
  };
  for (const row of rows) {
    write(row.length);
    let place = 0;
    for (const [start = 0, end = 0, ...more] of row) {
      for (const value of [start - place, end - start, ...more]) write(value);
      place = end;
    }
  }
  return Buffer.from(bytes).toString('base64');
}
