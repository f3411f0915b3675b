import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { compare, readNumbers, readStatements } from './requirements/check-requirements.mjs';

const STATEMENTS = 'docs/requirements.md';
const OPEN = 'docs/requirements-open.txt';
const TESTS = [
  'packages/*/{src,test}/**/*.test.{ts,tsx}',
  'e2e/**/*.spec.ts',
  'tools/**/*.test.mjs',
];

const statements = readStatements(readFileSync(STATEMENTS, 'utf8'));
const paths = await glob(TESTS);
const named = new Set(paths.flatMap((path) => readNumbers(path, readFileSync(path, 'utf8'))));
const recorded = readFileSync(OPEN, 'utf8').split('\n').filter(Boolean);
const { open, problems } = compare({ statements, named, recorded });

if (process.argv.includes('--write')) {
  // Recording never hides a loss: a number may leave this list, none may come back.
  const known = new Set(recorded);
  writeFileSync(
    OPEN,
    open
      .filter((number) => known.has(number))
      .map((one) => `${one}\n`)
      .join(''),
  );
  console.log(`${OPEN} now lists what is still open.`);
} else if (process.argv.includes('--check')) {
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  for (const number of open) console.log(`${number}  ${statements.get(number)}`);
}
