import type { ContentNode } from '../prose/content-node.ts';
import { indexArticles } from './article-index.ts';

export const articles = indexArticles(
  import.meta.glob('../../../../../../content/blog/**/*.md', {
    query: '?front',
    import: 'front',
    eager: true,
  }),
);

type Body = readonly ContentNode[];

const bodies = import.meta.glob<Body>('../../../../../../content/blog/**/*.md', {
  query: '?body',
  import: 'body',
});

const loaded = new Map<string, Promise<Body>>();

/** The text of an article, loaded once; the promise stays the same so that React can wait on it. */
export function loadBody(file: string): Promise<Body> {
  const known = loaded.get(file);
  if (known) return known;
  const load = bodies[file];
  const body = load ? load() : Promise.reject(new Error(`There is no article file ${file}`));
  loaded.set(file, body);
  return body;
}
