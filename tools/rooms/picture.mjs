import { dirname, join, normalize } from 'node:path/posix';
import { readUses } from './read-uses.mjs';

const PROJECT_PACKAGE = /^@fahrtwind\/([^/]+)(?:\/([^/]+))?/;
const TEST_FILE = /\.test\.tsx?$|\/testing\/|\/test\//;

/**
 * What stands side by side in one folder: its folders and files, and which of them import which.
 *
 * @typedef {object} Floor
 * @property {string} folder
 * @property {ReadonlyMap<string, { readonly files: number, readonly lines: number }>} rooms by name
 * @property {readonly (readonly [from: string, to: string, files: number])[]} arrows between rooms
 * @property {readonly (readonly string[])[]} cycles rooms that reach each other
 */

/**
 * Draws the folders of the project with their imports. Types count like all others, tests do not count.
 *
 * @param {ReadonlyMap<string, string>} sources text by path from the project's root
 * @returns {readonly Floor[]} for each folder that holds folders, from the outside to the inside
 */
export function drawFloors(sources) {
  const paths = [...sources.keys()].filter((path) => !TEST_FILE.test(path)).sort();
  const imports = paths.map((path) => ({
    path,
    targets: readUses(path, sources.get(path) ?? '')
      .filter((use) => use.kind === 'import')
      .map((use) => targetOf(path, use.name))
      .filter((target) => target !== null && sources.has(target)),
  }));
  return foldersOf(paths).map((folder) => drawFloor(folder, paths, imports, sources));
}

/** @param {readonly string[]} paths */
function foldersOf(paths) {
  const folders = new Set(['packages']);
  for (const path of paths) {
    for (let folder = dirname(path); folder !== 'packages' && folder !== '.';) {
      folders.add(folder);
      folder = dirname(folder);
    }
  }
  return [...folders].filter((folder) => !/^packages\/[^/]+$/.test(folder)).sort();
}

/**
 * @param {string} folder
 * @param {readonly string[]} paths
 * @param {readonly { readonly path: string, readonly targets: readonly (string | null)[] }[]} imports
 * @param {ReadonlyMap<string, string>} sources
 * @returns {Floor}
 */
function drawFloor(folder, paths, imports, sources) {
  const roomOf = (/** @type {string} */ path) =>
    path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? null) : null;
  const rooms = new Map();
  for (const path of paths) {
    const room = roomOf(path);
    if (room === null) continue;
    const { files, lines } = rooms.get(room) ?? { files: 0, lines: 0 };
    const own = (sources.get(path) ?? '').split('\n').length - 1;
    rooms.set(room, { files: files + 1, lines: lines + own });
  }
  const counts = new Map();
  for (const { path, targets } of imports) {
    const from = roomOf(path);
    if (from === null) continue;
    const others = new Set(targets.map((target) => roomOf(target ?? '')));
    for (const to of others) {
      if (to === null || to === from) continue;
      counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  const arrows = [...counts].map(([key, files]) => {
    const [from = '', to = ''] = key.split(' ');
    return /** @type {const} */ ([from, to, files]);
  });
  return { folder, rooms, arrows, cycles: findCycles([...rooms.keys()], arrows) };
}

/**
 * @param {readonly string[]} rooms
 * @param {Floor['arrows']} arrows
 */
function findCycles(rooms, arrows) {
  const next = new Map(rooms.map((room) => [room, new Set()]));
  for (const [from, to] of arrows) next.get(from)?.add(to);
  const reach = new Map(rooms.map((room) => [room, reachable(room, next)]));
  /** @type {string[][]} */
  const cycles = [];
  for (const room of rooms) {
    if (!reach.get(room)?.has(room) || cycles.some((cycle) => cycle.includes(room))) continue;
    cycles.push(
      rooms.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)),
    );
  }
  return cycles;
}

/**
 * @param {string} room
 * @param {ReadonlyMap<string, ReadonlySet<string>>} next
 */
function reachable(room, next) {
  const seen = new Set();
  const open = [...(next.get(room) ?? [])];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    open.push(...(next.get(one) ?? []));
  }
  return seen;
}

/**
 * @param {string} path
 * @param {string} name
 */
function targetOf(path, name) {
  if (name.startsWith('.')) return normalize(join(dirname(path), name.replace(/\?.*$/, '')));
  const own = PROJECT_PACKAGE.exec(name);
  return own ? `packages/${own[1]}/src${own[2] ? `/${own[2]}` : ''}/index.ts` : null;
}
