import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';
import { markdown } from './packages/web/build/markdown-plugin.ts';

/** `npm run soak` repeats what every test run does a few times until rare interleavings show. */
const isSoak = process.env.SOAK === '1';
const SIZES = isSoak
  ? {
      histories: 10_000,
      tourSeeds: 100,
      tabScenes: 1_000,
      recordKills: 50,
      tripKills: 100,
      databaseGoneSeconds: 10,
      fuzzRequests: 100_000,
    }
  : {
      histories: 1_000,
      tourSeeds: 20,
      tabScenes: 80,
      recordKills: 10,
      tripKills: 10,
      databaseGoneSeconds: 2,
      fuzzRequests: 400,
    };

/** Tests that need a DOM begin with this line. */
const DOM_MARK = '// @vitest-environment happy-dom';
const webTests = globSync('packages/web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname });
const domTests = webTests.filter((file) => readFileSync(file, 'utf8').startsWith(DOM_MARK));

/** Files share workers and what these have loaded: loading it for every file took longer than the tests. */
const SHARED = {
  isolate: false,
  pool: 'threads',
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: 60_000,
  // A server of a test takes a second to start, and many on a busy machine.
  hookTimeout: 120_000,
  provide: SIZES,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          setupFiles: 'tools/test/fixed-seed.mjs',
          include: [
            'packages/{domain,assistant,contract,geo,web}/src/**/*.test.{ts,tsx}',
            'packages/web/build/**/*.test.ts',
            'tools/**/*.test.mjs',
          ],
          exclude: domTests,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Pages whose text is Markdown.
        plugins: [markdown()],
        test: {
          ...SHARED,
          name: 'unit-dom',
          environment: 'happy-dom',
          setupFiles: ['tools/test/fixed-seed.mjs', 'packages/web/src/testing/fresh-page.ts'],
          include: domTests,
          // After the others, so that a worker is not ended and started between two kinds of files.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          // Some end with signals what they started, as root for other users: not from a thread of the test runner.
          pool: 'forks',
          setupFiles: 'tools/test/fixed-seed.mjs',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: 'packages/server/test/global-setup.ts',
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
