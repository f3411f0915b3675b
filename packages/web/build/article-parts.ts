import { fieldsOf } from '../src/format/fields-of.ts';
import type { PostLink } from './editorial-posts.ts';

/** Words that people read in a minute of a text with figures and tables. */
const WORDS_A_MINUTE = 200;

interface CompiledText {
  readonly front: unknown;
  readonly body: readonly unknown[];
}

/** The front matter with the reading time, without what only the article's page shows. */
export function articleFront({ front, body }: CompiledText, file: string): object {
  const { routes: _routes, posts: _posts, ...fields } = fieldsOf(front, file);
  const words = wordsOf(body).split(/\s+/).length;
  return { ...fields, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}

/** The trips and posts of the editors that an article names. */
export function articleLinks(
  { front }: CompiledText,
  file: string,
  posts: ReadonlyMap<string, PostLink>,
): { readonly trips: readonly PostLink[]; readonly posts: readonly PostLink[] } {
  const fields = fieldsOf(front, file);
  const linked = (name: 'routes' | 'posts'): readonly PostLink[] => {
    const names = fields[name] ?? [];
    if (!Array.isArray(names)) throw new Error(`${file}: ${name} is no list`);
    return names.map((one) => {
      const post = posts.get(String(one));
      if (!post) throw new Error(`${file} names the post “${String(one)}”, which does not exist`);
      return post;
    });
  };
  return { trips: linked('routes'), posts: linked('posts') };
}

/** The visible text of compiled content. */
export function wordsOf(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(wordsOf).join(' ');
  if (typeof node !== 'object' || node === null) return '';
  return Object.entries(node)
    .filter(([key]) => ['nodes', 'header', 'rows'].includes(key))
    .map(([, value]) => wordsOf(value))
    .join(' ');
}
