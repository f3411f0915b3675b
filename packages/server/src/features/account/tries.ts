import { createHash, randomUUID } from 'node:crypto';
import { RETENTION, secondsOf } from '@fahrtwind/domain';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { signInRateLimit } from './account.tables.ts';

/**
 * Something that is slowed down when it is tried too often. After the free tries each one doubles the pause before the
 * next, up to the longest. Never a lock, with which a stranger could keep the owner out.
 */
export interface Try {
  readonly key: string;
  readonly freeTries: number;
  readonly longestPauseMs: number;
}

const FORGOTTEN_AFTER_MS = secondsOf(RETENTION.signInTries) * 1000;
const FIRST_PAUSE_MS = 1000;
/** 2^20 seconds are more than any longest pause. */
const MOST_DOUBLINGS = 20;

/**
 * Counts a try before it is made, so that many at once cannot outrun the count. Answers how long to wait: 0 when it may
 * be made now. One that has to wait is not counted.
 */
export async function countTry(db: Queries, tries: readonly Try[]): Promise<number> {
  for (const [index, one] of tries.entries()) {
    const pauseMs = await countOne(db, one);
    if (pauseMs === 0) continue;
    await takeBack(db, tries.slice(0, index));
    return pauseMs;
  }
  return 0;
}

async function countOne(db: Queries, { key, freeTries, longestPauseMs }: Try): Promise<number> {
  const now = Date.now();
  const freeAt = sql`seen.last_request + least(${longestPauseMs}::float8,
    ${FIRST_PAUSE_MS} * 2 ^ least(seen.count - ${freeTries}::int, ${MOST_DOUBLINGS}))`;
  const { rows } = await db.execute(sql`
    insert into sign_in_rate_limit as seen (id, key, count, last_request)
    values (${randomUUID()}, ${key}, 1, ${now})
    on conflict (key) do update set last_request = ${now},
      count = case when seen.last_request < ${now - FORGOTTEN_AFTER_MS} then 1 else seen.count + 1 end
    where seen.count < ${freeTries} or ${freeAt} <= ${now}
    returning count`);
  if (rows.length > 0) return 0;
  const waiting = await db.execute<{ readonly pause: number }>(sql`
    select (${freeAt} - ${now})::float8 as pause from sign_in_rate_limit seen where key = ${key}`);
  return Math.max(1, waiting.rows[0]?.pause ?? 0);
}

/** The try was a good one and counts for nothing. */
export async function takeBack(db: Queries, tries: readonly Try[]): Promise<void> {
  for (const { key } of tries)
    await db.execute(
      sql`update sign_in_rate_limit set count = greatest(count - 1, 0) where key = ${key}`,
    );
}

/** The try was a good one, and those before it are forgotten too. */
export async function forgetTries(db: Queries, tries: readonly Try[]): Promise<void> {
  const keys = tries.map(({ key }) => key);
  if (keys.length > 0) await db.delete(signInRateLimit).where(inArray(signInRateLimit.key, keys));
}

export async function cleanUpTries(db: Queries): Promise<void> {
  await db.execute(
    sql`delete from sign_in_rate_limit where last_request < ${Date.now() - FORGOTTEN_AFTER_MS}`,
  );
}

/** Keys name people and networks by hashes only. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
