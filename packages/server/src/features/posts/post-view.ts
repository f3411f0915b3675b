import type { Post, PostSummary } from '@fahrtwind/contract';
import {
  excerptOf,
  createExcerpts,
  MAX_POST_PHOTOS,
  type PostDocument,
  type PostKind,
  type PostState,
  type PostTopic,
  type SearchTerm,
  type ThreadState,
} from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import {
  shownPhotos,
  storedPhotosColumn,
  type NamedPhoto,
  type StoredPhoto,
} from '../../shared/photos/shown-photos.ts';
import { authorColumns, authorOf, type AuthorRow } from './author.ts';
import type { Viewer } from './viewer.ts';

/** What lists and the page of a post have in common. */
export interface PostRow extends AuthorRow, Record<string, unknown> {
  readonly id: string;
  readonly shortId: string;
  readonly slug: string;
  readonly kind: PostKind;
  readonly title: string;
  readonly topic: PostTopic | null;
  readonly country: string;
  readonly place: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly tripId: string | null;
  readonly photos: readonly NamedPhoto[];
  /** The files of the photos that are shown here: one in lists. */
  readonly stored: readonly StoredPhoto[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly likeCount: number;
  readonly answerCount: number;
  readonly bestAnswerId: string | null;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly state: PostState;
}

export interface ListedRow extends PostRow {
  /** The beginning of the text. */
  readonly plain: string;
}

export interface FullRow extends PostRow {
  readonly doc: PostDocument;
  readonly version: number;
  readonly isLocked: boolean;
  readonly thread: ThreadState;
}

/** Enough for an excerpt. */
export const PLAIN_LENGTH = 600;

/** Columns of a row in a list: `PostRow` and the beginning of the text. */
export function listedColumns(viewer: Viewer, plainLength: number): SQL {
  return sql`${postColumns(viewer)}, left(p.plain, ${plainLength}) as plain,
    ${storedPhotosColumn(sql`p.photos`, 1)} as stored`;
}

/** Columns for the page of a post, apart from what only its viewer has. */
export function fullColumns(viewer: Viewer): SQL {
  return sql`${postColumns(viewer)}, p.doc, p.version, p.is_locked as "isLocked",
    ${storedPhotosColumn(sql`p.photos`, MAX_POST_PHOTOS)} as stored`;
}

/** Columns of `post p` with `authorJoin`. A trip that is no longer public is not named. */
function postColumns({ uid }: Viewer): SQL {
  return sql`p.id, p.short_id as "shortId", p.slug, p.kind, p.title, p.topic, p.country, p.place, p.lat, p.lng,
    (select trip.id from trip join trip_publication shown on shown.trip_id = trip.id and not shown.is_hidden
      where trip.id = p.trip_id and trip.published and trip.deleted_at is null) as "tripId",
    p.photos, p.created_at as "createdAt", p.edited_at as "editedAt", p.like_count as "likeCount",
    p.answer_count as "answerCount", p.state,
    (select best.id from post_answer best
      where best.id = p.best_answer_id and best.state = 'shown' and best.deleted_at is null) as "bestAnswerId",
    ${has('post_like', uid)} as "isLiked", ${has('post_saved', uid)} as "isSaved", ${authorColumns('p')}`;
}

function has(table: 'post_like' | 'post_saved', uid: string | null): SQL {
  if (uid === null) return sql`false`;
  const rows = sql.identifier(table);
  return sql`exists (select from ${rows} where ${rows}.post_id = p.id and ${rows}.user_id = ${uid})`;
}

/** Rows as the contract has them, with the passages of what was searched for. */
export function listedPosts(
  rows: readonly ListedRow[],
  terms: readonly SearchTerm[] = [],
): PostSummary[] {
  const cutOut = createExcerpts(terms);
  return rows.map((row) => {
    const [photo = null] = shownPhotos(row.photos.slice(0, 1), row.stored);
    const { excerpt, matches } =
      terms.length === 0
        ? { excerpt: excerptOf(row.plain), matches: [] }
        : cutOut(row.title, row.plain);
    return { ...sharedOf(row), excerpt, matches: [...matches], photo };
  });
}

export function fullPost(row: FullRow): Post {
  const { doc, version, isLocked, bestAnswerId, thread } = row;
  const photos = [...shownPhotos(row.photos, row.stored)];
  return { ...sharedOf(row), document: doc, photos, version, isLocked, bestAnswerId, thread };
}

function sharedOf(row: PostRow): Omit<PostSummary, 'excerpt' | 'matches' | 'photo'> {
  const { id, shortId, slug, kind, title, topic, country, place, lat, lng, tripId, state } = row;
  const { likeCount, answerCount, isLiked, isSaved } = row;
  return {
    id,
    shortId,
    slug,
    kind,
    title,
    topic,
    country,
    place,
    location: lat === null || lng === null ? null : { lat, lng },
    tripId,
    author: authorOf(row),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    likeCount,
    answerCount,
    hasBestAnswer: row.bestAnswerId !== null,
    isLiked,
    isSaved,
    state,
  };
}
