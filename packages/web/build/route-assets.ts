import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

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

const VIRTUAL = 'virtual:route-assets';
/** Loaded when somebody looks at trips, which on the planner's pages is at once. */
const TRIPS = 'src/store/trips/browser-trips.ts';
const PAGE_FILE = /^src\/features\/(.+-page)\.tsx$/;

/**
 * Tells the server's bundle which files of the client's build each page needs, so that its HTML can name
 * them at once. Needs the client's build to be there first.
 */
export function routeAssets(): Plugin {
  let manifestFile = '';
  return {
    name: 'fahrtwind-route-assets',
    configResolved(config) {
      manifestFile = resolve(config.root, config.build.outDir, '../web/.vite/manifest.json');
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      const manifest: Manifest = existsSync(manifestFile)
        ? JSON.parse(await readFile(manifestFile, 'utf8'))
        : {};
      return `export const routeAssets = ${JSON.stringify(assetsByPage(manifest))};`;
    },
  };
}

export function assetsByPage(manifest: Manifest): Readonly<Record<string, PageAssets>> {
  const pages = Object.keys(manifest).flatMap((key) => {
    const page = PAGE_FILE.exec(key)?.[1];
    return page ? [[page, assetsOf(manifest, key, page)] as const] : [];
  });
  return Object.fromEntries(pages);
}

/** What a page imports, and what it is certain to ask for as soon as it has started. */
function assetsOf(manifest: Manifest, key: string, page: string): PageAssets {
  const seen = new Set<string>();
  const own = collect(manifest, key, seen);
  if (!page.startsWith('planner/')) return own;
  const trips = collect(manifest, TRIPS, seen);
  return {
    scripts: [...own.scripts, ...trips.scripts],
    styles: [...own.styles, ...trips.styles],
  };
}

/** A chunk with all it imports, except what the page's template names already. */
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
