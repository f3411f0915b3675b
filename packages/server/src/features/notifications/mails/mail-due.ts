import {
  NOTIFICATION_KINDS,
  publicName,
  readUser,
  type Language,
  type NotificationKind,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHiddenPerson } from '../../../shared/people/hidden-person.ts';
import type { Queries } from '../../../db/queries.ts';
import type { Log } from '../../../jobs/log.ts';
import type { MailOutbox } from '../../../jobs/mail-outbox.ts';
import { signMailToken } from './mail-token.ts';
import { writeNotificationMail } from './notification-mail.ts';

/** People who are online see it in the app before that. */
const DELAY_MINUTES = 10;
/** What happens beyond waits for the next day, in one mail. */
export const MAILS_PER_DAY = 4;
const PEOPLE_PER_ROUND = 200;
/** Invitations and what moderators decide have mails of their own. */
const MAILED_ELSEWHERE: readonly NotificationKind[] = ['invited', 'moderated'];

export interface MailParts {
  readonly database: Database;
  readonly mail: MailOutbox;
  readonly log: Log;
  readonly secret: string;
  /** The site in a language. */
  readonly originOf: (language: Language) => string;
}

/** Writes one mail for each person with something that is still unseen after ten minutes. */
export async function mailDue(parts: MailParts, now: Date): Promise<void> {
  const { db } = parts.database.background;
  const { rows } = await db.execute<{ readonly uid: string }>(sql`
    select distinct user_notification.user_id as uid
    from user_notification left join mail_state on mail_state.user_id = user_notification.user_id
    where ${isDue(now)} and ${isWithinLimit(now)}
    limit ${PEOPLE_PER_ROUND}`);
  for (const { uid } of rows)
    try {
      await db.transaction((tx) => mailPerson(tx, parts, uid, now));
    } catch (error) {
      // The next round tries again; those behind do not wait for it.
      parts.log.error({ err: error, uid }, 'notification mail failed');
    }
}

interface PersonRow extends Record<string, unknown> {
  readonly email: string;
  readonly language: Language;
  readonly doc: Readonly<Record<string, unknown>> | null;
  readonly isReachable: boolean;
}

interface NewsRow extends Record<string, unknown> {
  readonly kind: string;
  readonly about: string;
  readonly others: number;
  readonly doc: Readonly<Record<string, unknown>> | null;
  readonly isHidden: boolean;
}

async function mailPerson(tx: Queries, parts: MailParts, uid: string, now: Date): Promise<void> {
  await tx.execute(sql`insert into mail_state (user_id) values (${uid}) on conflict do nothing`);
  // Another server that looks at the same moment waits here and then finds nothing.
  const { rows } = await tx.execute<PersonRow>(sql`
    select email, language, user_record.doc, email_verified and not is_anonymous
      and refused_email is distinct from email as "isReachable"
    from mail_state join account on account.id = user_id left join user_record on uid = user_id
    where user_id = ${uid} and ${isWithinLimit(now)} for update of mail_state`);
  const [person] = rows;
  if (!person) return;
  const news = await takeNews(tx, uid, now);
  const wantsMails = readUser(uid, person.doc ?? {}).sendEmailNotification;
  if (!person.isReachable || !wantsMails || news.length === 0) return;
  const { language } = person;
  await parts.mail.enqueue(
    tx,
    writeNotificationMail(news.map(toMailed), {
      language,
      uid,
      recipient: person.email,
      origin: parts.originOf(language),
      token: signMailToken(parts.secret, 'stop-mails', uid),
    }),
  );
  await tx.execute(sql`
    update mail_state set mailed_on = ${day(now)}::date,
      mailed_count = case when mailed_on = ${day(now)}::date then mailed_count + 1 else 1 end
    where user_id = ${uid}`);
}

/** What is decided against is taken too: who switches mails on later hears of what happens then. */
async function takeNews(tx: Queries, uid: string, now: Date): Promise<readonly NewsRow[]> {
  const { rows } = await tx.execute<NewsRow>(sql`
    with taken as (
      update user_notification set mailed_at = ${now.toISOString()}
      where user_id = ${uid} and ${isDue(now)}
      returning kind, about, trigger_count - 1 as others, changed_at,
        trigger_ids[cardinality(trigger_ids)] as trigger_id)
    select kind, about, others, user_record.doc, ${isHiddenPerson('trigger_id')} as "isHidden"
    from taken left join user_record on user_record.uid = trigger_id
    order by changed_at desc`);
  return rows.filter(({ kind }) => !MAILED_ELSEWHERE.some((other) => other === kind));
}

function toMailed({ kind, about, others, doc, isHidden }: NewsRow) {
  const known = NOTIFICATION_KINDS.find((one) => one === kind) ?? 'moderated';
  return { kind: known, about, others, name: publicName(readUser('', doc ?? {}).name, isHidden) };
}

const isDue = (now: Date) => sql`mailed_at is null and not seen and user_notification.created_at
  <= ${now.toISOString()}::timestamptz - ${DELAY_MINUTES} * interval '1 minute'`;

const isWithinLimit = (now: Date) =>
  sql`(mailed_on is distinct from ${day(now)}::date or mailed_count < ${MAILS_PER_DAY})`;

function day(now: Date): string {
  return now.toISOString().slice(0, 10);
}
