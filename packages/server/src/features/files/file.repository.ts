import { QUOTA_WITH_DELETED, RETENTION } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { isHiddenPerson } from '../../shared/people/hidden-person.ts';
import { IS_PUBLIC, IS_SHOWN } from '../../shared/photos/shown-photos.ts';

export interface StoredFile {
  readonly id: string;
  readonly path: string;
  readonly token: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  /** False: nothing that others may see shows it. */
  readonly isPublic: boolean;
  /** As PostgreSQL writes it. */
  readonly createdAt: string;
}

const MEGABYTE = 1024 * 1024;
/** Some 400 photos. */
const FILE_QUOTA_BYTES = 200 * MEGABYTE;
const UNUSED_HOURS = RETENTION.unusedFile.hours;
const DELETED_DAYS = RETENTION.deletedFile.days;

export async function findFile(queries: Queries, path: string): Promise<StoredFile | null> {
  const { rows } = await queries.execute<StoredFile & Record<string, unknown>>(sql`
    select id, path, token, bytes, width, height, description, created_at as "createdAt",
      used_at is not null and case when path like 'photos/%' then ${IS_PUBLIC}
        else not ${isHiddenPerson('file.owner_id')} end as "isPublic"
    from stored_file file
    where path = ${path} and stored_at is not null and deleted_at is null`);
  return rows[0] ?? null;
}

/** A row for bytes that are about to be stored. */
export async function announceFile(
  queries: Queries,
  file: Pick<StoredFile, 'id' | 'path' | 'token' | 'description'> & { readonly uid: string },
): Promise<void> {
  await queries.execute(sql`
    insert into stored_file (id, path, owner_id, token, description)
    values (${file.id}, ${file.path}, ${file.uid}, ${file.token}, ${file.description})`);
}

/** The file is there from now on, in the place of the one that had its path before. */
export async function settleFile(
  tx: Queries,
  {
    id,
    path,
    bytes,
    width,
    height,
    isUsed,
  }: Pick<StoredFile, 'id' | 'path' | 'bytes' | 'width' | 'height'> & {
    readonly isUsed: boolean;
  },
): Promise<void> {
  await deleteFile(tx, path);
  await tx.execute(sql`
    update stored_file set stored_at = now(), bytes = ${bytes}, width = ${width}, height = ${height},
      used_at = case when ${isUsed} then now() end
    where id = ${id}`);
}

export async function deleteFile(queries: Queries, path: string): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update stored_file set deleted_at = now()
    where path = ${path} and stored_at is not null and deleted_at is null`);
  return (rowCount ?? 0) > 0;
}

/** Whether a person may store more: deleted files count, too, until their bytes are gone, with twice the room. */
export async function hasFileRoom(queries: Queries, uid: string): Promise<boolean> {
  const { rows } = await queries.execute<{ readonly shown: number; readonly kept: number }>(sql`
    select coalesce(sum(bytes) filter (where deleted_at is null), 0)::float8 as shown,
      coalesce(sum(bytes), 0)::float8 as kept
    from stored_file where owner_id = ${uid}`);
  const [{ shown, kept } = { shown: 0, kept: 0 }] = rows;
  return shown < FILE_QUOTA_BYTES && kept < QUOTA_WITH_DELETED * FILE_QUOTA_BYTES;
}

/** Files of a person who leaves go at the next clean-up. */
export async function forgetFiles(tx: Queries, uid: string): Promise<void> {
  await tx.execute(sql`
    update stored_file set deleted_at = '-infinity' where owner_id = ${uid}`);
}

export async function exportFiles(queries: Queries, uid: string): Promise<unknown> {
  const { rows } = await queries.execute(sql`
    select path, token, description, width, height, bytes, created_at as "createdAt"
    from stored_file where owner_id = ${uid} and stored_at is not null and deleted_at is null
    order by created_at`);
  return rows;
}

/** Photos of posts and trips that went with what they belonged to. Those that are just being used are left alone. */
export async function findUnshown(queries: Queries): Promise<void> {
  await queries.execute(sql`
    update stored_file file set used_at = null, unused_since = now()
    where path like 'photos/%' and used_at < now() - interval '1 hour' and deleted_at is null and not ${IS_SHOWN}`);
}

/** Ids of files whose bytes can go: uploads that nothing shows, interrupted ones, and deleted ones. */
export async function listLeftovers(queries: Queries, limit: number): Promise<readonly string[]> {
  const { rows } = await queries.execute<{ readonly id: string }>(sql`
    select id from stored_file file
    where deleted_at < now() - make_interval(days => ${DELETED_DAYS})
      or (used_at is null and unused_since < now() - make_interval(hours => ${UNUSED_HOURS}) and not ${IS_SHOWN})
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

export async function forgetFile(queries: Queries, id: string): Promise<void> {
  await queries.execute(sql`delete from stored_file where id = ${id}`);
}
