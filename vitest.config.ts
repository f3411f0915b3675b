import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 20_000,
          setupFiles: 'tools/test/fixed-seed.mjs',
          include: [
            'packages/{domain,contract,geo,web}/src/**/*.test.{ts,tsx}',
            'packages/web/build/**/*.test.ts',
            'tools/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: 'tools/test/fixed-seed.mjs',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          globalSetup: 'packages/server/test/global-setup.ts',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
