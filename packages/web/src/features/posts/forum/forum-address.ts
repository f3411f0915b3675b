import {
  forumPath,
  PATHS,
  POST_CATEGORIES,
  POST_KINDS,
  type PostCategory,
  type PostKind,
  type PostSort,
} from '@fahrtwind/domain';
import type { PostQuery } from '../../../parts/posts/use-post-list.ts';

/** Everything that an address of the forum says. */
export interface ForumAddress {
  readonly category: PostCategory | null;
  /** Null: newest first, or by relevance where something is searched for. */
  readonly sort: PostSort | null;
  readonly view: ForumView | null;
  readonly q: string;
}

/** `feed`: of people one follows and places one plans to visit · `saved`: what one has saved. */
export type ForumView = 'feed' | 'saved';

const SORT_WORDS: Readonly<Record<PostSort, string>> = {
  new: 'neu',
  liked: 'beliebt',
  unanswered: 'unbeantwortet',
};
const VIEW_WORDS: Readonly<Record<ForumView, string>> = { feed: 'feed', saved: 'gemerkt' };

const LONGEST_QUESTION = 200;

/** Addresses ignore case. */
export function findCategory(address: string): PostCategory | undefined {
  const wanted = address.toLowerCase();
  return POST_CATEGORIES.find((name) => name === wanted);
}

/** Reads an address; what cannot be read is left out. */
export function readForumAddress(
  category: PostCategory | null,
  search: URLSearchParams,
): ForumAddress {
  return {
    category,
    sort: keyOf(SORT_WORDS, search.get('sortierung')),
    view: keyOf(VIEW_WORDS, search.get('ansicht')),
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_QUESTION),
  };
}

/** The kind of post that is being written; null when none is. */
export function readWriting(search: URLSearchParams): PostKind | null {
  const wanted = search.get('schreiben');
  return wanted === null ? null : (POST_KINDS.find((kind) => kind === wanted) ?? 'frage');
}

export function writingAddress(kind: PostKind): string {
  return `${PATHS.forum}?schreiben=${kind}`;
}

export function forumAddress(address: Partial<ForumAddress>, after: string | null = null): string {
  const { category = null, sort = null, view = null, q = '' } = address;
  const fields = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(sort && { sortierung: SORT_WORDS[sort] }),
    ...(view && { ansicht: VIEW_WORDS[view] }),
    ...(after !== null && { after }),
  });
  const path = category ? forumPath(category) : PATHS.forum;
  return fields.size === 0 ? path : `${path}?${fields.toString()}`;
}

/** What the API is asked for. */
export function forumPostQuery({ category, sort, view, q }: ForumAddress): PostQuery {
  return {
    ...(category && { category }),
    ...(sort && { sort }),
    ...(view && { view }),
    ...(q !== '' && { q }),
  };
}

function keyOf<Key extends string>(
  words: Readonly<Record<Key, string>>,
  word: string | null,
): Key | null {
  // The keys are those of the table.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const keys = Object.keys(words) as Key[];
  return keys.find((key) => words[key] === word?.toLowerCase()) ?? null;
}
