import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';

/** Whether mails to the present address came back. */
export async function isRefused(queries: Queries, uid: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from mail_state join account on id = user_id
    where user_id = ${uid} and refused_email = email`);
  return rows.length > 0;
}

export async function forgetRefusal(queries: Queries, uid: string): Promise<void> {
  await queries.execute(sql`update mail_state set refused_email = null where user_id = ${uid}`);
}

/** Does nothing for who has none or is gone. */
export async function stopMails(queries: Queries, uid: string): Promise<void> {
  await queries.execute(sql`
    update user_record
    set doc = doc || '{"sendEmailNotification":false}', revision = revision + 1, updated_at = now()
    where uid = ${uid}`);
}

export async function languageOf(queries: Queries, uid: string): Promise<'de' | 'en'> {
  const { rows } = await queries.execute<{ readonly language: 'de' | 'en' }>(
    sql`select language from mail_state where user_id = ${uid}`,
  );
  return rows[0]?.language ?? 'de';
}
