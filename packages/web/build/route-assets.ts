import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readFacade } from './straight-imports.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const APP = 'src/main.tsx';
/** They ask for the trips right after starting. */
const PAGES_WITH_TRIPS = new Set(['planner-page', 'trips-page', 'create-trip-page']);
const VIRTUAL = 'virtual:route-assets';
/** Loaded on first use of trips, which on the planner's pages is at once. */
const TRIPS = 'src/store/trips/browser-trips.ts';
const PAGE_FILE = /^src\/(?:features|app\/pages)\/(.+-page)\.tsx$/;

/**
 * Tells the server's bundle which client files each page needs, so that the HTML can link them. The client must be
 * built first.
 */
export function routeAssets(): Plugin {
  let outDir = '';
  return {
    name: 'fahrtwind-route-assets',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir, '../web');
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const manifestFile = join(outDir, '.vite/manifest.json');
      const manifest: Manifest = existsSync(manifestFile)
        ? JSON.parse(await readFile(manifestFile, 'utf8'))
        : {};
      const app = manifest[APP] ? [`/${manifest[APP].file}`] : [];
      return [
        `export const routeAssets = ${JSON.stringify(largestFirst(assetsByPage(manifest), outDir))};`,
        `export const appScript = ${JSON.stringify(app)};`,
      ].join('\n');
    },
  };
}

/**
 * A browser loads six files at a time, in the order of the page: small ones in front would keep large ones waiting.
 * Facades are never loaded.
 */
function largestFirst(
  pages: Readonly<Record<string, PageAssets>>,
  folder: string,
): Readonly<Record<string, PageAssets>> {
  const codeOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const sorted = Object.entries(pages).map(([page, { scripts, styles }]) => {
    const files = scripts
      .map((file) => ({ file, code: codeOf(file) }))
      .filter(({ code }) => readFacade(code) === null)
      .toSorted((one, other) => other.code.length - one.code.length);
    return [page, { scripts: files.map(({ file }) => file), styles }];
  });
  return Object.fromEntries(sorted);
}

export function assetsByPage(manifest: Manifest): Readonly<Record<string, PageAssets>> {
  const pages = Object.keys(manifest).flatMap((key) => {
    const page = PAGE_FILE.exec(key)?.[1];
    return page ? [[page, assetsOf(manifest, key, page)] as const] : [];
  });
  return Object.fromEntries(pages);
}

/** The page's imports and what it always loads right after starting. */
function assetsOf(manifest: Manifest, key: string, page: string): PageAssets {
  const seen = new Set<string>();
  const own = collect(manifest, key, seen);
  if (!PAGES_WITH_TRIPS.has(page)) return own;
  const trips = collect(manifest, TRIPS, seen);
  return {
    scripts: [...own.scripts, ...trips.scripts],
    styles: [...own.styles, ...trips.styles],
  };
}

/** A chunk with all its imports, except what the page template links already. */
function collect(manifest: Manifest, key: string, seen: Set<string>): PageAssets {
  const chunk = manifest[key];
  if (!chunk || chunk.isEntry || seen.has(key)) return { scripts: [], styles: [] };
  seen.add(key);
  const below = (chunk.imports ?? []).map((imported) => collect(manifest, imported, seen));
  return {
    scripts: [`/${chunk.file}`, ...below.flatMap(({ scripts }) => scripts)],
    styles: [
      ...below.flatMap(({ styles }) => styles),
      ...(chunk.css ?? []).map((file) => `/${file}`),
    ],
  };
}
