import { matchRoute, notFoundRoute } from './routes.ts';

/** One spelling for all addresses under which visitors get the same page. */
export interface SharedAddress {
  readonly url: string;
  /** Whether there are as many of such addresses as callers make up: parts of them are parameters. */
  readonly isOpenEnded: boolean;
}

/**
 * Ignores case, slashes at the end and parameters that the page does not read. Null where visitors do not all get the
 * same: a page behind sign-in, one that is missing, one with data and one whose parameters are given.
 */
export function sharedAddress(url: string): SharedAddress | null {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const { entry, params } = matchRoute(pathname);
  const isPublic = entry.access === 'all' || entry.access === 'guestOnly';
  if (!isPublic || entry === notFoundRoute || entry.hasData) return null;
  if (entry.query?.some((name) => searchParams.has(name))) return null;
  const segments = entry.path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const value = params[segment.replaceAll(/[:?]/g, '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return { url: segments.join('/'), isOpenEnded: entry.path.includes(':') };
}
