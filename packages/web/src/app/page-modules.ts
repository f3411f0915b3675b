import type { Language } from '@fahrtwind/contract';
import type { ComponentType } from 'react';

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
}

type Params = Readonly<Record<string, string | undefined>>;

/**
 * What a page that shows one thing of many may export as `pageHead`: what is said of that thing,
 * or null when it does not exist (the server then answers 404).
 */
type ReadPageHead = (params: Params, language: Language) => PageHead | null;

export interface PageModule {
  readonly Page: ComponentType;
  readonly pageHead: ReadPageHead | null;
}

/** A page's code could not be loaded: an old tab after an update, or no network. */
export class PageNotLoadedError extends Error {
  readonly page: string;

  constructor(page: string, cause: unknown) {
    super(`Page not loaded: ${page}`, { cause });
    this.name = 'PageNotLoadedError';
    this.page = page;
  }
}

type Exports = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Exports>('../features/*/*-page.tsx');
const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/**
 * Loads a page's code once. A failure is kept until somebody has dealt with it: React asks again and again while it
 * waits, and would never come to an end if each time were a new try.
 */
export function loadPage(page: string): Promise<PageModule> {
  const known = loading.get(page);
  if (known) return known;
  const started = importPage(page);
  loading.set(page, started);
  return started;
}

/** Lets the next visit try again. */
export function forgetPage(page: string): void {
  if (!loaded.has(page)) loading.delete(page);
}

/** The page's code if it is here already. */
export function loadedPage(page: string): PageModule | undefined {
  return loaded.get(page);
}

async function importPage(page: string): Promise<PageModule> {
  const load = files[`../features/${page}.tsx`];
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
  const { [name]: Page, pageHead } = exports;
  if (!isComponent(Page)) throw new PageNotLoadedError(page, `no export ${name}`);
  return { Page, pageHead: isPageHead(pageHead) ? pageHead : null };
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}

function isPageHead(value: unknown): value is ReadPageHead {
  return typeof value === 'function';
}

/** content/landing-page → LandingPage */
export function exportName(page: string): string {
  const file = page.slice(page.lastIndexOf('/') + 1);
  return file.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());
}
