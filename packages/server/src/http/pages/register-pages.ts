import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../app-error.ts';
import { chooseEncoding } from '../choose-encoding.ts';
import { sendError } from '../error-reply.ts';
import { languageOfHost } from '../host.ts';
import { encodePage } from './encode-page.ts';
import { sendErrorPage } from './error-page.ts';
import { fillTemplate, jsonElement } from './page-template.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { createServePage, sendEncoded, type PageParts } from './serve-page.ts';
import {
  sitemapIndexXml,
  sitemapPartXml,
  sitemapXml,
  type OwnPage,
  type SitemapSources,
} from './sitemap.ts';

const AN_HOUR = 'public, max-age=3600';

interface Sitemap {
  readonly pages: readonly OwnPage[];
  readonly sources: SitemapSources;
}

/** Every address that is neither API nor file is a page of the app, also those that do not exist. */
export function registerPages(
  app: FastifyInstance,
  config: Config,
  parts: PageParts,
  sitemap: Sitemap,
): void {
  app.setErrorHandler((error, request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return sendError(error, request, reply);
    const language = languageOfHost(request.host, config.englishUrl);
    return sendErrorPage(error, request, reply, { language, policy: parts.policy });
  });
  registerShell(app, parts);
  app.get('/robots.txt', (request, reply) => {
    const isEnglish = languageOfHost(request.host, config.englishUrl) === 'en';
    const text = robotsText(isEnglish ? config.englishUrl : config.mainUrl);
    return reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(text);
  });
  app.get('/.well-known/security.txt', (_request, reply) => {
    const text = securityText(config, new Date());
    if (text === null) throw new AppError('not-found');
    return reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(text);
  });
  registerSitemap(app, config, sitemap);
  // A page in place of a missing script would be run as one, or kept as one.
  app.get('/assets/*', () => {
    throw new AppError('not-found');
  });
  const servePage = createServePage(parts);
  app.get('/*', async (request, reply) => {
    if (isMissingFile(request)) throw new AppError('not-found');
    return servePage(request, reply);
  });
}

/** The own pages, and in parts what people have published. */
function registerSitemap(app: FastifyInstance, config: Config, { pages, sources }: Sitemap): void {
  app.get<{ Querystring: { readonly part?: unknown } }>('/sitemap.xml', async (request, reply) => {
    const xml = await xmlOf(request.query.part);
    if (xml === null) throw new AppError('not-found');
    return reply.header('cache-control', AN_HOUR).type('application/xml; charset=utf-8').send(xml);
  });

  async function xmlOf(part: unknown): Promise<string | null> {
    if (part === undefined) return sitemapXml(pages, config);
    if (part === 'all') return sitemapIndexXml(sources, config);
    return typeof part === 'string' ? sitemapPartXml(sources, part, config) : null;
  }
}

/** Icons and the like that do not exist; rendering a page for each would be wasted work. */
function isMissingFile({ url, headers }: FastifyRequest): boolean {
  return /^[^?]*\.\w+(\?|$)/.test(url) && !headers.accept?.includes('text/html');
}

/** The page without a user's data, but with the site's: the service worker keeps it for starts without a network. */
function registerShell(app: FastifyInstance, parts: PageParts): void {
  app.get('/app-shell.html', async (request, reply) => {
    const { language, config: site } = await parts.startState(request, null);
    const { html, styleHashes } = await fillTemplate(parts.template, {
      htmlLang: language,
      theme: null,
      head: `<title>Fahrtwind</title>${jsonElement('site', site)}`,
      body: '',
      start: null,
    });
    const page = await encodePage(html, chooseEncoding(request.headers['accept-encoding']));
    reply.header('cache-control', 'no-cache').header('vary', 'Accept-Encoding');
    reply.header('content-security-policy', parts.policy(styleHashes));
    return sendEncoded(request, reply, page, true);
  });
}
