import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 150;
const FOLDER = 'dist/web';
/** What `/` loads: the entry, the app that it starts, and the lazy modules of its route. */
const FIRST_PAGE = [
  /(^|\/)index\.html$/,
  /src\/main\.tsx$/,
  /src\/app\/.*public-layout\.tsx$/,
  /src\/features\/content\/landing-page\.tsx$/,
];

const MAP_LIBRARY = 'src/map/engine/map-engine.ts';

/** @typedef {{ file: string, imports?: readonly string[] }} Chunk */

/** @type {Readonly<Record<string, Chunk>>} */
const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8'));
const files = [...filesOf(firstPageKeys())].filter((file) => file.endsWith('.js'));
const sizes = files
  .map((file) => ({ file, kb: gzipSync(readFileSync(join(FOLDER, file))).length / 1024 }))
  .sort((one, other) => other.kb - one.kb);
const sum = sizes.reduce((total, { kb }) => total + kb, 0);

for (const { file, kb } of sizes) console.log(`${kb.toFixed(1).padStart(8)} KB  ${file}`);
console.log(
  `${sum.toFixed(1).padStart(8)} KB  JavaScript of the first page, gzip; limit ${LIMIT_KB} KB`,
);
const withMap = pagesWithMapLibrary();
for (const page of withMap) console.log(`${page} loads the map library without being asked to`);
process.exitCode = sum > LIMIT_KB || withMap.length > 0 ? 1 : 0;

/** The map library weighs three times as much as a first page: nothing may import it at once, only on demand. */
function pagesWithMapLibrary() {
  const library = manifest[MAP_LIBRARY];
  if (!library) throw new Error(`the build has nothing for ${MAP_LIBRARY}`);
  return Object.keys(manifest).filter(
    (key) => key !== MAP_LIBRARY && filesOf([key]).has(library.file),
  );
}

function firstPageKeys() {
  const keys = Object.keys(manifest).filter((key) => FIRST_PAGE.some((page) => page.test(key)));
  for (const page of [FIRST_PAGE[0], FIRST_PAGE.at(-1)]) {
    // Guards against a budget that passes because a renamed file is no longer counted.
    if (!keys.some((key) => page?.test(key))) throw new Error(`the build has nothing for ${page}`);
  }
  return keys;
}

/**
 * @param {readonly string[]} keys
 * @param {Set<string>} [found]
 * @returns {Set<string>} the files of these chunks and of everything they import
 */
function filesOf(keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}
