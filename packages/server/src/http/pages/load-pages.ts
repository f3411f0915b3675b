import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArticlePage, FindSharedAddress, PageRenderer, RenderPage } from './page-renderer.ts';

interface ServerBundle {
  readonly renderPage: RenderPage;
  readonly sharedAddress: FindSharedAddress;
  readonly articlePages: readonly ArticlePage[];
  readonly pageDates: Readonly<Record<string, string>>;
}

/** Loads the built web app from `dist`; null when it has not been built. */
export async function loadPages(distFolder: string): Promise<PageRenderer | null> {
  const bundle = join(distFolder, 'web-server/server-entry.js');
  const filesFolder = join(distFolder, 'web');
  const template = join(filesFolder, 'index.html');
  if (!existsSync(bundle) || !existsSync(template)) return null;
  const loaded: ServerBundle = await import(pathToFileURL(bundle).href);
  return {
    render: loaded.renderPage,
    sharedAddress: loaded.sharedAddress,
    template: await readFile(template, 'utf8'),
    filesFolder,
    articles: loaded.articlePages,
    pageDates: loaded.pageDates,
  };
}
