import { defineConfig } from 'vitest/config';

/** As few-runs.mjs, for the properties that say a number themselves. */
const fewRuns = {
  name: 'few-runs',
  transform: (code: string, id: string) =>
    id.endsWith('.test.ts') ? code.replaceAll(/\{ numRuns: \d+ \}/g, '{ numRuns: 60 }') : undefined,
};

/** The tests of the domain alone, with loops so small that they can run for each of two thousand changes. */
export default defineConfig({
  plugins: [fewRuns],
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['tools/test/fixed-seed.mjs', 'tools/mutate/few-runs.mjs'],
    testTimeout: 60_000,
    provide: { histories: 12, tourSeeds: 1 },
  },
});
