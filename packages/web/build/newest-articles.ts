import {
  indexArticles,
  listArticles,
  type Article,
} from '../src/features/blog/state/article-index.ts';
import { articleFront } from './article-parts.ts';
import { readContent } from './read-content.ts';

const SHOWN = 3;

/** The newest articles of both languages: the landing page need not load the list of all. */
export function readNewestArticles(): Readonly<Record<'de' | 'en', readonly Article[]>> {
  const articles = indexArticles(
    Object.fromEntries(
      readContent('blog').map((text) => [text.file, articleFront(text, text.file)]),
    ),
  );
  const newest = (language: 'de' | 'en') => listArticles(articles, language).slice(0, SHOWN);
  return { de: newest('de'), en: newest('en') };
}
