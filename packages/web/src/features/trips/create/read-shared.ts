const MOST_LETTERS = 1000;

/** What to look for in a shared text, the most exact first: a link, then the words beside it. */
export function readShared(params: URLSearchParams): readonly string[] {
  const [url, text, title] = ['url', 'text', 'titel'].map((name) => params.get(name)?.trim() ?? '');
  const link = url || (/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '');
  const words = (text ?? '').replaceAll(/https?:\/\/\S+/g, '').split('\n');
  const all = [link, ...words.map((word) => word.trim()), title ?? ''];
  return [...new Set(all)].flatMap((one) => (one ? [one.slice(0, MOST_LETTERS)] : [])).slice(0, 4);
}
