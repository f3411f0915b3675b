import { dirname, join, normalize } from 'node:path/posix';
import { readUses } from './read-uses.mjs';
import { RESERVED, ROOMS, TEST_PACKAGES } from './rules.mjs';

const PROJECT_PACKAGE = /^@fahrtwind\/([^/]+)((?:\/[^/]+)*)/;
const TEST_FILE = /\.test\.tsx?$/;

/**
 * Finds every use that tools/rooms/rules.mjs forbids.
 *
 * @param {string} path of the file, from the project's root
 * @param {string} source
 * @returns {readonly string[]} one line for each violation
 */
export function checkRooms(path, source) {
  const place = ROOMS.map((room) => ({ room, names: match(room.files, path) })).find(
    ({ names }) => names !== null,
  );
  if (!place) return [`${path}: lies in no room; give it one in tools/rooms/rules.mjs`];
  const uses = readUses(path, source);
  return [
    ...uses
      .filter((use) => use.kind === 'import' && !mayImport(path, place, use.name))
      .map((use) => `${path}:${use.line}: ${place.room.files} may not import ${use.name}`),
    ...uses.flatMap((use) =>
      reservedNames(use)
        .flatMap((name) => RESERVED.filter((rule) => rule.what === name))
        .filter((rule) => isForbidden(rule, path))
        .map((rule) => `${path}:${use.line}: ${rule.what}: ${rule.why}`),
    ),
  ];
}

/**
 * @param {string} path
 * @param {{ room: import('./rules.mjs').Room, names: Readonly<Record<string, string>> | null }} place
 * @param {string} name
 */
function mayImport(path, { room, names }, name) {
  const target = targetOf(path, name);
  if (target === null) return mayUsePackage(path, room, packageName(name));
  if (isMadeUp(target) && !isMadeUp(path) && !isTest(path)) return false;
  // Server tests may use what lies beside the sources: test databases, fixtures.
  if (/^packages\/[^/]+\/test\//.test(target)) return isTest(path);
  return [fill(room.files, names ?? {}), ...room.mayImport].some(
    (pattern) => match(pattern, target) !== null,
  );
}

/** @param {string} path */
function isTest(path) {
  return TEST_FILE.test(path) || /^packages\/[^/]+\/test\//.test(path);
}

/**
 * Sample data and fakes may be used by tests and by each other, never by product code.
 *
 * @param {string} path
 */
function isMadeUp(path) {
  return /\/testing\/|-fakes\.tsx?$/.test(path);
}

/**
 * @param {string} path
 * @param {import('./rules.mjs').Room} room
 * @param {string} name
 */
function mayUsePackage(path, room, name) {
  if (!room.packages) return true;
  const allowed = isTest(path) ? [...room.packages, ...TEST_PACKAGES] : room.packages;
  return allowed.some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name,
  );
}

/**
 * @param {import('./rules.mjs').Reserved} rule
 * @param {string} path
 */
function isForbidden(rule, path) {
  if (isTest(path) || match(rule.within, path) === null) return false;
  return rule.only.every((pattern) => match(pattern, path) === null);
}

/**
 * @param {import('./read-uses.mjs').Use} use
 * @returns {readonly string[]}
 */
function reservedNames(use) {
  if (use.kind === 'global') return [use.name];
  const name = packageName(use.name);
  return use.isType ? [name] : [name, `value of ${name}`];
}

/** @param {string} name */
function packageName(name) {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The project file behind an import, null for an external package.
 *
 * @param {string} path
 * @param {string} name
 */
function targetOf(path, name) {
  if (name.startsWith('.')) return normalize(join(dirname(path), name.replace(/\?.*$/, '')));
  const own = PROJECT_PACKAGE.exec(name);
  return own ? `packages/${own[1]}/src${own[2] ?? ''}/index.ts` : null;
}

/**
 * @param {string} pattern `**` any depth, `*` within a segment, `{a,b}` one of them, `{name}` one segment
 * @param {string} path
 * @returns {Readonly<Record<string, string>> | null} the named segments, null when it does not fit
 */
function match(pattern, path) {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{([^}]+)\}/g, (_, inner) =>
      inner.includes(',') ? `(?:${inner.replaceAll(',', '|')})` : `(?<${inner}>[^/]+)`,
    )
    .replaceAll(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  const found = new RegExp(`^${source}$`).exec(path);
  return found ? { ...found.groups } : null;
}

/**
 * @param {string} pattern
 * @param {Readonly<Record<string, string>>} names
 */
function fill(pattern, names) {
  return Object.entries(names).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    pattern,
  );
}
