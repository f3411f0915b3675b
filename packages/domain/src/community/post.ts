import { slug } from '../text/slug.ts';

/** A road trip to follow, a tip, a question. The names are those of the addresses. */
export const POST_KINDS = ['roadtrip', 'tipp', 'frage'] as const;

export type PostKind = (typeof POST_KINDS)[number];

/** What a post is about beside its kind. */
export const POST_TOPICS = ['fahrzeuge-camper', 'ausruestung'] as const;

export type PostTopic = (typeof POST_TOPICS)[number];

/** The forum's categories in display order; the name is the address. */
export const POST_CATEGORIES = [
  'fragen',
  'tipps',
  'roadtrips',
  'fahrzeuge-camper',
  'laender',
  'ausruestung',
] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];

/** `new`: newest first · `liked`: most liked first · `unanswered`: without an answer, newest first. */
export const POST_SORTS = ['new', 'liked', 'unanswered'] as const;

export type PostSort = (typeof POST_SORTS)[number];

/** How much a person wants to hear of a thread. Authors and those who have answered follow it unless they mute it. */
export const THREAD_STATES = ['default', 'followed', 'muted'] as const;

export type ThreadState = (typeof THREAD_STATES)[number];

/**
 * shown: to everyone · held: until a moderator has looked, because of who wrote it how fast · hidden: by reports or a
 * moderator. The author sees the own post in all of them.
 */
export const POST_STATES = ['shown', 'held', 'hidden'] as const;

export type PostState = (typeof POST_STATES)[number];

/** What becomes of the posts and answers of a person who leaves. */
export const POSTS_WISHES = ['remove', 'anonymise'] as const;

export type PostsWish = (typeof POSTS_WISHES)[number];

export const MAX_POST_TITLE_LENGTH = 120;
export const MAX_ANSWER_LENGTH = 5000;
export const MAX_POST_PHOTOS = 12;
export const MAX_PHOTO_TEXT_LENGTH = 300;

/** The part of an address that is the title's: at most 80 characters, never empty. */
export function postSlug(title: string): string {
  return (
    slug(title)
      .slice(0, 80)
      .replaceAll(/^-+|-+$/g, '') || 'beitrag'
  );
}

/** `/tipp/stellplatz-am-gardasee-k3f9x2ab` */
export function postPath({
  kind,
  slug: name,
  shortId,
}: {
  readonly kind: PostKind;
  readonly slug: string;
  readonly shortId: string;
}): string {
  return `/${kind}/${name}-${shortId}`;
}

/** Ten letters and digits without those that look alike; the last part of an address. */
export const SHORT_ID = /^[2-9a-hj-km-np-z]{10}$/;

/** The short id at the end of `slug-shortId`; null where there is none. */
export function readShortId(slugAndShortId: string): string | null {
  const last = slugAndShortId.toLowerCase().split('-').at(-1) ?? '';
  return SHORT_ID.test(last) ? last : null;
}
