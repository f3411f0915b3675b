/** The map apps whose short links say nothing by themselves, with the paths that are places. */
const SHORT_LINKS: Readonly<Record<string, RegExp>> = {
  'maps.app.goo.gl': /^\/[\w-]+$/,
  'goo.gl': /^\/maps\/[\w-]+$/,
  'g.co': /^\/(?:kgs|maps)\/[\w-]+$/,
  'maps.apple': /^\/p\/[\w.~-]+$/,
};

/** The hosts that are asked where a short link leads. */
export const SHORT_LINK_HOSTS: readonly string[] = Object.keys(SHORT_LINKS);

/** A short link of a map app, always over https and without its parameters; null for every other text. */
export function readShortLink(text: string): URL | null {
  const trimmed = text.trim();
  if (!/^https?:/i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const { hostname, pathname } = new URL(trimmed);
  const isShort = SHORT_LINKS[hostname]?.test(pathname) ?? false;
  return isShort ? new URL(`https://${hostname}${pathname}`) : null;
}
