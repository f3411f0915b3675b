import { slug } from '../text/slug.ts';

const LONGEST = 80;

/** Letters, digits and hyphens only, which no header and no file system takes for something else. */
export function tripFileName({ title }: { readonly title: string }, fallback: string): string {
  const name = slug(title)
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST);
  return name || fallback;
}
