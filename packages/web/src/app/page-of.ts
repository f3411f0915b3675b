import { matchRoute } from './routes.ts';

/** What makes an address another page: its path, and the parameters that show something else there. */
export function pageOf(pathname: string, search: string): string {
  const { headingQuery = [] } = matchRoute(pathname).entry;
  const given = new URLSearchParams(search);
  return [pathname, ...headingQuery.map((name) => String(given.get(name)))].join(' ');
}
