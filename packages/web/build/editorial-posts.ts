import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
// By their files: Vite's configuration cannot load TypeScript of other packages.
import { POST_KINDS, postPath, postSlug } from '../../domain/src/community/post.ts';
import { shortIdOf } from '../../domain/src/community/short-id.ts';
import { fieldsOf } from '../src/format/fields-of.ts';

const folder = new URL('../../../content/posts/', import.meta.url);

export interface PostLink {
  readonly path: string;
  readonly title: string;
  /** Where the editors have written it in English, too. */
  readonly englishTitle: string | null;
}

/** The posts of the editors by the names of their files, with the addresses that every installation gives them. */
export function readPostLinks(): ReadonlyMap<string, PostLink> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name.replace(/\.json$/, ''), readLink(name)]));
}

function readLink(name: string): PostLink {
  const post = fieldsOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), name);
  const { id, title, idea } = post;
  const kind = POST_KINDS.find((known) => known === post['kind']);
  if (typeof id !== 'string' || typeof title !== 'string' || kind === undefined)
    throw new Error(`${name} lacks its id, kind or title`);
  const shortId = shortIdOf(createHash('sha256').update(id).digest());
  return {
    path: postPath({ kind, slug: postSlug(title), shortId }),
    title,
    englishTitle: englishTitle(idea),
  };
}

function englishTitle(idea: unknown): string | null {
  if (typeof idea !== 'object' || idea === null || !('english' in idea)) return null;
  const { title } = fieldsOf(idea.english, 'The English text of a post');
  return typeof title === 'string' ? title : null;
}
