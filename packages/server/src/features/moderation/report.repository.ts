import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ModerationCase } from '@fahrtwind/contract';
import {
  NEWCOMER,
  RETENTION,
  secondsOf,
  type Language,
  type ReportedAuthor,
  type Reporters,
  type ReportReason,
} from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Receiver } from './tell.ts';
import { inTargets, isThere, keyOf, type Target, type Thing } from './thing.repository.ts';

/** Mails with a link to one address, in an hour. */
const LINKS_PER_HOUR = 3;
/** Reports of one person in a day. */
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
  /** The language of the site that it was made on. */
  readonly language: Language;
}

/** What stands behind a plus leads to the same mailbox, as the column of this name has it. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Keeps a report. Answers the token for a mail, null where the address is known; undefined where the same person has
 * reported the same thing and it is not decided yet.
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
 * The reporters since a moderator decided last: accounts that are no newcomers, each address once, whatever is behind
 * its plus. A dismissed report is one that was settled in the transaction of that decision.
 */
export async function countReporters(queries: Queries, { kind, id }: Target): Promise<Reporters> {
  const { rows } = await queries.execute<{
    readonly domain: string;
    readonly dismissed: number;
  }>(sql`
    select regexp_replace(mailbox, '^.*@', '') as domain, max(dismissed)::int as dismissed from (
      select mailbox, (select count(*) from report old join moderation_decision d
          on d.target_kind = old.target_kind and d.target_id = old.target_id and d.created_at = old.decided_at
            and d.action in ('dismiss', 'restore')
        where old.reporter_id = account.id) as dismissed
      from report join account on account.id = reporter_id
      where target_kind = ${kind} and target_id = ${id} and report.email is not null
        and confirmed_at is not null and decided_at is null and email_verified and not is_anonymous
        and account.created_at < now() - make_interval(days => ${NEWCOMER.days})
        and ${shownTexts('account.id', NEWCOMER.shown)} >= ${NEWCOMER.shown}) reporter
    group by mailbox`);
  return {
    dismissed: rows.map(({ dismissed }) => dismissed),
    domains: new Set(rows.map(({ domain }) => domain)).size,
  };
}

/** The account of `db/seeds/editorial-account.ts`. */
const EDITORS = 'fahrtwind-redaktion';
/** No more texts than matter are counted. */
const COUNTED_TEXTS = 100;

/** What is known of who wrote a thing; the editors' posts have no author. */
export async function findAuthor(
  queries: Queries,
  { kind, id, authorId }: Pick<Thing, 'kind' | 'id' | 'authorId'>,
  moderators: readonly string[],
): Promise<ReportedAuthor> {
  const { rows } = await queries.execute<ReportedAuthor & Record<string, unknown>>(sql`
    select coalesce(account.id = ${EDITORS} or is_moderator
        or (email_verified and lower(email) = any(${sql.param([...moderators])}::text[])), false)
        or exists (select from post where ${kind} = 'post' and post.id = ${id} and is_editorial)
        or exists (select from post_answer where ${kind} = 'answer' and post_answer.id = ${id} and is_editorial)
        as "isOfTheTeam",
      coalesce(extract(epoch from now() - account.created_at), 0)::float8 as "accountAgeSeconds",
      ${shownTexts('account.id', COUNTED_TEXTS)} as shown,
      exists (select from moderation_decision where author_id = account.id and moderator_id is not null
        and action in ('hide', 'suspend') and is_granted is not true) as "hasBadRecord"
    from (select ${authorId}::text as uid) wrote left join account on account.id = wrote.uid`);
  const [author] = rows;
  if (!author) throw new Error('a statement without a table gives one row');
  return author;
}

/** How many posts and answers of the person in this column everyone sees, up to a number. */
const shownTexts = (column: string, limit: number): SQL =>
  sql.raw(`(select count(*)::int from (
    (select from post where user_id = ${column} and state = 'shown' and deleted_at is null limit ${limit})
    union all
    (select from post_answer where user_id = ${column} and state = 'shown' and deleted_at is null limit ${limit})
    ) text)`);

interface ReportRow extends Record<string, unknown>, Target {
  readonly report: ModerationCase['reports'][number];
}

/** The open reports of things, by `keyOf`. */
export async function listReports(
  queries: Queries,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, ModerationCase['reports']>> {
  const { rows } = await queries.execute<ReportRow>(sql`
    select target.kind, target.id, json_build_object('reason', reason, 'text', text, 'place', place,
      'createdAt', created_at, 'isRegistered', reporter_id is not null) as report
    from ${inTargets(targets)}, lateral (
      select * from report where target_kind = target.kind and target_id = target.id
        and confirmed_at is not null and decided_at is null
      order by created_at limit ${SHOWN_REPORTS}) one
    order by one.created_at`);
  const shown = rows.map(({ report, ...target }) => ({
    key: keyOf(target),
    report: { ...report, createdAt: new Date(report.createdAt).toISOString() },
  }));
  return new Map(
    targets.map((target) => [
      keyOf(target),
      shown.filter(({ key }) => key === keyOf(target)).map(({ report }) => report),
    ]),
  );
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

/**
 * A report without its person still stands until it is decided; who made it is forgotten. What was decided about the person
 * goes, and what was decided about their texts no longer names them.
 */
export async function forgetPerson(tx: Queries, uid: string): Promise<void> {
  await tx.execute(
    sql`delete from moderation_decision where target_kind = 'person' and target_id = ${uid}`,
  );
  await tx.execute(sql`update report set email = null where reporter_id = ${uid}
    or lower(email) = (select lower(email) from account where id = ${uid})`);
}
