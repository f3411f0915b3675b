import type { ContentNode } from '../../../parts/prose/content-node.ts';

type Body = readonly ContentNode[];

const files = import.meta.glob<Body>('../../../../../../content/blog/**/*.md', {
  query: '?body',
  import: 'body',
});

const loaded = new Map<string, Body>();
const loading = new Map<string, Promise<Body>>();

/** Loads an article's text once; a failure is not cached, so that the next call retries. */
export function loadBody(file: string): Promise<Body> {
  const known = loading.get(file);
  if (known) return known;
  const started = importBody(file);
  loading.set(file, started);
  started.catch(() => loading.delete(file));
  return started;
}

/** The text, if it is already loaded. */
export function loadedBody(file: string): Body | undefined {
  return loaded.get(file);
}

async function importBody(file: string): Promise<Body> {
  const load = files[file];
  if (!load) throw new Error(`There is no article file ${file}`);
  const body = await load();
  loaded.set(file, body);
  return body;
}

// The server renders synchronously, so it loads all texts up front.
if (import.meta.env.SSR) await Promise.all(Object.keys(files).map(loadBody));
