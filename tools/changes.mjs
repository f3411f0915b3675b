import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { CHANGES } from './changes/list.mjs';

// `npm run changes` makes the usual changes in a copy of the packages and prints, as a table, which files the compiler
// demands next; `npm run changes -- language` only those whose name has the word. `--write` puts the table into its document.

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = join(ROOT, 'docs/ways/changes.md');
const COMPILED = ['packages/server', 'packages/web'];
const COMPILE_MS = 5 * 60_000;
/** Longer lists are counted instead. */
const MOST_NAMED = 12;

/** @typedef {import('./changes/list.mjs').Change} Change */

const isWriting = process.argv.includes('--write');
const words = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const copy = copyPackages();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));

const changes = CHANGES.filter(({ name }) => words.every((word) => name.includes(word)));
for (const { edits } of changes) edits.forEach(makeEdit);
const errors = compile();
const rows = changes.map(rowOf);
const others = errors.filter(({ message }) => !changes.some(({ mark }) => hasMark(message, mark)));
for (const { file, message } of others) console.error(`of no change: ${file}: ${message}`);
const table = [
  '| change | first edit | the compiler demands | besides |',
  '| --- | --- | --- | --- |',
  ...rows,
].join('\n');
console.log(table);
if (isWriting) {
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(/(?<=<!-- table -->\n).*(?=\n<!-- end -->)/s, () => `\n${table}\n`),
  );
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [DOCUMENT]);
}

/** The sources as they are now, with links to what is installed. The packages must resolve to their copies. */
function copyPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'fahrtwind-changes-'));
  const sources = ['packages/**/*.{ts,tsx,mjs,json,css}', '{data,content}/**/*.json'];
  const ignore = ['**/node_modules/**', '**/dist/**'];
  for (const file of globSync([...sources, 'tsconfig.base.json'], { cwd: ROOT, ignore }))
    cpSync(join(ROOT, file), join(folder, file));
  linkModules(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const own = join(ROOT, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@fahrtwind', name));
  }
  return folder;
}

/** @type {(from: string, to: string) => void} */
function linkModules(from, to) {
  mkdirSync(join(to, '@fahrtwind'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@fahrtwind') symlinkSync(join(from, name), join(to, name));
}

/** @param {import('./changes/list.mjs').Edit} edit */
function makeEdit([file, find, replace]) {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(find)) throw new Error(`${file} has no ${find}`);
  writeFileSync(
    join(copy, file),
    text.replace(find, () => replace),
  );
}

/** Every error with the lines that explain it. */
function compile() {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const output = COMPILED.map((name) => {
    const options = ['-p', name, '--pretty', 'false', '--noErrorTruncation'];
    const limits = /** @type {const} */ ({ timeout: COMPILE_MS, maxBuffer: 64 * 1024 * 1024 });
    const { stdout, error } = spawnSync(tsc, options, { cwd: copy, encoding: 'utf8', ...limits });
    if (error) throw error;
    return stdout;
  }).join('\n');
  return [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (.*(?:\n .*)*)/gm)].map(
    ([, file = '', message = '']) => ({ file, message }),
  );
}

/**
 * An error about a missing property belongs to that property; the types that it spells out have the marks of others, too.
 *
 * @type {(message: string, mark: string) => boolean}
 */
function hasMark(message, mark) {
  const [, missing] = /Property '"?([^'"]+)"?' is missing/.exec(message) ?? [];
  if (missing !== undefined) return missing === mark;
  return new RegExp(`(?<![\\w-])${mark}(?![\\w-])`).test(message);
}

/** @param {Change} change */
function rowOf({ name, mark, edits, checks = [] }) {
  const first = edits.map(([file]) => file);
  const files = errors
    .filter(({ file, message }) => hasMark(message, mark) && !first.includes(file))
    .map(({ file }) => file);
  const cells = [
    name,
    first.map(named).join('<br>'),
    listed([...new Set(files)].sort()),
    checks.map(reasoned).join('<br>'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** @param {readonly string[]} files */
function listed(files) {
  const tests = files.filter((file) => /\.test\.|\/testing\/|\/test\//.test(file));
  const sources = files.filter((file) => !tests.includes(file));
  const parts = sources.length > MOST_NAMED ? countedByPackage(sources) : sources.map(named);
  if (tests.length > 0) parts.push(counted(tests.length, 'tests'));
  return parts.length > 0 ? parts.join('<br>') : 'nothing';
}

/** @param {readonly string[]} files */
function countedByPackage(files) {
  const names = files.map((file) => file.split('/')[1] ?? '');
  return [...new Set(names)].map((name) =>
    counted(names.filter((one) => one === name).length, `\`${name}\``),
  );
}

/** @type {(count: number, what: string) => string} */
function counted(count, what) {
  return `${count} ${count === 1 ? 'file' : 'files'} of ${what}`;
}

/** @param {string} file */
function named(file) {
  return `\`${file.replace(/^packages\//, '').replace('/src/', '/')}\``;
}

/** @param {string} check */
function reasoned(check) {
  const [file = '', reason = ''] = check.split(': ');
  if (!existsSync(join(ROOT, file))) throw new Error(`${file} is not there`);
  return `${named(file)}: ${reason}`;
}
