import { useEffect } from 'react';
import { queryOf } from '../parts/server-state/endpoint.ts';
import type { Queries } from '../parts/server-state/queries.ts';
import { useQueries } from '../parts/server-state/use-query.ts';
import { callsOf, forgetPage, loadPage } from './page-modules.ts';
import { matchRoute } from './routes.ts';

/** A pointer that crosses a list of links does not mean them. */
const REST_MS = 100;

/** Loads a page's code when a link to it is hovered or focused, and what the page shows when the link stays so. */
export function usePrefetch(): void {
  const queries = useQueries();
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const prefetch = ({ target }: Event) => {
      clearTimeout(rest);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
      const loading = loadCode(link.pathname);
      rest = setTimeout(() => void loading.then(() => loadData(queries, link)), REST_MS);
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [queries]);
}

async function loadCode(pathname: string): Promise<void> {
  const { page } = matchRoute(pathname).entry;
  try {
    await loadPage(page);
  } catch (cause) {
    // Clicking the link tries again and shows an error if that fails.
    console.info('Page not loaded ahead', cause);
    forgetPage(page);
  }
}

async function loadData(queries: Queries, { pathname, search }: HTMLAnchorElement): Promise<void> {
  const { entry, params } = matchRoute(pathname);
  const isHere = pathname + search === window.location.pathname + window.location.search;
  // The store of trips asks for what a page behind signing in shows.
  if (!entry.hasData || entry.access === 'session' || isHere) return;
  const calls = callsOf(await loadPage(entry.page), params, new URLSearchParams(search));
  for (const { name, input } of calls) queries.prefetch(queryOf(name, input));
}
