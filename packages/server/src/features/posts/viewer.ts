import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/queries.ts';
import type { Session } from '../../http/session.ts';

/** The person who looks at posts, and the people whose posts and answers they do not see. */
export interface Viewer {
  readonly uid: string | null;
  readonly isModerator: boolean;
  /** People whom they block, and who block them. */
  readonly blocked: readonly string[];
}

/** Moderators see everything: who blocks them does not escape moderation. */
export async function viewerOf(db: Db, session: Session | null): Promise<Viewer> {
  if (!session) return { uid: null, isModerator: false, blocked: [] };
  const { uid, isModerator } = session;
  if (isModerator) return { uid, isModerator, blocked: [] };
  const rows = await db.ask<{ readonly uid: string }>(sql`
    select blocked_id as uid from user_block where blocker_id = ${uid}
    union select blocker_id from user_block where blocked_id = ${uid}`);
  return { uid, isModerator, blocked: rows.map((row) => row.uid) };
}

/** Whether the row of `post` or `post_answer` under this name may be seen, for a where clause; deleted ones are not meant. */
export function isVisible(row: 'p' | 'a' | 'reply', { uid, isModerator, blocked }: Viewer): SQL {
  if (isModerator) return sql`true`;
  const [state, author] = [sql.raw(`${row}.state`), sql.raw(`${row}.user_id`)];
  const isOpen =
    uid === null ? sql`${state} = 'shown'` : sql`(${state} = 'shown' or ${author} = ${uid})`;
  return sql`${isOpen} and ${isUnblocked(row, blocked)}`;
}

export function isUnblocked(row: 'p' | 's' | 'a' | 'reply', blocked: readonly string[]): SQL {
  if (blocked.length === 0) return sql`true`;
  const author = sql.raw(`${row}.user_id`);
  return sql`(${author} is null or ${author} <> all(${sql.param([...blocked])}::text[]))`;
}
