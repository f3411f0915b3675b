import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * @typedef {object} TimedTest
 * @property {string} name
 * @property {number} tookMs
 */

/**
 * The slowest tests of JSON reports of vitest and Playwright, the slowest first.
 *
 * @param {readonly string[]} paths reports; one that was never written counts as empty
 * @param {number} count
 * @returns {readonly TimedTest[]}
 */
export function slowestTests(paths, count) {
  return paths
    .filter((path) => existsSync(path))
    .flatMap((path) => timesOf(JSON.parse(readFileSync(path, 'utf8'))))
    .toSorted((one, other) => other.tookMs - one.tookMs)
    .slice(0, count);
}

/**
 * @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ name: string, assertionResults: { fullName: string, duration?: number }[] }} TestFile
 */

/**
 * @param {{ suites?: Suite[], testResults?: TestFile[] }} report
 * @returns {readonly TimedTest[]}
 */
function timesOf({ suites = [], testResults = [] }) {
  const journeys = suites.flatMap(specsOf).map(({ file, title, tests }) => ({
    name: `${basename(file)}: ${title}`,
    tookMs: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  const others = testResults.flatMap(({ name: file, assertionResults }) =>
    // A test that was not run has no duration.
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${basename(file)}: ${fullName}`,
      tookMs: duration,
    })),
  );
  return [...journeys, ...others];
}

/**
 * Suites lie in each other.
 *
 * @param {Suite} suite
 * @returns {readonly Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
