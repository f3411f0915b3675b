import { COPY_MARKER } from '@fahrtwind/domain';
import { matchRoute, notFoundRoute, type RouteEntry } from './routes.ts';

/** One spelling for all addresses under which visitors get the same page. */
export interface SharedAddress {
  readonly url: string;
  /** Whether there are as many of such addresses as callers make up: parts of them are parameters. */
  readonly isOpenEnded: boolean;
  /** Whether the page shows something of the database, which may be withdrawn. */
  readonly hasData: boolean;
}

/**
 * Ignores case, slashes at the end and parameters that the page does not read. Null where visitors do not all get the
 * same: a page behind sign-in, one that is missing, another spelling of a post or a trip, a shared copy, whose link ends by a date or with its trip, and one
 * without data whose parameters are given.
 */
export function sharedAddress(url: string): SharedAddress | null {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const { entry, params } = matchRoute(pathname);
  const isPublic = entry.access === 'all' || entry.access === 'guestOnly';
  if (!isPublic || entry === notFoundRoute || params['id']?.includes(COPY_MARKER)) return null;
  const hasData = entry.hasData ?? false;
  const query = readQuery(entry, searchParams);
  if (query !== '' && !hasData) return null;
  const segments = entry.path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const value = params[segment.replaceAll(/[:?]/g, '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  const path = segments.join('/');
  const isOpenEnded = entry.path.includes(':');
  // Another spelling of a post or a trip leads to the right one, which only its rendering knows.
  if (hasData && Object.keys(params).length > 0 && path !== pathname) return null;
  return {
    url: `${path}${query}`,
    isOpenEnded,
    hasData,
  };
}

/** The parameters that the page reads, in one order. */
function readQuery({ query = [] }: RouteEntry, given: URLSearchParams): string {
  const read = query.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return read.length === 0 ? '' : `?${new URLSearchParams(read).toString()}`;
}
