import { ApiError } from '../../api/api-error.ts';
import type { PageData } from '../../api/page-data.ts';

/** A question to the server. Two with the same key have the same answer. */
export interface Query<T> {
  readonly key: string;
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** Beyond being shown: for the session, or for one visit (the key of a location), to which „back“ leads again. */
  readonly kept?: 'session' | { readonly visit: string };
  /** What is shown when a newer reply has come; without it that reply. */
  join?(shown: T, newer: T): T;
}

export type Loaded<T> =
  | { readonly status: 'loading' }
  /** `cause` is null for what came with the page. */
  | { readonly status: 'missing'; readonly cause: unknown }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'ready'; readonly reply: T };

/** What is known of a reply. */
export interface Known<T> {
  readonly loaded: Loaded<T>;
  /** A request is on its way: the reply that is shown may be old. */
  readonly isAsking: boolean;
}

/** The replies that one tab knows for one account. */
export type Queries = ReturnType<typeof createQueries>;

interface Entry {
  query: Query<unknown>;
  known: Known<unknown>;
  loadedAt: number;
  request: AbortController | null;
  /** Not kept when it is left. */
  isGone: boolean;
  /** Empty while nothing shows it. */
  readonly listeners: Set<() => void>;
}

const LOADING: Known<unknown> = { loaded: { status: 'loading' }, isAsking: false };
/** What is opened again within this time is not asked for again. */
const FRESH_MS = 30_000;
/** Enough for going back and forth. */
const MOST_KEPT = 50;

export function createQueries(data: readonly PageData[] = []) {
  const { all, find, entryOf, forget, leave } = createEntries(data);
  return {
    read: (query: Query<unknown>): Known<unknown> => find(query)?.known ?? LOADING,
    /** The reply is shown until the returned function is called. */
    subscribe(query: Query<unknown>, listener: () => void): () => void {
      const entry = entryOf(query);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        // The next view, which is shown at the same moment, may show it too.
        queueMicrotask(() => entry.listeners.size === 0 && leave(entry));
      };
    },
    /** Asks for what is probably shown next, unless something is known of it. */
    prefetch(query: Query<unknown>): void {
      if (!find(query)) void ask(entryOf(query));
    },
    /** Asks unless the reply is fresh or on its way. What is known stays until a newer reply has come. */
    load(query: Query<unknown>): void {
      const entry = entryOf(query);
      const { status } = entry.known.loaded;
      const isKnown = status === 'ready' || status === 'missing';
      const mayBeShown = typeof query.kept === 'object' || isFresh(entry);
      if (!entry.request && !(isKnown && mayBeShown)) void ask(entry);
    },
    /** Asks again for what is shown, and says when that fails. */
    reload(query: Query<unknown>): void {
      const entry = find(query);
      if (!entry || entry.listeners.size === 0) return;
      if (entry.known.loaded.status !== 'ready') show(entry, LOADING.loaded);
      void ask(entry, true);
    },
    /** Changes a known reply. A reply that is on its way may be older than the change, so it is given up. */
    update(query: Query<unknown>, change: (reply: unknown) => unknown): void {
      const entry = find(query);
      if (entry?.known.loaded.status !== 'ready') return;
      giveUp(entry);
      show(entry, { status: 'ready', reply: change(entry.known.loaded.reply) });
    },
    /** What is known already, such as the same thing at another address. */
    put(query: Query<unknown>, reply: unknown): void {
      const entry = entryOf(query);
      giveUp(entry);
      show(entry, { status: 'ready', reply });
    },
    /** What was deleted is not kept when its page is left. */
    drop(query: Query<unknown>): void {
      const entry = find(query);
      if (entry) entry.isGone = true;
    },
    /** Replies whose key begins so are out of date: those on the screen are asked for again, others forgotten. */
    invalidate(start: string): void {
      const old = all().filter(({ query }) => query.key.startsWith(start));
      for (const entry of old) {
        if (entry.listeners.size === 0) forget(entry);
        else void ask(entry);
      }
    },
  };
}

