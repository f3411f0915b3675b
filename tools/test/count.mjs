import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 */

/**
 * A check counts as one; a test run counts its tests. A run that failed without a failing test (a file
 * that does not load, a time limit) still counts as one failure, so that no red step looks green.
 *
 * @param {boolean} ok how the command ended
 * @param {Count | null} tests null for a plain check or when no report was written
 * @returns {Count}
 */
export function countStep(ok, tests) {
  if (!tests) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (ok) return tests.passed > 0 ? tests : { passed: 0, failed: 1 };
  return { passed: tests.passed, failed: Math.max(1, tests.failed) };
}

/**
 * Reads the JSON report of vitest or Playwright.
 *
 * @param {string} path
 * @returns {Count | null}
 */
export function readReport(path) {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
  }
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: readonly unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
}
