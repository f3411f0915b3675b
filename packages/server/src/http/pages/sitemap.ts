import { PATHS } from '@fahrtwind/domain';
import type { PageRenderer } from './page-renderer.ts';

/** Public pages whose canonical address is on the main site; the forum has a site of its own. */
const PUBLIC_PATHS = [
  PATHS.landing,
  PATHS.routes,
  PATHS.hotel,
  PATHS.publicTrip,
  PATHS.merch,
  PATHS.blog,
  PATHS.register,
  PATHS.signIn,
  PATHS.about,
  PATHS.affiliates,
  PATHS.guidelines,
  PATHS.privacy,
  PATHS.disclaimer,
  PATHS.imprint,
] as const;

/** Pages that people make, and products. They come in parts, each of a bounded length. */
export interface SitemapSource {
  readonly countParts: () => Promise<number>;
  /** Counted from 0. */
  readonly readPart: (part: number) => Promise<readonly SitemapPage[]>;
}

export interface SitemapPage {
  readonly path: string;
  /** Null where it is not known. */
  readonly changedAt: Date | null;
}

export type SitemapSources = Readonly<Record<string, SitemapSource>>;

/** Search engines read 50,000 addresses of a file; this many are written within the time of a request. */
export const SITEMAP_PART = 10_000;

interface Sites {
  readonly mainUrl: string;
}

/** A page of ours. */
export interface OwnPage {
  readonly path: string;
  /** ISO day; null where it is not known. */
  readonly changed: string | null;
}

/** The public pages of the route table and the articles. The list of articles changes with its newest one. */
export function ownPages({
  articles = [],
  pageDates = {},
}: Pick<PageRenderer, 'articles' | 'pageDates'>): readonly OwnPage[] {
  const newest =
    articles
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? null;
  return [
    ...PUBLIC_PATHS.map((path) => ({
      path,
      changed: path === PATHS.blog ? newest : (pageDates[path] ?? null),
    })),
    ...articles
      .filter(({ language }) => language === 'de')
      .map(({ path, changed }) => ({ path, changed })),
  ];
}

/**
 * One entry for each page. The English ones name these as canonical, so search engines would throw them away, and
 * alternates (hreflang) would contradict them.
 */
export function sitemapXml(pages: readonly OwnPage[], { mainUrl }: Sites): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => urlElement(new URL(path, mainUrl).href, changed)),
    '</urlset>',
    '',
  ].join('\n');
}

/** The parts of all sources, as a list of sitemaps. */
export async function sitemapIndexXml(
  sources: SitemapSources,
  { mainUrl }: Sites,
): Promise<string> {
  const names: string[] = [];
  for (const [name, source] of Object.entries(sources)) {
    const count = await source.countParts();
    for (let part = 0; part < count; part += 1) names.push(`${name}-${part}`);
  }
  const addresses = names.map((name) => new URL(`/sitemap.xml?part=${name}`, mainUrl).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/** One part, such as `posts-3`; null where there is no such source. What people write has one language. */
export async function sitemapPartXml(
  sources: SitemapSources,
  name: string,
  { mainUrl }: Sites,
): Promise<string | null> {
  const [, sourceName = '', part = ''] = /^([a-z]+)-(\d{1,6})$/.exec(name) ?? [];
  const source = Object.hasOwn(sources, sourceName) ? sources[sourceName] : undefined;
  if (!source) return null;
  const pages = await source.readPart(Number(part));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changedAt }) =>
      urlElement(new URL(path, mainUrl).href, changedAt?.toISOString() ?? null),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(address: string, changed: string | null): string {
  const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
  return `  <url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
}

/** Text and attributes of XML; signs that XML does not have at all are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
