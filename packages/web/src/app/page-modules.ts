import type { Endpoints, Language, PublicConfig } from '@fahrtwind/contract';
import type { ComponentType } from 'react';
import type { PageData } from '../api/page-data.ts';
import type { FirstTrips } from '../store/trips/view/trips-state.ts';

export interface PageHead {
  /** The route's own when missing, and so for the description and the keywords. */
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
  /** For messengers; the site's own when missing. Always of 1200 × 630. */
  readonly image?: (config: Pick<PublicConfig, 'mainUrl'>) => {
    readonly url: string;
    readonly alt: string;
    /** 1200 × 630 where it is not said. */
    readonly width?: number;
    readonly height?: number;
  };
  /** False for what only people with the link shall find. */
  readonly isForSearchEngines?: boolean;
  /** The one address of what is shown; the server sends other spellings there for good. */
  readonly path?: string;
  /** The part of the query that belongs to that address, such as `?produkt=becher`. */
  readonly query?: string;
  /** Structured data for search engines (schema.org). `url` makes an address of the main site from a path. */
  readonly jsonLd?: (url: (path: string) => string, operator: PublicConfig['operator']) => object;
}

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The optional export `pageHead` of a page that shows one item of many. It returns null if the item does not exist;
 * the server then answers 404. `reply` is that of the page's call, undefined when it is not known; then the page may
 * return undefined for the route's own texts. `search` is the query of the address.
 */
type ReadPageHead = (
  params: Params,
  language: Language,
  reply?: unknown,
  search?: URLSearchParams,
) => PageHead | null | undefined;

/** A call of the API. */
export interface PageCall {
  readonly name: keyof Endpoints;
  readonly input: {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
  };
}

/**
 * The optional export `pageCall`: whose reply the page shows, or several of them. The server puts the replies into the
 * page (`useQuery` finds them), where the route has `hasData`; `pageHead` gets the first one. Undefined where an address shows
 * nothing of the database.
 */
type ReadPageCall = (
  params: Params,
  search: URLSearchParams,
) => PageCall | readonly PageCall[] | undefined;

/** The optional export `pageNextCall`: what the page shows besides, which only the replies name. */
type ReadNextCall = (
  reply: unknown,
  ...others: readonly unknown[]
) => PageCall | readonly PageCall[] | undefined;

/** The optional export `pageTrips` of a page behind sign-in: the trip that its data show, so that it can be rendered. */
type ReadTrips = (data: readonly PageData[], search: URLSearchParams) => FirstTrips | null;

export interface PageModule {
  readonly Page: ComponentType;
  readonly pageHead: ReadPageHead | null;
  readonly pageCall?: ReadPageCall | null;
  readonly pageNextCall?: ReadNextCall | null;
  readonly pageTrips?: ReadTrips | null;
}

export function callsOf(
  { pageCall }: Pick<PageModule, 'pageCall'>,
  params: Params,
  search: URLSearchParams,
): readonly PageCall[] {
  return [pageCall?.(params, search) ?? []].flat();
}

/** A page's code could not be loaded: the tab is older than the last update, or there is no network. */
export class PageNotLoadedError extends Error {
  readonly page: string;

  constructor(page: string, cause: unknown) {
    super(`Page not loaded: ${page}`, { cause });
    this.name = 'PageNotLoadedError';
    this.page = page;
  }
}

type Exports = Readonly<Record<string, unknown>>;

/** Pages of one feature, and those that are put together of several. */
const files = import.meta.glob<Exports>([
  '../features/*/*-page.tsx',
  './pages/*-page.tsx',
  '!../features/testing/*',
  '!../features/{planner/planner,trips/trips,trips/create-trip,posts/forum,landing/landing}-page.tsx',
]);
const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/**
 * Loads a page's code once. A failure is cached until it is handled: React calls this repeatedly while it
 * waits, and would loop forever if every call were a new attempt.
 */
export function loadPage(page: string): Promise<PageModule> {
  const known = loading.get(page);
  if (known) return known;
  const started = importPage(page);
  loading.set(page, started);
  return started;
}

/** Lets the next visit retry. */
export function forgetPage(page: string): void {
  if (!loaded.has(page)) loading.delete(page);
}

/** The page's module, if it has already been loaded. */
export function loadedPage(page: string): PageModule | undefined {
  return loaded.get(page);
}

async function importPage(page: string): Promise<PageModule> {
  const load = files[`./pages/${page}.tsx`] ?? files[`../features/${page}.tsx`];
  if (!load) throw new PageNotLoadedError(page, 'no such file');
  const exports = await load().catch((cause: unknown) => {
    throw new PageNotLoadedError(page, cause);
  });
  const pageModule = readModule(page, exports);
  loaded.set(page, pageModule);
  return pageModule;
}

function readModule(page: string, exports: Exports): PageModule {
  const name = exportName(page);
  const { [name]: Page, pageHead, pageCall, pageNextCall, pageTrips } = exports;
  if (!isComponent(Page)) throw new PageNotLoadedError(page, `no export ${name}`);
  return {
    Page,
    pageHead: isPageHead(pageHead) ? pageHead : null,
    pageCall: isPageCall(pageCall) ? pageCall : null,
    pageNextCall: isNextCall(pageNextCall) ? pageNextCall : null,
    pageTrips: isTrips(pageTrips) ? pageTrips : null,
  };
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}

function isPageHead(value: unknown): value is ReadPageHead {
  return typeof value === 'function';
}

function isPageCall(value: unknown): value is ReadPageCall {
  return typeof value === 'function';
}

function isNextCall(value: unknown): value is ReadNextCall {
  return typeof value === 'function';
}

function isTrips(value: unknown): value is ReadTrips {
  return typeof value === 'function';
}

/** Example: blog/article-page → ArticlePage. */
export function exportName(page: string): string {
  const file = page.slice(page.lastIndexOf('/') + 1);
  return file.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());
}
