import { PATHS } from '@fahrtwind/domain';
/** Only a base for resolving; it is never requested. */
const BASE = 'https://same-site.invalid';
const LONGEST = 2000;

/** In lower case, because paths ignore case. Returning to these pages would loop. */
const NEVER_BACK_TO = new Set(
  [PATHS.signIn, PATHS.register, PATHS.signedOut].map((path) => path.toLowerCase()),
);

/**
 * The path to return to after signing in, or null if it is not on this site. The URL parser decides, because browsers
 * read backslashes, tabs and missing slashes in ways that simple checks miss.
 */
export function safeReturnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > LONGEST || !wanted.startsWith('/')) return null;
  if (!URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  if (origin !== BASE) return null;
  // '/.//host' has this origin, but as a path on its own it would be read as another host.
  if (pathname.startsWith('//') || pathname.startsWith('/api/')) return null;
  if (NEVER_BACK_TO.has(pathname.toLowerCase().replace(/\/+$/, ''))) return null;
  return pathname + search + hash;
}

/** Where users go who did not come from a particular page. */
export const DEFAULT_RETURN_PATH = PATHS.planner;
