import type { Language } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import type { ArticlePage } from '../../http/pages/page-renderer.ts';
import { escapeXml } from '../../http/pages/sitemap.ts';

interface Site {
  readonly origin: string;
  readonly language: Language;
}

const TEXTS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> =
  {
    de: { title: 'Fahrtwind-Blog', description: 'Wissen für unterwegs' },
    en: { title: 'Fahrtwind blog', description: 'Knowledge for the road' },
  };

/** The articles of a language as RSS 2.0, newest first; those that exist in German only are among them. */
export function writeArticleRss(
  articles: readonly ArticlePage[],
  { origin, language }: Site,
): string {
  const { title, description } = TEXTS[language];
  const listed = articles
    .filter((article) => isListed(article, articles, language))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const changed = listed
    .map((article) => article.changed)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', `${origin}${PATHS.blog}`),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(`${origin}/api/blog.rss`)}" rel="self" type="application/rss+xml"/>`,
    ...(changed === undefined ? [] : [element('lastBuildDate', timeOf(changed))]),
    ...listed.flatMap((article) => itemOf(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function isListed(
  { language: own, path }: ArticlePage,
  all: readonly ArticlePage[],
  language: Language,
): boolean {
  if (own === language) return true;
  return own === 'de' && !all.some((other) => other.path === path && other.language === language);
}

function itemOf({ path, title, summary, date }: ArticlePage, origin: string): readonly string[] {
  const address = `${origin}${path}`;
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', timeOf(date)),
    // Feed readers take a description for HTML: as text it is escaped twice.
    element('description', escapeXml(summary)),
    '</item>',
  ];
}

function timeOf(day: string): string {
  return new Date(`${day}T06:00:00Z`).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
