import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '@fahrtwind/contract';
import type { Config } from '../../config/config.ts';
import type { Handlers } from '../handle.ts';
import { limitRequests } from '../limits.ts';
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
  readonly handlers: Handlers<keyof Endpoints>;
  readonly sitemaps?: SitemapSources;
}

/** Files are not counted against the limit: one page loads dozens of them. */
export async function registerWeb(
  app: FastifyInstance,
  parts: WebParts,
  pages: PageRenderer,
  pagesPerMinute: number,
): Promise<void> {
  const { config, readSession, startState } = parts;
  const { render, sharedAddress, filesFolder } = pages;
  const template = preparePageTemplate(pages);
  const policy = (hashes: readonly string[]) => policyText(contentSecurityPolicy(config, hashes));
  const pageData = createPageDataLoader(parts.handlers);
  const pageParts = { template, render, sharedAddress, readSession, startState, pageData, policy };
  await registerStaticFiles(app, filesFolder);
  await app.register(async (web) => {
    limitRequests(web, 'pages', pagesPerMinute);
    registerPages(web, config, pageParts, {
      pages: ownPages(pages),
      sources: parts.sitemaps ?? {},
    });
  });
  app.addHook('onListen', () => warmUp(app, config));
}

/** The first rendering loads and compiles much; no visitor should have to wait for it. */
function warmUp(app: FastifyInstance, config: Config): void {
  const headers = { host: `localhost:${config.port}`, 'accept-encoding': 'br' };
  app.inject({ url: '/', headers }).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the first page could not be rendered ahead');
  });
}
