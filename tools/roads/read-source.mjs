import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseBarriers,
  parseFerries,
  parseLengths,
  parsePasses,
  parsePlaces,
  parseRoads,
  parseSummits,
} from './parse-source.mjs';

/**
 * All hand-written data.
 *
 * @param {string} folder data/roads/source
 */
export function readSource(folder) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const special = new Set(['passes.txt', 'ferries.txt', 'barriers.txt', 'lengths.txt']);
  const roads = readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && !special.has(name))
    .sort()
    .flatMap((name) => parseRoads(read(name)));
  return {
    stretches: [...roads, ...parsePasses(read('passes.txt')), ...parseFerries(read('ferries.txt'))],
    barriers: parseBarriers(read('barriers.txt')),
    lengths: parseLengths(read('lengths.txt')),
    places: new Map([...parsePlaces(read('places.tsv')), ...parseSummits(read('passes.txt'))]),
  };
}
