import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The rows of one of our own tables; its first line names the columns.
 *
 * @param {string} name
 * @returns {readonly (readonly string[])[]}
 */
export function readTable(name) {
  const text = readFileSync(join(import.meta.dirname, 'own', `${name}.tsv`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
