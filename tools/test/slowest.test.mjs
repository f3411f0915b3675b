import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slowestTests } from './slowest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'report-'));

/**
 * @param {string} name
 * @param {unknown} report
 */
function written(name, report) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const unit = written('unit.json', {
  testResults: [
    {
      name: 'packages/domain/src/trip.test.ts',
      assertionResults: [
        { fullName: 'a trip has days', duration: 12.5 },
        { fullName: 'a trip was not run' },
        { fullName: 'a trip has stops', duration: 900 },
      ],
    },
  ],
});

const journeys = written('journeys.json', {
  suites: [
    {
      specs: [
        { file: 'map.spec.ts', title: 'draws', tests: [{ results: [{ duration: 700 }] }] },
        {
          file: 'map.spec.ts',
          title: 'draws twice',
          tests: [{ results: [{ duration: 500 }, { duration: 600 }] }],
        },
      ],
      suites: [
        {
          specs: [{ file: 'map.spec.ts', title: 'zooms', tests: [{ results: [{ duration: 3 }] }] }],
        },
      ],
    },
  ],
});

it('tells the slowest tests of all reports, the slowest first', () => {
  expect(slowestTests([unit, journeys], 3)).toEqual([
    { name: 'map.spec.ts: draws twice', tookMs: 1100 },
    { name: 'trip.test.ts: a trip has stops', tookMs: 900 },
    { name: 'map.spec.ts: draws', tookMs: 700 },
  ]);
});

it('counts tests in suites of suites, and those that were not run as nothing', () => {
  expect(slowestTests([unit, journeys], 20).map(({ tookMs }) => tookMs)).toEqual([
    1100, 900, 700, 12.5, 3, 0,
  ]);
});

it('leaves out a report that was never written', () => {
  expect(slowestTests([join(folder, 'nowhere.json')], 20)).toEqual([]);
});
