import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '@fahrtwind/contract';
import type { Config } from '../../config/config.ts';
import type { Handlers } from '../handle.ts';
import { createPageVersion, FORGET_PAUSE_MS, type PageVersion } from './page-version.ts';
import type { Database } from '../../db/database.ts';
import { limitNetwork, limitRequests, type Limits } from '../limits.ts';
import { contentSecurityPolicy, policyText } from '../security-headers.ts';
import { registerStaticFiles } from '../static-files.ts';
import { createPageDataLoader } from './load-page-data.ts';
import type { PageRenderer } from './page-renderer.ts';
import { preparePageTemplate } from './page-template.ts';
import { registerPages } from './register-pages.ts';
import type { PageParts } from './serve-page.ts';
import { ownPages, type SitemapSources } from './sitemap.ts';

interface WebParts extends Pick<PageParts, 'readSession' | 'startState'> {
  readonly config: Config;
  readonly database: Database;
  readonly handlers: Handlers<keyof Endpoints>;
  readonly sitemaps?: SitemapSources;
}

/** Files are not counted against the limit: one page loads dozens of them. */
export async function registerWeb(
  app: FastifyInstance,
  parts: WebParts,
  pages: PageRenderer,
  limits: Pick<Limits, 'pagesPerMinute' | 'renderingsPerMinute' | 'keptPagesShare'>,
): Promise<void> {
  const { config, readSession, startState } = parts;
  const { render, sharedAddress, filesFolder } = pages;
  const template = preparePageTemplate(pages);
  const policy = (hashes: readonly string[]) => policyText(contentSecurityPolicy(config, hashes));
  const pageData = createPageDataLoader(parts.handlers);
  const version = createPageVersion(parts.database.pool);
  forgetOldChanges(app, version);
  const admitRendering = limitNetwork(app, 'renderings', limits.renderingsPerMinute);
  const pageParts = {
    template,
    render,
    sharedAddress,
    readSession,
    startState,
    pageData,
    policy,
    admitRendering,
    readVersion: version.read,
    keptPagesShare: limits.keptPagesShare,
  };
  await registerStaticFiles(app, filesFolder);
  await app.register(async (web) => {
    limitRequests(web, 'pages', limits.pagesPerMinute);
    registerPages(web, config, pageParts, {
      pages: ownPages(pages),
      sources: parts.sitemaps ?? {},
    });
  });
  app.addHook('onListen', () => warmUp(app, config));
}

function forgetOldChanges(app: FastifyInstance, { forgetOld }: PageVersion): void {
  const forgetting = setInterval(() => {
    forgetOld().catch((error: unknown) => {
      app.log.warn({ err: error }, 'old changes of pages are not cleared away');
    });
  }, FORGET_PAUSE_MS).unref();
  app.addHook('onClose', async () => clearInterval(forgetting));
}

/** The first rendering loads and compiles much; no visitor should have to wait for it. */
function warmUp(app: FastifyInstance, config: Config): void {
  const headers = { host: `localhost:${config.port}`, 'accept-encoding': 'br' };
  app.inject({ url: '/', headers }).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the first page could not be rendered ahead');
  });
}
