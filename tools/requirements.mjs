import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import {
  compare,
  findRanges,
  readNumbers,
  readStatements,
} from './requirements/check-requirements.mjs';
import { compareUnwired, findUnwired, readKept } from './requirements/find-unwired.mjs';

const STATEMENTS = 'docs/requirements.md';
const OPEN = 'docs/requirements-open.txt';
const UNWIRED = 'docs/requirements-unwired.txt';
const TESTS = [
  'packages/*/{src,test}/**/*.test.{ts,tsx}',
  'packages/web/build/**/*.test.ts',
  'e2e/**/*.spec.ts',
  'tools/**/*.test.mjs',
];

const statements = readStatements(readFileSync(STATEMENTS, 'utf8'));
const tests = await readAll(TESTS);
const named = new Set([...tests].flatMap(([path, source]) => readNumbers(path, source)));
const recorded = readFileSync(OPEN, 'utf8').split('\n').filter(Boolean);
const { open, problems } = compare({ statements, named, recorded });
const ranges = [...tests].flatMap(([path, source]) => findRanges(path, source));

const sources = await readAll(['packages/*/src/**/*.{ts,tsx}']);
const list = readFileSync(UNWIRED, 'utf8');
const kept = readKept(list);
const unwired = compareUnwired(findUnwired(sources), findUnwired(sources, [...kept.keys()]), kept);

if (process.argv.includes('--write')) write();
else if (process.argv.includes('--check')) check();
else print();

/**
 * @param {readonly string[]} patterns
 * @returns {Promise<ReadonlyMap<string, string>>} path → text
 */
async function readAll(patterns) {
  const paths = await glob([...patterns], { ignore: ['**/*.d.ts'] });
  return new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Recording never hides a loss: a line may leave these lists, none may come back. */
function write() {
  const known = new Set(recorded);
  const still = open.filter((number) => known.has(number));
  writeFileSync(OPEN, still.map((one) => `${one}\n`).join(''));
  const lines = list
    .split('\n')
    .filter((line) => !unwired.called.includes(line.split(' ')[0] ?? ''));
  writeFileSync(UNWIRED, lines.join('\n'));
  console.log(`${OPEN} and ${UNWIRED} now list what is still open.`);
}

function check() {
  const all = [...problems, ...ranges, ...unwired.problems];
  for (const problem of all) console.error(problem);
  process.exitCode = all.length > 0 ? 1 : 0;
}

function print() {
  console.log('Statements that no test proves:');
  for (const number of open) console.log(`  ${number}  ${statements.get(number)}`);
  console.log('\nFunctions of the domain that only tests call:');
  for (const name of unwired.names) {
    console.log(
      `  ${name}  ${kept.get(name) ?? 'in no list: call it, or delete it with its tests'}`,
    );
  }
}
