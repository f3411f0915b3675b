import { indexArticles } from './article-index.ts';

/** All articles in all languages, without their texts. */
export const articles = indexArticles(
  import.meta.glob('../../../../../../content/blog/**/*.md', {
    query: '?front',
    import: 'front',
    eager: true,
  }),
);
