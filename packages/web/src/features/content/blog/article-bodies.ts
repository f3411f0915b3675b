import type { ContentNode } from '../prose/content-node.ts';

type Body = readonly ContentNode[];

const files = import.meta.glob<Body>('../../../../../../content/blog/**/*.md', {
  query: '?body',
  import: 'body',
});

const loaded = new Map<string, Body>();
const loading = new Map<string, Promise<Body>>();

/** Loads an article's text once; a failure is forgotten, so that the next try asks again. */
export function loadBody(file: string): Promise<Body> {
  const known = loading.get(file);
  if (known) return known;
  const started = importBody(file);
  loading.set(file, started);
  started.catch(() => loading.delete(file));
  return started;
}

/** The text if it is here already. */
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

// The server renders in one go and cannot wait in the middle, so it has all texts from the start.
if (import.meta.env.SSR) await Promise.all(Object.keys(files).map(loadBody));
