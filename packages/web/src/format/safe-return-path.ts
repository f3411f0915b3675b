/** Only a base to resolve against; no request ever goes there. */
const BASE = 'https://same-site.invalid';
const LONGEST = 2000;

/** Lower case, because the letters' case does not matter in paths; coming back to these would go in circles. */
const NEVER_BACK_TO = new Set(['/anmelden', '/registrieren', '/ausgeloggt']);

/**
 * The path to go back to after signing in, null unless it lies on this site. The browser's own parser
 * decides, because it reads backslashes, tabs and missing slashes in ways that simple checks overlook.
 */
export function safeReturnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > LONGEST || !wanted.startsWith('/')) return null;
  if (!URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  if (origin !== BASE) return null;
  // '/.//host' has this origin, but its path alone would be read as another host.
  if (pathname.startsWith('//') || pathname.startsWith('/api/')) return null;
  if (NEVER_BACK_TO.has(pathname.toLowerCase().replace(/\/+$/, ''))) return null;
  return pathname + search + hash;
}

/** Where people go who wanted nothing in particular. */
export const DEFAULT_RETURN_PATH = '/planen';
