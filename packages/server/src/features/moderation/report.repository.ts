import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ModerationCase } from '@fahrtwind/contract';
import {
  RETENTION,
  secondsOf,
  type Language,
  type Reporters,
  type ReportReason,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Receiver } from './tell.ts';
import { isThere, type Target } from './thing.repository.ts';

/** Mails with a link to one address, in an hour. */
const LINKS_PER_HOUR = 3;
/** Of one person, in a day. */
const REPORTS_PER_DAY = 30;
const SHOWN_REPORTS = 50;

interface NewReport {
  readonly target: Target;
  readonly reason: ReportReason;
  readonly text: string;
  readonly place: string;
  readonly email: string;
  /** Null without an account whose address is confirmed. */
  readonly uid: string | null;
  /** Of the site that it was made on. */
  readonly language: Language;
}

/** What stands behind a plus leads to the same mailbox, as the column of this name has it. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Keeps a report. Answers the token for a mail, null where the address is known; undefined where the same person has
 * reported the same thing, and nobody has decided yet.
 */
export async function addReport(
  tx: Queries,
  report: NewReport,
): Promise<string | null | undefined> {
  const { target, reason, text, place, uid, email, language } = report;
  const mailbox = mailboxOf(email);
  // Two reports by one person, sent at once, are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 17))`);
  const known = await tx.execute(sql`
    select from report where target_kind = ${target.kind} and target_id = ${target.id}
      and mailbox = ${mailbox} and decided_at is null and confirmed_at is not null`);
  if (known.rows.length > 0) return undefined;
  await checkPace(tx, mailbox, uid === null);
  const token = uid === null ? randomBytes(32).toString('base64url') : null;
  await tx.execute(sql`
    insert into report (id, target_kind, target_id, reporter_id, email, token_hash, reason, text, place, confirmed_at, language)
    values (${randomUUID()}, ${target.kind}, ${target.id}, ${uid}, ${email},
      ${token === null ? null : hashOf(token)}, ${reason}, ${text}, ${place},
      ${uid === null ? null : sql`now()`}, ${language})`);
  return token;
}

async function checkPace(tx: Queries, mailbox: string, isByLink: boolean): Promise<void> {
  const { rows } = await tx.execute<{ readonly hour: number; readonly day: number }>(sql`
    select count(*) filter (where created_at > now() - interval '1 hour')::int as hour, count(*)::int as day
    from report where mailbox = ${mailbox} and created_at > now() - interval '1 day'`);
  const { hour = 0, day = 0 } = rows[0] ?? {};
  if ((isByLink && hour >= LINKS_PER_HOUR) || day >= REPORTS_PER_DAY)
    throw new AppError('too-many-requests');
}

export interface ConfirmedReport extends Target, Receiver, Record<string, unknown> {}

/** The report of a mailed link, which works once; null for another one. */
export async function confirmReport(tx: Queries, token: string): Promise<ConfirmedReport | null> {
  const { rows } = await tx.execute<ConfirmedReport>(sql`
    update report set confirmed_at = now(), token_hash = null
    where token_hash = ${hashOf(token)} and confirmed_at is null
      and created_at > now() - make_interval(secs => ${secondsOf(RETENTION.reportLink)})
    returning target_kind as kind, target_id as id, email, language`);
  return rows[0] ?? null;
}

/**
 * Who has reported it since somebody decided last. An address counts once, whatever is behind its plus; reports whose
 * person is forgotten cannot be told apart and wait for a moderator.
 */
export async function countReporters(queries: Queries, { kind, id }: Target): Promise<Reporters> {
  const { rows } = await queries.execute<Reporters & Record<string, unknown>>(sql`
    select count(distinct mailbox)::int as people,
      count(distinct uid)::int as registered, count(distinct domain)::int as domains
    from (
      select mailbox, regexp_replace(mailbox, '^.*@', '') as domain, account.id as uid
      from report left join account on account.id = reporter_id and email_verified and not is_anonymous
      where target_kind = ${kind} and target_id = ${id} and report.email is not null
        and confirmed_at is not null and decided_at is null) reporter`);
  return rows[0] ?? { people: 0, registered: 0, domains: 0 };
}

export async function listReports(
  queries: Queries,
  { kind, id }: Target,
): Promise<ModerationCase['reports']> {
  const { rows } = await queries.execute<
    ModerationCase['reports'][number] & Record<string, unknown>
  >(sql`
    select reason, text, place, created_at as "createdAt", reporter_id is not null as "isRegistered"
    from report where target_kind = ${kind} and target_id = ${id}
      and confirmed_at is not null and decided_at is null
    order by created_at limit ${SHOWN_REPORTS}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** Settles the reports of a thing; answers who is told, each address once. */
export async function settleReports(
  tx: Queries,
  { kind, id }: Target,
): Promise<readonly Receiver[]> {
  const { rows } = await tx.execute<{ readonly email: string | null; language: Language }>(sql`
    update report set decided_at = now() where target_kind = ${kind} and target_id = ${id}
      and confirmed_at is not null and decided_at is null
    returning email, language`);
  const receivers = rows.flatMap(({ email, language }) =>
    email === null ? [] : [{ email: email.toLowerCase(), language }],
  );
  return [...new Map(receivers.map((one) => [one.email, one])).values()];
}

/** Links that were never opened go, and so do reports that were decided, or lost what they are about, long ago. */
export async function cleanUpReports(queries: Queries): Promise<void> {
  await queries.execute(sql`delete from report where confirmed_at is null
    and created_at < now() - make_interval(secs => ${secondsOf(RETENTION.reportLink)})`);
  await queries.execute(sql`delete from report
    where decided_at < now() - make_interval(secs => ${secondsOf(RETENTION.report)})
      or (decided_at is null and confirmed_at < now() - make_interval(secs => ${secondsOf(RETENTION.report)})
        and not ${isThere(sql`report.target_kind`, sql`report.target_id`)})`);
}

/** For the account's hooks. */
export async function exportReports(queries: Queries, uid: string): Promise<readonly unknown[]> {
  const { rows } = await queries.execute(sql`
    select target_kind as kind, target_id as id, reason, text, place, created_at as "createdAt", decided_at as "decidedAt"
    from report where reporter_id = ${uid} order by created_at`);
  return rows;
}

/** A report without its person still stands until it is decided; who made it is forgotten. */
export async function forgetReporter(tx: Queries, uid: string): Promise<void> {
  await tx.execute(sql`update report set email = null where reporter_id = ${uid}
    or lower(email) = (select lower(email) from account where id = ${uid})`);
}
