import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseFerries, parsePasses, parsePlaces, parseRoads } from './parse-source.mjs';

/**
 * Everything that was written by hand.
 *
 * @param {string} folder data/roads/source
 */
export function readSource(folder) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const special = new Set(['passes.txt', 'ferries.txt']);
  const roads = readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && !special.has(name))
    .sort()
    .flatMap((name) => parseRoads(read(name)));
  return {
    stretches: [...roads, ...parsePasses(read('passes.txt')), ...parseFerries(read('ferries.txt'))],
    places: parsePlaces(read('places.tsv')),
  };
}
