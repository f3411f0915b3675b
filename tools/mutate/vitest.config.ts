import { defineConfig } from 'vitest/config';

/** The tests of the domain alone, with loops so small that they can run for each of two thousand changes. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['tools/test/fixed-seed.mjs', 'tools/mutate/few-runs.mjs'],
    testTimeout: 60_000,
    provide: { histories: 60, tourSeeds: 1 },
  },
});
