import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from './site.ts';

/** A page as the server writes it, without a browser. */
export interface CrawledPage {
  readonly url: string;
  readonly status: number;
  readonly html: string;
}

/** Enough for every page of our own and a part of what people have published. */
const MOST_PAGES = 420;
/** How many addresses are opened that differ only in their parameters or in the texts they show. */
const MOST_OF_A_KIND = 30;
const AT_ONCE = 4;
/** Requests of one address per minute are limited; a crawler of search engines has many. */
const PAGES_OF_AN_ADDRESS = 200;

/** Reads the sitemap and follows all links from there on both hosts. */
export async function crawl(site: Site): Promise<readonly CrawledPage[]> {
  const { fetchPage, isOwn } = createFetcher(site);
  const found = new Set<string>(await sitemapAddresses(site, fetchPage));
  const kinds = new Map<string, number>();
  const pages: CrawledPage[] = [];
  const waiting = [...found];
  const work = async (): Promise<void> => {
    for (;;) {
      const url = waiting.shift();
      if (url === undefined || pages.length >= MOST_PAGES) return;
      const page = await fetchPage(url);
      pages.push(page);
      for (const link of linksOf(page).filter(isOwn)) {
        if (found.has(link) || !isWanted(link, kinds)) continue;
        found.add(link);
        waiting.push(link);
      }
    }
  };
  // A worker may find nothing to do while another one still reads the page with the next links.
  while (waiting.length > 0 && pages.length < MOST_PAGES) {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await wait(0);
  }
  return pages;
}

function createFetcher({ url: main, englishUrl }: Site) {
  let asked = 0;
  const hosts = [new URL(main).host, new URL(englishUrl).host];
  const fetchPage = (address: string): Promise<CrawledPage> => {
    const { host, port, pathname, search } = new URL(address);
    asked += 1;
    const from = `10.251.${Math.floor(asked / PAGES_OF_AN_ADDRESS)}.1`;
    const headers = { host, accept: 'text/html', 'x-forwarded-for': from };
    return new Promise((resolve, reject) => {
      request({ host: 'localhost', port, path: pathname + search, headers }, (reply) => {
        let html = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (html += part));
        reply.on('end', () => resolve({ url: address, status: reply.statusCode ?? 0, html }));
        reply.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  };
  return { fetchPage, isOwn: (link: string) => hosts.includes(new URL(link).host) };
}

/** The sitemap speaks of the public addresses, which are this server here. */
async function sitemapAddresses(
  { url, englishUrl }: Site,
  fetchPage: (address: string) => Promise<CrawledPage>,
): Promise<readonly string[]> {
  const here = (address: string): string => {
    const { hostname, pathname, search } = new URL(address);
    return (hostname.startsWith('en.') ? englishUrl : url) + pathname + search;
  };
  const read = async (path: string) => locationsIn((await fetchPage(url + path)).html).map(here);
  const parts = await read('/sitemap.xml?part=all');
  const pages = await read('/sitemap.xml');
  for (const part of parts) pages.push(...(await read(part.slice(url.length))));
  return pages;
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => unescaped(address));
}

/** The addresses of all links of a page, without their fragments. */
function linksOf({ url, html }: CrawledPage): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const link = new URL(unescaped(href), url);
    link.hash = '';
    return link.protocol.startsWith('http') ? [link.href] : [];
  });
}

function isWanted(link: string, kinds: Map<string, number>): boolean {
  const { host, pathname, search } = new URL(link);
  const kind = `${host} ${pathname.split('/')[1] ?? ''} ${search === '' ? '' : '?'}`;
  const count = kinds.get(kind) ?? 0;
  kinds.set(kind, count + 1);
  return count < MOST_OF_A_KIND;
}

function unescaped(text: string): string {
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** What is wrong with a page, one line each. Pages behind sign-in lead to the form. */
export function faultsOf({ url, status, html }: CrawledPage): readonly string[] {
  if (status >= 300 && status < 400) return [];
  if (status !== 200) return [`${url}: ${status}`];
  if (!html.startsWith('<!doctype html>')) return [];
  const faults: string[] = [];
  const need = (what: string, pattern: RegExp) => {
    if (!pattern.test(html)) faults.push(`${url}: no ${what}`);
  };
  need('title', /<title[^>]*>[^<]{5,}<\/title>/);
  need('description', /<meta name="description" content="[^"]{30,}"/);
  need('canonical address', /<link rel="canonical" href="http/);
  if (headingsOf(html) > 1) faults.push(`${url}: several main headings`);
  if (/hreflang=/.test(html)) faults.push(`${url}: hreflang beside a canonical address`);
  for (const [, address = ''] of html.matchAll(
    /<(?:script|img|iframe|source|video)\b[^>]*?\bsrc="(https?:[^"]*)"/g,
  ))
    if (new URL(address).host !== new URL(url).host) faults.push(`${url}: loads ${address}`);
  return [...faults, ...deadFragments(url, html)];
}

const headingsOf = (html: string): number => html.match(/<h1[\s>]/g)?.length ?? 0;

/** Public pages whose main heading the server leaves to the browser, such as one whose data did not come in time. */
export function withoutHeading(pages: readonly CrawledPage[]): readonly string[] {
  return pages.flatMap(({ url, status, html }) =>
    status === 200 && html.startsWith('<!doctype html>') && headingsOf(html) === 0 ? [url] : [],
  );
}

function deadFragments(url: string, html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="#([^"]+)"/g)].flatMap(([, id = '']) =>
    html.includes(`id="${id}"`) ? [] : [`${url}: #${id} leads nowhere`],
  );
}

/** One address of each kind, for what only a browser can tell. */
export function oneOfEachKind(pages: readonly CrawledPage[]): readonly string[] {
  const kinds = new Map<string, string>();
  for (const { url, status } of pages) {
    const { host, pathname, search } = new URL(url);
    const segments = pathname.split('/');
    const kind = `${host} ${segments[1] ?? ''} ${segments.length} ${search === '' ? '' : '?'}`;
    if (status === 200 && !pathname.startsWith('/api/') && !kinds.has(kind)) kinds.set(kind, url);
  }
  return [...kinds.values()];
}
