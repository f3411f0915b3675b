import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mapChunk, sharedChunk } from './build/chunks.ts';
import { fontPreload } from './build/font-preload.ts';
import { deferredApp } from './build/deferred-app.ts';
import { mapLibrary } from './build/map-library.ts';
import { markdown } from './build/markdown-plugin.ts';
import { routeAssets } from './build/route-assets.ts';
import { straightImports } from './build/straight-imports.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { serviceWorker } from './build/service-worker-plugin.ts';

/** Where `npm run dev` runs the API; the page and the API share one origin there too. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** light-dark(), popover and nested dialogs: everything since mid 2024. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/** The package's exports always name its development build, whose warnings are useless in production. */
const routerFolder = join(
  createRequire(import.meta.url).resolve('react-router/package.json'),
  '..',
);
const productionRouter = {
  find: /^react-router$/,
  replacement: join(routerFolder, 'dist/production/index.mjs'),
};

/** Files that every page needs are bundled into one: on a slow network each further request costs more than its bytes. */
const chunks = [
  // Before the account's, which would absorb it: a first page that tells of no failures does not load it.
  {
    name: 'failures',
    priority: 1,
    includeDependenciesRecursively: false,
    test: /\/web\/src\/parts\/failures\//,
  },
  // Shared by several pages of a feature.
  {
    name: 'account',
    test: /\/web\/src\/features\/account\/(?:[\w.-]+\.ts$|state\/|form\/|provider\/|sign-in\/or-divider)/,
  },
  // It grows with every article, and most pages do not list them.
  {
    name: 'blog',
    test: /\/web\/src\/features\/blog\/state\/(?:articles|article-index)\./,
  },

  { name: sharedChunk, includeDependenciesRecursively: false },
  { name: mapChunk, includeDependenciesRecursively: false },
  // Separate, so that it runs in its own task and a slow phone can paint in between.
  {
    name: 'react',
    priority: 2,
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  },
  {
    name: 'app',
    // Before the other groups, which would otherwise absorb their imports.
    priority: 1,
    // Without what is loaded later, and what only pages with trips use.
    test: /\/domain\/src\/(?:account\/(?!common-passwords|trivial-password)|paths\b)|\/web\/src\/(?:parts\/(?:today|server-state\/[\w-]+)|store\/trips\/view\/use-trips)\b|\/web\/src\/(?:api|app|format|store\/session|ui)\/(?!pages\/|consent\/[\w-]+\.tsx$|head\/(?:head|head-html|head-text|texts\.\w+)\.ts$|scenes\/(?!scene\.)|storage\/|update-offer|later-parts|deferred-parts|live-session|[a-z]+\.css$|(?:ask-assistant|banner|bytes|call-if-changed|download|estimate|euros|fields-of|live|month-name|named-select|offer|options|poi-paths|prompt|qr-code|read-web-url|select-field|send-token|switch-field|text-area|token-sync)\.)/,
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

/** One self-contained file, so that the server needs no React of its own and its NODE_ENV does not matter. */
const serverBuild = {
  outDir: '../../dist/web-server',
  ssr: true,
  copyPublicDir: false,
  rolldownOptions: { input: 'src/server-entry.tsx' },
};

export default defineConfig(async ({ isSsrBuild, command }) => ({
  plugins: [
    mapLibrary(),
    react(),
    markdown(),
    fontPreload(),
    deferredApp(),
    routeAssets(),
    straightImports(),
    serviceWorker(),
  ],
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
  // Fixed at build time, because React's development build takes four times as long to render a page.
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
