import type { Post, PostSummary } from '@fahrtwind/contract';
import {
  excerptOf,
  foundExcerpt,
  type PostDocument,
  type PostKind,
  type PostState,
  type PostTopic,
  type SearchTerm,
  type ThreadState,
} from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { showPhotos, type NamedPhoto } from '../../shared/photos/shown-photos.ts';
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
  readonly createdAt: string;
  readonly editedAt: string | null;
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

/** The columns of `PostRow`, of `post p` with `authorJoin`. A trip that is no longer public is not named. */
export function postColumns({ uid }: Viewer): SQL {
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

/** Rows as the contract has them; the photos of all of them are looked up at once. */
export async function listedPosts(
  queries: Queries,
  rows: readonly ListedRow[],
  terms: readonly SearchTerm[] = [],
): Promise<PostSummary[]> {
  const covers = await showPhotos(
    queries,
    rows.flatMap(({ photos }) => photos.slice(0, 1)),
  );
  return rows.map((row) => ({
    ...sharedOf(row),
    ...passageOf(row, terms),
    photo: covers.find(({ path }) => path === row.photos[0]?.path) ?? null,
  }));
}

function passageOf({ title, plain }: ListedRow, terms: readonly SearchTerm[]) {
  if (terms.length === 0) return { excerpt: excerptOf(plain), matches: [] };
  const { excerpt, matches } = foundExcerpt(title, plain, terms);
  return { excerpt, matches: [...matches] };
}

export async function fullPost(queries: Queries, row: FullRow): Promise<Post> {
  const { doc, version, isLocked, bestAnswerId, thread } = row;
  const photos = [...(await showPhotos(queries, row.photos))];
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
    createdAt: new Date(row.createdAt).toISOString(),
    editedAt: row.editedAt === null ? null : new Date(row.editedAt).toISOString(),
    likeCount,
    answerCount,
    hasBestAnswer: row.bestAnswerId !== null,
    isLiked,
    isSaved,
    state,
  };
}
