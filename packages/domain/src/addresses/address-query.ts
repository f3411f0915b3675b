/** What a reader needs of the browser's and the server's `URLSearchParams`. */
export interface AddressQuery {
  readonly get: (name: string) => string | null;
  readonly has: (name: string) => boolean;
}

/** A path with a query; fields without a value are left out. */
export function pathWithQuery(
  path: string,
  fields: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  if (query.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`;
}
