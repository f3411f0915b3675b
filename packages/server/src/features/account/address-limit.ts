import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Mails per minute to one address, from wherever they are asked for; with or without an account alike. */
const PER_MINUTE: Readonly<Partial<Record<string, number>>> = {
  '/sign-in/magic-link': 3,
  '/request-password-reset': 3,
  '/send-verification-email': 3,
};

const WINDOW_MS = 60_000;

/** Counts a try for an address; false when it was one too many. */
export async function mayTryAddress(db: Queries, path: string, email: string): Promise<boolean> {
  const max = PER_MINUTE[path];
  if (max === undefined) return true;
  const now = Date.now();
  const address = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const { rows } = await db.execute<{ readonly count: number }>(sql`
    insert into sign_in_rate_limit as seen (id, key, count, last_request)
    values (${randomUUID()}, ${`${address}|${path}`}, 1, ${now})
    on conflict (key) do update set
      count = case when seen.last_request < ${now - WINDOW_MS} then 1 else seen.count + 1 end,
      last_request = case when seen.last_request < ${now - WINDOW_MS} then ${now} else seen.last_request end
    returning count`);
  return (rows[0]?.count ?? 0) <= max;
}