function createEntries(data: readonly PageData[]) {
  const entries = new Map(data.map(({ path, reply }) => [path, entryWith(path, reply)]));

  /** A visit begins with what came with the page or was loaded ahead, which no other visit then shows. */
  function find(query: Query<unknown>): Entry | undefined {
    const ahead = entries.get(query.key);
    const isTaken = ahead && ahead.listeners.size === 0 && isFresh(ahead);
    return entries.get(nameOf(query)) ?? (isTaken ? ahead : undefined);
  }

  function entryOf(query: Query<unknown>): Entry {
    const entry = find(query) ?? newEntry(query);
    // The last one that was used is the last one to be forgotten.
    entries.delete(nameOf(entry.query));
    entry.query = query;
    entries.set(nameOf(query), entry);
    return entry;
  }

  function forget(entry: Entry): void {
    giveUp(entry);
    entries.delete(nameOf(entry.query));
  }

  function leave(entry: Entry): void {
    giveUp(entry);
    const isKept = entry.query.kept && !entry.isGone && entry.known.loaded.status === 'ready';
    if (!isKept && entries.get(nameOf(entry.query)) === entry) forget(entry);
    const unshown = [...entries.values()].filter(({ listeners }) => listeners.size === 0);
    for (const old of unshown.slice(0, -MOST_KEPT)) forget(old);
  }

  return { all: () => [...entries.values()], find, entryOf, forget, leave };
}

function nameOf({ key, kept }: Query<unknown>): string {
  return typeof kept === 'object' ? `${key} ${kept.visit}` : key;
}

function isFresh({ loadedAt }: Entry): boolean {
  return Date.now() - loadedAt < FRESH_MS;
}

function newEntry(query: Query<unknown>): Entry {
  return {
    query,
    known: LOADING,
    loadedAt: Date.now(),
    request: null,
    isGone: false,
    listeners: new Set(),
  };
}

function entryWith(key: string, reply: unknown): Entry {
  const entry = newEntry({ key, load: () => Promise.resolve(reply) });
  const isMissing = reply === null;
  show(entry, isMissing ? { status: 'missing', cause: null } : { status: 'ready', reply });
  return entry;
}

function show(entry: Entry, loaded: Loaded<unknown>): void {
  entry.known = { loaded, isAsking: entry.request !== null };
  for (const listener of entry.listeners) listener();
}

function giveUp(entry: Entry): void {
  entry.request?.abort();
  entry.request = null;
  entry.known = { ...entry.known, isAsking: false };
}

/** A failure replaces a reply that is shown only where it `isTold`. */
async function ask(entry: Entry, isTold = false): Promise<void> {
  giveUp(entry);
  const request = new AbortController();
  entry.request = request;
  show(entry, entry.known.loaded);
  const { query } = entry;
  const newer = await answer(query, request.signal);
  // A later request or a change has taken its place, or nothing shows it any more.
  if (entry.request !== request) return;
  entry.request = null;
  const { loaded } = entry.known;
  if (newer.status === 'failed') {
    // A page asks itself for what could not be loaded ahead.
    const isShown = entry.listeners.size > 0 && (isTold || loaded.status !== 'ready');
    show(entry, isShown ? newer : loaded);
    return;
  }
  entry.loadedAt = Date.now();
  const isJoined = newer.status === 'ready' && loaded.status === 'ready';
  const reply = isJoined && query.join?.(loaded.reply, newer.reply);
  show(entry, isJoined && query.join ? { status: 'ready', reply } : newer);
}

async function answer(
  { key, load }: Query<unknown>,
  signal: AbortSignal,
): Promise<Loaded<unknown>> {
  try {
    return { status: 'ready', reply: await load(signal) };
  } catch (cause) {
    const isMissing = cause instanceof ApiError && [400, 404].includes(cause.status);
    if (!isMissing && !signal.aborted) console.warn('Not loaded', key.split(' {', 1)[0], cause);
    return { status: isMissing ? 'missing' : 'failed', cause };
  }
}
