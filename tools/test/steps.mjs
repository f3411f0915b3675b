import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SECOND = 1000;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {number} limitMs
 * @property {string} [report] file into which the command writes its JSON report of tests
 * @property {string} [needs] name of a step without whose success this one makes no sense
 * @property {boolean} [isSlow] left out of the fast check
 * @property {boolean} [needsBrowser]
 * @property {Readonly<Record<string, string>>} [env]
 */

const TYPED = [
  'packages/domain',
  'packages/contract',
  'packages/geo',
  'packages/server',
  'packages/web',
  'tools',
  'e2e',
  'bench',
];

/**
 * All steps in their order: the quick and telling ones first.
 *
 * @param {string} root
 * @param {string} reports folder for the reports
 * @returns {readonly Step[]}
 */
export function stepsOf(root, reports) {
  return [...checksOf(root), ...testsOf(root, reports)];
}

/**
 * @param {string} root
 * @returns {readonly Step[]}
 */
function checksOf(root) {
  const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
  return [
    { name: 'format', command: [bin('oxfmt'), '--check', '.'], limitMs: 60 * SECOND },
    { name: 'lint', command: [bin('oxlint'), '--type-aware', '.'], limitMs: 180 * SECOND },
    ...TYPED.filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))).map((folder) => ({
      name: `types of ${folder}`,
      command: [bin('tsc'), '-p', folder],
      limitMs: 120 * SECOND,
    })),
    { name: 'rooms', command: tool('rooms'), limitMs: 60 * SECOND },
    { name: 'unused code', command: [bin('knip')], limitMs: 120 * SECOND },
    { name: 'requirements', command: [...tool('requirements'), '--check'], limitMs: 60 * SECOND },
  ];
}

/**
 * @param {string} root
 * @param {string} reports
 * @returns {readonly Step[]}
 */
function testsOf(root, reports) {
  const journeys = join(reports, 'journeys.json');
  return [
    { name: 'unit tests', ...vitest(root, reports, 'unit'), limitMs: 600 * SECOND },
    {
      name: 'server tests',
      ...vitest(root, reports, 'server'),
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
 * @param {string} reports
 * @param {string} project
 */
function vitest(root, reports, project) {
  const report = join(reports, `${project}.json`);
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    command: [process.execPath, program, 'run', '--project', project, ...reporters],
    report,
  };
}

/** @param {string} name */
function tool(name) {
  return [process.execPath, `tools/${name}.mjs`];
}
