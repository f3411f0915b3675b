import type { ContentNode } from '../../../parts/prose/content-node.ts';

/** A post of the editors; its English title where they have written one. */
export interface PostLink {
  readonly path: string;
  readonly title: string;
  readonly englishTitle: string | null;
}

/** What only an article's own page shows. */
export interface ArticleText {
  readonly body: readonly ContentNode[];
  readonly links: { readonly trips: readonly PostLink[]; readonly posts: readonly PostLink[] };
}

const files = import.meta.glob<ArticleText>('../../../../../../content/blog/**/*.md', {
  query: '?body',
});

const loaded = new Map<string, ArticleText>();
const loading = new Map<string, Promise<ArticleText>>();

/** Loads an article's text once; a failure is not cached, so that the next call retries. */
export function loadText(file: string): Promise<ArticleText> {
  const known = loading.get(file);
  if (known) return known;
  const started = importText(file);
  loading.set(file, started);
  started.catch(() => loading.delete(file));
  return started;
}

/** The text, if it is already loaded. */
export function loadedText(file: string): ArticleText | undefined {
  return loaded.get(file);
}

async function importText(file: string): Promise<ArticleText> {
  const load = files[file];
  if (!load) throw new Error(`There is no article file ${file}`);
  const { body, links } = await load();
  const text = { body, links };
  loaded.set(file, text);
  return text;
}

// The server renders synchronously, so it loads all texts up front.
if (import.meta.env.SSR) await Promise.all(Object.keys(files).map(loadText));
