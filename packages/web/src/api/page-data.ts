import { drawnIn } from './drawn-paths.ts';

/** What the API answers to a call of a page. The server puts it into the page. */
export interface PageData {
  /** The path of the call, which is the key of its query. */
  readonly path: string;
  /** Null for something that is not there. */
  readonly reply: unknown;
}

/** Later than that, a page asks again: what came with it may be out of date. */
const FRESH_MS = 60_000;

let lastRead: { readonly element: Element; readonly data: readonly PageData[] } | null = null;
const taken = new WeakSet<PageData>();

/** The data in the page that the server has sent. */
export function readPageData(): readonly PageData[] {
  const element = globalThis.document?.getElementById('page-data');
  if (!element?.textContent) return [];
  if (lastRead?.element !== element) {
    const root = document.getElementById('root') ?? document;
    lastRead = { element, data: JSON.parse(element.textContent, drawnIn(root)) };
  }
  return lastRead.data;
}

/** The reply that came with the page, for the first request only; undefined when there is none. */
export function takePageReply(path: string): unknown {
  if (performance.now() > FRESH_MS) return undefined;
  const found = readPageData().find((one) => one.path === path && one.reply !== null);
  if (!found || taken.has(found)) return undefined;
  taken.add(found);
  return found.reply;
}
