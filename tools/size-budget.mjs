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
  /src\/app\/pages\/landing-page\.tsx$/,
];

/** What `/routen` loads before there is a route or a map. */
const ROUTE_PAGE = [
  /(^|\/)index\.html$/,
  /src\/main\.tsx$/,
  /src\/app\/.*public-layout\.tsx$/,
  /src\/features\/routes\/routes-page\.tsx$/,
];

/** What a public trip loads before its map. */
const PUBLIC_TRIP = [
  /(^|\/)index\.html$/,
  /src\/main\.tsx$/,
  /src\/app\/.*public-layout\.tsx$/,
  /src\/features\/public-trips\/public-trip-page\.tsx$/,
];

/** What `/forum` loads before the form for a post opens. */
const FORUM = [
  /(^|\/)index\.html$/,
  /src\/main\.tsx$/,
  /src\/app\/.*public-layout\.tsx$/,
  /src\/app\/pages\/forum-page\.tsx$/,
];

/** What `/posts/norwegen` loads before its map. */
const PLACE_POSTS = [
  /(^|\/)index\.html$/,
  /src\/main\.tsx$/,
  /src\/app\/.*public-layout\.tsx$/,
  /src\/features\/posts\/posts-page\.tsx$/,
];

/** What `/merch` loads before a cart or a product is opened. */
const SHOP = [
  /(^|\/)index\.html$/,
  /src\/main\.tsx$/,
  /src\/app\/.*public-layout\.tsx$/,
  /src\/features\/shop\/merch-page\.tsx$/,
];

/** What `/planen` loads before the map library, which is loaded on demand. */
const PLANNER = [
  /(^|\/)index\.html$/,
  /src\/main\.tsx$/,
  /src\/app\/.*planner-layout\.tsx$/,
  /src\/app\/pages\/planner-page\.tsx$/,
];
const PLANNER_LIMIT_KB = 300;
/** On a slow network every further file costs half a second, however small it is. */
const PLANNER_FILES = 12;

const MAP_LIBRARY = 'src/map/map-controller.ts';

/** @typedef {{ file: string, imports?: readonly string[] }} Chunk */

/** @type {Readonly<Record<string, Chunk>>} */
const manifest = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8'));
const isSmall = [
  isWithin('the first page', FIRST_PAGE, LIMIT_KB),
  isWithin('the route page', ROUTE_PAGE, LIMIT_KB),
  isWithin('a public trip', PUBLIC_TRIP, LIMIT_KB),
  isWithin('the forum', FORUM, LIMIT_KB),
  isWithin('posts about a place', PLACE_POSTS, LIMIT_KB),
  isWithin('the shop', SHOP, LIMIT_KB),
  isWithin('the planner without the map', PLANNER, PLANNER_LIMIT_KB),
  hasFewFiles('the planner', PLANNER, PLANNER_FILES),
];
const hasFailures = [...filesOf(keysOf(FIRST_PAGE))].some((file) => /\/failures-/.test(file));
if (hasFailures)
  console.log('the first page loads the sentences for failures, which it never says');
const withMap = pagesWithMapLibrary();
for (const page of withMap) console.log(`${page} loads the map library without being asked to`);
process.exitCode = isSmall.includes(false) || hasFailures || withMap.length > 0 ? 1 : 0;

/** The map library is three times as large as a first page, so it must only be loaded on demand. */
function pagesWithMapLibrary() {
  const library = manifest[MAP_LIBRARY];
  if (!library) throw new Error(`the build has nothing for ${MAP_LIBRARY}`);
  return Object.keys(manifest).filter(
    (key) => key !== MAP_LIBRARY && filesOf([key]).has(library.file),
  );
}

/**
 * @param {string} name
 * @param {readonly RegExp[]} modules
 * @param {number} limitKb
 */
function isWithin(name, modules, limitKb) {
  const sizes = [...filesOf(keysOf(modules))]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, kb: gzipSync(readFileSync(join(FOLDER, file))).length / 1024 }))
    .sort((one, other) => other.kb - one.kb);
  const sum = sizes.reduce((total, { kb }) => total + kb, 0);
  for (const { file, kb } of sizes) console.log(`${kb.toFixed(1).padStart(8)} KB  ${file}`);
  console.log(`${sum.toFixed(1).padStart(8)} KB  JavaScript of ${name}, gzip; limit ${limitKb} KB`);
  return sum <= limitKb;
}

/**
 * @param {string} name
 * @param {readonly RegExp[]} modules
 * @param {number} limit
 */
function hasFewFiles(name, modules, limit) {
  // What only passes on another file is not loaded (packages/web/build/straight-imports.ts).
  const files = [...filesOf(keysOf(modules))].filter(
    (file) => !/^export\{[^}]+\}from"[^"]+";?\s*$/.test(readFileSync(join(FOLDER, file), 'utf8')),
  );
  console.log(`${files.length} files of ${name}; limit ${limit}`);
  return files.length <= limit;
}

/** @param {readonly RegExp[]} modules */
function keysOf(modules) {
  const keys = Object.keys(manifest).filter((key) => modules.some((page) => page.test(key)));
  for (const page of [modules[0], modules.at(-1)]) {
    // Without this check, a budget would pass because a renamed file is no longer counted.
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
