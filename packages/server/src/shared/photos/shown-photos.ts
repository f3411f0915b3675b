import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** A photo as a post or a trip names it. */
export interface NamedPhoto {
  readonly path: string;
  readonly alt: string;
}

export interface ShownPhoto extends NamedPhoto {
  /** Same-site, without a size. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface StoredPhoto extends Record<string, unknown> {
  readonly path: string;
  readonly token: string;
  readonly width: number;
  readonly height: number;
}

const IS_THERE = sql.raw('stored_at is not null and deleted_at is null');

/** The photos that are there, with the addresses at which they can be seen. */
export async function showPhotos(
  queries: Queries,
  photos: readonly NamedPhoto[],
): Promise<readonly ShownPhoto[]> {
  if (photos.length === 0) return [];
  const paths = sql.param(photos.map(({ path }) => path));
  const { rows } = await queries.execute<StoredPhoto>(sql`
    select path, token, width, height from stored_file
    where path = any(${paths}::text[]) and ${IS_THERE}`);
  return shownPhotos(photos, rows);
}

/** Selects what is stored of the first photos that a column names, so that no second statement has to ask for it. */
export function storedPhotosColumn(photos: SQL, atMost: number): SQL {
  return sql`array(select jsonb_build_object('path', path, 'token', token, 'width', width, 'height', height)
    from stored_file where path = any(array(
      select named->>'path' from jsonb_array_elements(${photos}) named limit ${sql.raw(String(atMost))}))
    and ${IS_THERE})`;
}

export function shownPhotos(
  photos: readonly NamedPhoto[],
  stored: readonly StoredPhoto[],
): readonly ShownPhoto[] {
  const files = new Map(stored.map((row) => [row.path, row]));
  return photos.flatMap(({ path, alt }) => {
    const file = files.get(path);
    if (!file) return [];
    const url = `/v0/b/fahrtwind/o/${encodeURIComponent(path)}?alt=media&token=${file.token}`;
    return [{ path, alt, url, width: file.width, height: file.height }];
  });
}

const pathsOf = (photos: readonly NamedPhoto[]): string[] => [
  ...new Set(photos.map(({ path }) => path)),
];

/** Whether all photos are there and that person's. */
export async function hasPhotos(
  queries: Queries,
  uid: string,
  photos: readonly NamedPhoto[],
): Promise<boolean> {
  const paths = pathsOf(photos);
  if (paths.length === 0) return true;
  const { rowCount } = await queries.execute(sql`
    select from stored_file where path = any(${sql.param(paths)}::text[]) and owner_id = ${uid}
      and stored_at is not null and deleted_at is null`);
  return rowCount === paths.length;
}

/** Keeps photos from the clean-up of unused ones. False where one is not there or not that person's. */
export async function usePhotos(
  tx: Queries,
  uid: string,
  photos: readonly NamedPhoto[],
): Promise<boolean> {
  const paths = pathsOf(photos);
  if (paths.length === 0) return true;
  // The time of now, so that a clean-up that waits for this row sees that it was used meanwhile.
  const { rowCount } = await tx.execute(sql`
    update stored_file set used_at = now()
    where path = any(${sql.param(paths)}::text[]) and owner_id = ${uid}
      and stored_at is not null and deleted_at is null`);
  return rowCount === paths.length;
}

const named = (photos: string): string =>
  `${photos} @> jsonb_build_array(jsonb_build_object('path', file.path))`;

/** Whether a post or a published trip of its owner shows a photo, in a statement with `stored_file file`. */
export const IS_SHOWN = sql.raw(`(
  exists (select from post where post.user_id = file.owner_id and post.deleted_at is null and ${named('post.photos')})
  or exists (select from trip_publication shown join trip on trip.id = shown.trip_id
    where trip.user_id = file.owner_id and ${named('shown.photos')}))`);

/** The same for what everybody may see: not what is held or hidden. */
export const IS_PUBLIC = sql.raw(`(
  exists (select from post where post.user_id = file.owner_id and post.deleted_at is null
    and post.state = 'shown' and ${named('post.photos')})
  or exists (select from trip_publication shown join trip on trip.id = shown.trip_id
    where trip.user_id = file.owner_id and trip.published and trip.deleted_at is null
      and not shown.is_hidden and ${named('shown.photos')}))`);

/** Photos that something no longer shows: only their owner sees those that nothing shows, until their bytes go. */
export async function dropPhotos(
  tx: Queries,
  uid: string,
  photos: readonly NamedPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  const paths = sql.param(photos.map(({ path }) => path));
  await tx.execute(sql`
    update stored_file file set used_at = null, unused_since = now()
    where path = any(${paths}::text[]) and owner_id = ${uid} and used_at is not null and not ${IS_SHOWN}`);
}
