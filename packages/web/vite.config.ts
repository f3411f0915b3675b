import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './build/font-preload.ts';
import { markdown } from './build/markdown-plugin.ts';
import { routeAssets } from './build/route-assets.ts';
import { serviceWorker } from './build/service-worker-plugin.ts';

/** Where `npm run dev` runs the API; the page and the API share one origin there too. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** light-dark(), popover and nested dialogs: everything since mid 2024. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** The package's exports always name its development build, with warnings that nobody sees in production. */
const routerFolder = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '..',
);
const productionRouter = {
  find: /^react-router$/,
  replacement: join(routerFolder, 'dist/production/index.mjs'),
};

/** What every page needs comes in one file: on a slow network each further request costs more than its bytes. */
const chunks = [
  { name: 'scenes', test: /\/web\/src\/ui\/scenes\// },
  {
    name: 'app',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/domain\/src\/account\/|\/web\/src\/(?:api|app|format|store\/session|ui)\/(?!consent\/|update-offer|late-)/,
  },
];

const clientBuild = {
  outDir: '../../dist/web',
  manifest: true,
  rolldownOptions: {
    input: { index: 'index.html', 'service-worker': 'src/pwa/service-worker.ts' },
    output: {
      codeSplitting: { groups: chunks },
      entryFileNames: (chunk: { readonly name: string }) =>
        chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
    },
  },
};

/** One self-contained file: the server needs no second copy of React, and its own mode does not matter. */
const serverBuild = {
  outDir: '../../dist/web-server',
  ssr: true,
  copyPublicDir: false,
  rolldownOptions: { input: 'src/server-entry.tsx' },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), markdown(), fontPreload(), routeAssets(), serviceWorker()],
  server: { proxy: { '/api': { target: apiOrigin } }, fs: { allow: ['../..'] } },
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  ssr: { noExternal: true as const },
  // Decided here and not where it runs: React's development build takes four times as long for a page.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    emptyOutDir: true,
    target: browsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    ...(isSsrBuild ? serverBuild : clientBuild),
  },
}));
