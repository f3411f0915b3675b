import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countStep, readReport } from './count.mjs';

/** @param {unknown} report */
function written(report) {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('counting a step', () => {
  it('counts a plain check as one', () => {
    expect(countStep(true, null)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(false, null)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts the tests of a run', () => {
    expect(countStep(true, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
    expect(countStep(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  });

  it('never lets a run that failed without a failing test look green', () => {
    expect(countStep(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  });

  it('never lets a run without any test look green', () => {
    expect(countStep(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('reading a report', () => {
  it('adds test files of vitest that did not load to the failures', () => {
    const path = written({
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    });
    expect(readReport(path)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts flaky journeys and errors outside of tests as failures', () => {
    const path = written({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] });
    expect(readReport(path)).toEqual({ passed: 4, failed: 3 });
  });

  it('knows nothing of a report that was never written', () => {
    expect(readReport('/nowhere/report.json')).toBeNull();
  });
});
