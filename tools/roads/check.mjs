import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCourses, checkLengths } from './check-courses.mjs';
import { shapeOnLand, wetKm } from './coast-lines.mjs';
import { findCity, findVia } from './find-vias.mjs';
import { readGeoNames } from './geonames.mjs';
import { readLand } from './read-land.mjs';
import { readSource } from './read-source.mjs';

// Says what is wrong with the hand-written roads, of some countries or of all: `node tools/roads/check.mjs DE AT`.

const ROADS = join(fileURLToPath(import.meta.url), '../../../data/roads');

const countries = new Set(process.argv.slice(2));
const { stretches, places, lengths } = readSource(join(ROADS, 'source'));
const byName = await readGeoNames();
const land = readLand(join(ROADS, 'land.json'));
const isAsked = (/** @type {string} */ key) => countries.size === 0 || countries.has(key.slice(-2));

const faults = [];
const laid = stretches.flatMap((stretch) => {
  const [from, to] = [stretch.from, stretch.to].map((key) =>
    findCity(key, places.get(key), byName),
  );
  const missing = [from ? [] : [stretch.from], to ? [] : [stretch.to]].flat();
  if (!from || !to) {
    if (missing.some(isAsked)) faults.push(`not found, add to places.tsv: ${missing.join(', ')}`);
    return [];
  }
  const points = stretch.vias.flatMap(({ name, isMeant }) => {
    const place = findVia(name, { from, to }, byName);
    if (!place && isAsked(stretch.from))
      faults.push(`${stretch.road}: ${stretch.from} – ${stretch.to}: no ${name} near it`);
    return place ? [{ ...place, isMeant }] : [];
  });
  return [{ stretch, line: [from, ...points, to] }];
});
faults.push(...checkCourses(laid.filter(({ stretch }) => isAsked(stretch.from))));
faults.push(
  ...checkLengths(
    laid,
    lengths.filter(({ from }) => isAsked(from)),
  ),
);
for (const { stretch, line } of laid) {
  if (!isAsked(stretch.from) || ['ferry', 'train'].includes(stretch.kind)) continue;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const wet = wetKm([from, ...shapeOnLand(from, to, land), to], land);
    if (wet > 8)
      faults.push(`${stretch.road}: ${from.name} – ${to.name}: ${wet.toFixed(0)} km through water`);
  }
}
for (const fault of faults) console.log(fault);
const points = laid.reduce((sum, { line }) => sum + line.length - 1, 0);
console.log(`${faults.length} faults; ${laid.length} stretches, ${points} points in all`);
