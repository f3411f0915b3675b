import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numberMasses } from './land-masses.mjs';
import { rasterLand } from './land-raster.mjs';

// Makes data/roads/land.json, the map of land and sea: fine where the road table is, coarse elsewhere.
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
