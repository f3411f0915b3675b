import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './build/font-preload.ts';
import { lateApp } from './build/late-app.ts';
import { markdown } from './build/markdown-plugin.ts';
import { routeAssets } from './build/route-assets.ts';
import { subsetFonts } from './build/subset-fonts.ts';
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
  // What several pages of a feature share.
  {
    name: 'account',
    test: /\/web\/src\/features\/account\/(?:[\w.-]+\.ts$|form\/|provider\/|sign-in\/or-divider)/,
  },
  {
    name: 'content',
    test: /\/web\/src\/features\/content\/(?:texts\.|scene-|banner|fields-of|blog\/(?:articles|article-index|article-cards)\.|routes\/(?:stage-list|routes|read-route)\.)/,
  },
  // The rules of trips, in two files: what other pages need of them too, and what only those who plan need.
  {
    name: 'trip',
    includeDependenciesRecursively: false,
    test: /\/domain\/src\/(?:geo|result|text|trip)\b|\/domain\/src\/operations\/(?:new-trip|refusal|trip-of-route)\b|\/domain\/src\/schedule\/(?:defaults|spread-over-days)\b/,
  },
  {
    name: 'planning',
    includeDependenciesRecursively: false,
    test: /\/domain\/src\/(?:history|merge|operations|optimise|overview|schedule)\//,
  },
  // The words and small parts that panels of the planner share.
  {
    name: 'planner',
    includeDependenciesRecursively: false,
    test: /\/web\/src\/features\/planner\/(?:(?:[\w-]+\/)?texts\b|plan\/[\w-]+\.ts$|reorder\/[\w-]+\.ts$|routes\/|commands\/(?:shortcut-of|single-keys|use-deeds))/,
  },
  // By itself, so that it runs in a task of its own: a slow phone can draw in between.
  {
    name: 'react',
    priority: 2,
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  },
  {
    name: 'app',
    // Before the others, which would take along what they import.
    priority: 1,
    test: /\/domain\/src\/account\/|\/web\/src\/(?:api|app|format|store\/session|ui)\/(?!consent\/|update-offer|late-|[a-z]+\.css$)/,
  },
];

const clientBuild = {
  outDir: '../../dist/web',
  manifest: true,
  rolldownOptions: {
    input: {
      index: 'index.html',
      main: 'src/main.tsx',
      'service-worker': 'src/pwa/service-worker.ts',
    },
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

export default defineConfig(async ({ isSsrBuild, command }) => ({
  plugins: [react(), markdown(), fontPreload(), lateApp(), routeAssets(), serviceWorker()],
  server: { proxy: { '/api': { target: apiOrigin } }, fs: { allow: ['../..'] } },
  resolve: {
    alias: [
      { find: '@fonts', replacement: await subsetFonts() },
      ...(command === 'build' ? [productionRouter] : []),
    ],
  },
  // MapLibre's worker is a module.
  worker: { format: 'es' as const },
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
