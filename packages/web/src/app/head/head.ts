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
  readonly config: Pick<PublicConfig, 'mainUrl' | 'englishUrl' | 'forumUrl'>;
  /** What the page itself says of the one thing it shows. */
  readonly page: PageHead | null;
}

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const texts = { de, en };

/** Everything in the document's head that depends on the address, the same on the server and in the browser. */
export function headTags(input: HeadInput): readonly HeadTag[] {
  const { match, language } = input;
  const { title, description, keywords } = wordsOf(input);
  const canonical = canonicalUrl(input);
  const image = new URL('/share.png', input.config.mainUrl).href;
  return [
    { tag: 'title', attributes: {}, text: title },
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    ...(isForSearchEngines(match) ? [] : [meta('name', 'robots', 'noindex')]),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternates(input),
    meta('property', 'og:site_name', 'Fahrtwind'),
    meta('property', 'og:type', match.entry.meta === 'article' ? 'article' : 'website'),
    meta('property', 'og:locale', language === 'de' ? 'de_DE' : 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', texts[language].imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ];
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: key, content } };
}

function wordsOf({ match, language, page }: HeadInput): HeadText {
  const known = texts[language].pages[match.entry.meta];
  const words = typeof known === 'function' ? known(match.params) : known;
  if (!page) return words;
  return {
    title: `${page.title} · Fahrtwind`,
    description: page.description ?? words.description,
    keywords: page.keywords ?? words.keywords,
  };
}

function isForSearchEngines({ entry }: RouteMatch): boolean {
  const { access, meta: key } = entry;
  return (access === 'all' && key !== 'notFound') || key === 'signIn' || key === 'register';
}

/** The path in the spelling of the route table; an unknown one stays as it came. */
function canonicalPath({ match, pathname }: HeadInput): string {
  if (match.entry.path === '*') return pathname;
  return generatePath(match.entry.path, match.params) || '/';
}

function canonicalUrl(input: HeadInput): string {
  const path = canonicalPath(input);
  const isForum = input.match.entry.meta === 'forum';
  return siteUrl(isForum ? input.config.forumUrl : input.config.mainUrl, path);
}

function alternates(input: HeadInput): readonly HeadTag[] {
  const path = canonicalPath(input);
  const german = siteUrl(input.config.mainUrl, path);
  const english = siteUrl(input.config.englishUrl, path);
  const entries = [
    ['de', german],
    ['en', english],
    ['x-default', german],
  ] as const;
  return entries.map(([hreflang, href]) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  }));
}

/** Joined as text: a path such as //elsewhere must not become another host. */
function siteUrl(site: string, path: string): string {
  return site.replace(/\/+$/, '') + (path.startsWith('/') ? path : `/${path}`);
}
