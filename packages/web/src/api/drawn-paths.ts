/** Shorter ones are not worth a look-up. */
const LEAST_LENGTH = 30;

/**
 * The data of a page without the paths of drawings that its HTML has already: the field `path` is the number of the
 * element there, as `{ $d }`. The map of a route is half as long in the page.
 */
export function withoutDrawn<T extends object>(data: T, html: string): T {
  const places = new Map<string, number>();
  for (const [place, [, attributes = '']] of [...html.matchAll(/<path\b([^>]*)>/g)].entries()) {
    const drawn = /\sd="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (drawn.length >= LEAST_LENGTH && !places.has(drawn)) places.set(drawn, place);
  }
  if (places.size === 0) return data;
  const text = JSON.stringify(data, (key, value: unknown) =>
    key === 'path' && typeof value === 'string' && places.has(value)
      ? { $d: places.get(value) }
      : value,
  );
  return JSON.parse(text);
}

/** For `JSON.parse`: has the paths again of the elements that the server has drawn. */
export function drawnIn(root: ParentNode): (key: string, value: unknown) => unknown {
  const paths = root.querySelectorAll('path');
  return (key, value) =>
    key === 'path' && isDrawn(value) ? (paths[value.$d]?.getAttribute('d') ?? '') : value;
}

function isDrawn(value: unknown): value is { readonly $d: number } {
  return typeof value === 'object' && value !== null && '$d' in value;
}
