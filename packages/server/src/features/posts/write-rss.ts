import type { Language, PostSummary } from '@fahrtwind/contract';
import { countryKey, PATHS, postPath, type PostCategory } from '@fahrtwind/domain';
import { escapeXml } from '../../http/pages/sitemap.ts';

interface Narrowed {
  readonly category?: PostCategory | undefined;
  readonly country?: string | undefined;
}

interface Site {
  readonly origin: string;
  readonly language: Language;
}

const TEXTS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> =
  {
    de: { title: 'Fahrtwind-Forum', description: 'Neue Roadtrips, Tipps und Fragen' },
    en: { title: 'Fahrtwind forum', description: 'New road trips, tips and questions' },
  };

/** The newest posts as RSS 2.0, with absolute links. */
export function writeRss(
  posts: readonly PostSummary[],
  { category, country }: Narrowed,
  { origin, language }: Site,
): string {
  const { title, description } = TEXTS[language];
  const about = [category, country].filter((part) => part !== undefined).join(', ');
  const list =
    country === undefined ? forumPath(category) : `${PATHS.posts}/${countryKey(country)}`;
  const narrowed = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(country !== undefined && { country }),
  });
  const own = `/api/posts.rss${narrowed.size > 0 ? `?${narrowed.toString()}` : ''}`;
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', about === '' ? title : `${title}: ${about}`),
    element('link', `${origin}${list}`),
    element('description', description),
    element('language', 'de'),
    `<atom:link href="${escapeXml(`${origin}${own}`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', new Date(newest.createdAt).toUTCString())] : []),
    ...posts.flatMap((post) => itemOf(post, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function forumPath(category: PostCategory | undefined): string {
  return category === undefined ? PATHS.forum : `${PATHS.forum}/${category}`;
}

function itemOf(post: PostSummary, origin: string): readonly string[] {
  const { id, title, excerpt, createdAt, author, country } = post;
  return [
    '<item>',
    element('title', title),
    element('link', `${origin}${postPath(post)}`),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', new Date(createdAt).toUTCString()),
    element('dc:creator', author.name),
    ...(country === '' ? [] : [element('category', country)]),
    // Feed readers take a description for HTML: as text it is escaped twice.
    element('description', escapeXml(excerpt)),
    '</item>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
