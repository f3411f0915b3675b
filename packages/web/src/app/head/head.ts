import type { Language, PublicConfig } from '@fahrtwind/contract';
import { generatePath } from 'react-router';
import type { PageHead } from '../page-modules.ts';
import type { RouteMatch } from '../routes.ts';
import type { HeadText } from './head-text.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export interface HeadInput {
  readonly match: RouteMatch;
  readonly pathname: string;
  readonly language: Language;
  readonly config: Pick<PublicConfig, 'mainUrl' | 'forumUrl' | 'previewUrl' | 'operator'>;
  /** What the page says about the item it shows, such as an article. */
  readonly page: PageHead | null;
}

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const texts = { de, en };

/** The head tags of an address, identical on the server and in the browser. */
export function headTags(input: HeadInput): readonly HeadTag[] {
  const { language, page } = input;
  const { title, description, keywords } = wordsOf(input);
  const canonical = canonicalUrl(input);
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    ...(isForSearchEngines(input.match) && page?.isForSearchEngines !== false
      ? []
      : [meta('name', 'robots', 'noindex')]),
    // Without hreflang: the English page names the German one as canonical, which would contradict it.
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...newsFeed(input),
    meta('property', 'og:site_name', 'Fahrtwind'),
    meta('property', 'og:type', input.match.entry.meta === 'article' ? 'article' : 'website'),
    meta('property', 'og:locale', language === 'de' ? 'de_DE' : 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...previewOf(input, canonical),
    ...structuredData(input),
  ];
}

/** Addresses of a preview have to be absolute: a site that does not know its own has none, not those of another one. */
function previewOf(input: HeadInput, canonical: string): readonly HeadTag[] {
  const { mainUrl, previewUrl } = input.config;
  if (previewUrl === null) return [];
  const image = imageOf(input, previewUrl);
  const url = previewUrl === mainUrl ? canonical : siteUrl(previewUrl, canonicalPath(input));
  return [
    meta('property', 'og:url', url),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:image', image.url),
  ];
}

/** A block of data, which no browser runs. */
function structuredData({ page, config }: HeadInput): readonly HeadTag[] {
  if (!page?.jsonLd) return [];
  const data = { '@context': 'https://schema.org', ...page.jsonLd(urlOf, config.operator) };
  return [
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: withoutMarkup(JSON.stringify(data)),
    },
  ];

  function urlOf(path: string): string {
    return siteUrl(config.mainUrl, path);
  }
}

/** Written as escapes of JSON, so that no text can end the block or begin a comment. */
function withoutMarkup(json: string): string {
  return json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function imageOf({ page, language }: HeadInput, mainUrl: string) {
  const url = new URL('/share.png', mainUrl).href;
  const own = { url, alt: texts[language].imageAlt };
  return { width: 1200, height: 630, ...(page?.image?.({ mainUrl }) ?? own) };
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: key, content } };
}

function wordsOf({ match, language, page }: HeadInput): HeadText {
  const known = texts[language].pages[match.entry.meta];
  const words = typeof known === 'function' ? known(match.params) : known;
  if (!page) return words;
  return {
    title: page.title === undefined ? words.title : `${page.title} · Fahrtwind`,
    description: page.description ?? words.description,
    keywords: page.keywords ?? words.keywords,
  };
}

function isForSearchEngines({ entry }: RouteMatch): boolean {
  const { access, meta: key } = entry;
  return (access === 'all' && key !== 'notFound') || key === 'signIn' || key === 'register';
}

/** The path in the route table's spelling; unknown paths stay unchanged. */
function canonicalPath({ match, pathname, page }: HeadInput): string {
  if (page?.path !== undefined) return page.path;
  if (match.entry.path === '*') return pathname;
  return (generatePath(match.entry.path, match.params) || '/') + (page?.query ?? '');
}

function canonicalUrl(input: HeadInput): string {
  const path = canonicalPath(input);
  const isForum = input.match.entry.meta === 'forum';
  return siteUrl(isForum ? input.config.forumUrl : input.config.mainUrl, path);
}

/** The newest posts of the shown list, or the articles, for feed readers. */
function newsFeed({ match, config, language }: HeadInput): readonly HeadTag[] {
  const { entry, params } = match;
  if (entry.meta === 'blog' || entry.meta === 'article')
    return [feedLink(siteUrl(config.previewUrl ?? '', '/api/blog.rss'), texts[language].blogFeed)];
  if (entry.meta !== 'forum' && entry.meta !== 'posts') return [];
  const narrowed = new URLSearchParams();
  if (params['category']) narrowed.set('category', params['category'].toLowerCase());
  if (params['locationCountry']) narrowed.set('country', params['locationCountry']);
  const query = narrowed.size > 0 ? `?${narrowed.toString()}` : '';
  return [
    feedLink(siteUrl(config.previewUrl ?? '', `/api/posts.rss${query}`), texts[language].newsFeed),
  ];
}

function feedLink(href: string, title: string): HeadTag {
  return {
    tag: 'link',
    attributes: { rel: 'alternate', type: 'application/rss+xml', title, href },
  };
}

/** Joined as text: resolving a path such as //elsewhere as a URL would change the host. */
function siteUrl(site: string, path: string): string {
  return site.replace(/\/+$/, '') + (path.startsWith('/') ? path : `/${path}`);
}
