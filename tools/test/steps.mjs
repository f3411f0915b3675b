import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const SECOND = 1000;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {number} limitMs
 * @property {string} [report] file into which the command writes its JSON report of tests
 * @property {string} [needs] name of a step without whose success this one makes no sense
 * @property {boolean} [isSlow] left out of the fast check
 * @property {boolean} [isSideBySide] uses about one core and depends on nothing: runs beside others of its kind
 * @property {boolean} [needsBrowser]
 * @property {Readonly<Record<string, string>>} [env]
 */

const TYPED = [
  'packages/web',
  'packages/server',
  'packages/geo',
  'packages/contract',
  'packages/assistant',
  'packages/domain',
  'bench',
  'tools',
  'e2e',
];

/** The loops that `npm test` runs in a small size. */
const SOAKED = [
  'packages/domain/src/merge/merge-histories.test.ts',
  'packages/domain/src/merge/merge-trips.properties.test.ts',
  'packages/domain/src/optimise/best-order.test.ts',
  'packages/web/src/store/trips/no-edit-is-lost.test.ts',
  'packages/server/test/crash.test.ts',
  'packages/server/test/trip-crash.test.ts',
  'packages/server/test/database-gone.test.ts',
  'packages/server/test/fuzz.test.ts',
  'packages/server/test/loop-blocks.test.ts',
  'packages/server/test/picture-child.test.ts',
  'packages/server/test/disk-full.test.ts',
  'packages/server/test/kept-pages.test.ts',
];

/**
 * All steps in their order: the quick and telling ones first. Of those that run side by side the longest begin, so
 * that no core waits for a single one at the end.
 *
 * @param {string} root
 * @param {string} reports folder for the reports
 * @returns {readonly Step[]}
 */
export function stepsOf(root, reports) {
  return [...checksOf(root), ...testsOf(root, reports)];
}

/**
 * The long run: vitest.config.ts gives the same tests their full sizes.
 *
 * @param {string} root
 * @param {string} reports
 * @returns {readonly Step[]}
 */
export function soakStepsOf(root, reports) {
  return SOAKED.map((file) => {
    const { command, report } = vitest(root, join(reports, basename(file)));
    return {
      name: basename(file, '.test.ts'),
      command: [...command, file],
      report,
      env: { SOAK: '1' },
      limitMs: 1800 * SECOND,
    };
  });
}

/**
 * @param {string} root
 * @returns {readonly Step[]}
 */
function checksOf(root) {
  const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
  const types = TYPED.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  return [
    { name: 'lint', command: [bin('oxlint'), '--type-aware', '.'], limitMs: 180 * SECOND },
    ...types.map((folder) => ({
      name: `types of ${folder}`,
      // Its threads check much of the same twice: one needs half the work, and there are others to run beside it.
      command: [bin('tsc'), '-p', folder, '--singleThreaded'],
      limitMs: 120 * SECOND,
    })),
    { name: 'unused code', command: [bin('knip')], limitMs: 120 * SECOND },
    { name: 'rooms', command: [...tool('rooms'), '--check'], limitMs: 60 * SECOND },
    { name: 'format', command: [bin('oxfmt'), '--check', '.'], limitMs: 60 * SECOND },
    { name: 'requirements', command: [...tool('requirements'), '--check'], limitMs: 60 * SECOND },
  ].map((step) => ({ ...step, isSideBySide: true }));
}

/**
 * @param {string} root
 * @param {string} reports
 * @returns {readonly Step[]}
 */
function testsOf(root, reports) {
  const journeys = join(reports, 'journeys.json');
  return [
    { name: 'unit tests', ...vitestProject(root, reports, 'unit*'), limitMs: 600 * SECOND },
    {
      name: 'server tests',
      ...vitestProject(root, reports, 'server'),
      limitMs: 1500 * SECOND,
      isSlow: true,
    },
    { name: 'build', command: tool('build'), limitMs: 240 * SECOND, isSlow: true },
    {
      name: 'size of the first page',
      command: tool('size-budget'),
      limitMs: 60 * SECOND,
      needs: 'build',
      isSlow: true,
    },
    {
      name: 'journeys',
      command: [
        process.execPath,
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,json',
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
      report: journeys,
      limitMs: 2400 * SECOND,
      needs: 'build',
      needsBrowser: true,
      isSlow: true,
    },
  ];
}

/**
 * @param {string} root
 * @param {string} reportName path of the report without its ending
 */
function vitest(root, reportName) {
  const report = `${reportName}.json`;
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { command: [process.execPath, program, 'run', ...reporters], report };
}

/**
 * @param {string} root
 * @param {string} reports
 * @param {string} project may end with * for all that begin so
 */
function vitestProject(root, reports, project) {
  const { command, report } = vitest(root, join(reports, project.replace('*', '')));
  return { command: [...command, '--project', project], report };
}

/** @param {string} name */
function tool(name) {
  return [process.execPath, `tools/${name}.mjs`];
}
