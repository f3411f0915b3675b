import { randomUUID } from 'node:crypto';
import type { ModerationDecision } from '@fahrtwind/contract';
import { readUser, reversalOf, type ModeratedKind, type ModerationAction } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { inTargets, type Target, type Thing } from './thing.repository.ts';

const SHOWN_DECISIONS = 50;

interface NewDecision {
  readonly thing: Thing;
  readonly action: ModerationAction;
  readonly reason: string;
  /** Null: by reports. */
  readonly moderatorId: string | null;
  readonly until: Date | null;
}

/** Writes down who decided what and why; answers its id. */
export async function recordDecision(tx: Queries, decision: NewDecision): Promise<string> {
  const { thing, action, reason, moderatorId, until } = decision;
  const id = randomUUID();
  await tx.execute(sql`
    insert into moderation_decision (id, target_kind, target_id, action, reason, moderator_id, author_id, until)
    values (${id}, ${thing.kind}, ${thing.id}, ${action}, ${reason}, ${moderatorId}, ${thing.authorId},
      ${until?.toISOString() ?? null}::timestamptz)`);
  return id;
}

export interface DecisionRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: ModeratedKind;
  readonly targetId: string;
  readonly action: ModerationAction;
  readonly reason: string;
  readonly moderatorId: string | null;
  readonly moderatorDoc: Readonly<Record<string, unknown>> | null;
  readonly authorId: string | null;
  readonly createdAt: string;
  readonly until: string | null;
  readonly objection: string | null;
  readonly objectedAt: string | null;
  readonly answeredAt: string | null;
  readonly isGranted: boolean | null;
  readonly answer: string | null;
}

async function readDecisions(
  queries: Queries,
  where: SQL,
  limit: number = SHOWN_DECISIONS,
): Promise<readonly DecisionRow[]> {
  const { rows } = await queries.execute<DecisionRow>(sql`
    select d.id, d.target_kind as kind, d.target_id as "targetId", d.action, d.reason,
      d.moderator_id as "moderatorId", user_record.doc as "moderatorDoc", d.author_id as "authorId",
      d.created_at as "createdAt", d.until, d.objection, d.objected_at as "objectedAt",
      d.answered_at as "answeredAt", d.is_granted as "isGranted", d.answer
    from moderation_decision d left join user_record on user_record.uid = d.moderator_id
    where ${where} order by d.created_at desc, d.id desc limit ${limit}`);
  return rows;
}

export const decisionsAbout = (queries: Queries, { kind, id }: Target) =>
  readDecisions(queries, sql`d.target_kind = ${kind} and d.target_id = ${id}`);

/** The newest ones about several things. */
export const decisionsAboutAll = (queries: Queries, targets: readonly Target[]) =>
  readDecisions(
    queries,
    sql`d.id in (select one.id from ${inTargets(targets)}, lateral (
      select id from moderation_decision where target_kind = target.kind and target_id = target.id
      order by created_at desc, id desc limit ${SHOWN_DECISIONS}) one)`,
    targets.length * SHOWN_DECISIONS,
  );

export const decisionsOfAuthor = (queries: Queries, uid: string) =>
  readDecisions(queries, sql`d.author_id = ${uid} and d.action <> 'dismiss'`);

export async function findDecision(queries: Queries, id: string): Promise<DecisionRow | null> {
  return (await readDecisions(queries, sql`d.id = ${id}`))[0] ?? null;
}

/** Locks a decision, so that two moderators do not decide about it at the same time. */
export async function lockDecision(tx: Queries, id: string): Promise<DecisionRow | null> {
  await tx.execute(sql`select from moderation_decision where id = ${id} for update`);
  return findDecision(tx, id);
}

/** What took something away can be objected to, once. */
export const mayObject = ({ action, objectedAt }: DecisionRow): boolean =>
  objectedAt === null && reversalOf(action).ok;

const isoOf = (time: string): string => new Date(time).toISOString();

/** Authors are not told who decided. */
export function shownDecision(
  row: DecisionRow,
  thing: Pick<Thing, 'title' | 'path'> | null,
  isForModerator: boolean,
): ModerationDecision {
  const { id, kind, targetId, action, reason, moderatorId, moderatorDoc, until } = row;
  return {
    id,
    target: { kind, id: targetId },
    action,
    reason,
    moderator:
      isForModerator && moderatorId !== null ? readUser(moderatorId, moderatorDoc ?? {}).name : '',
    createdAt: isoOf(row.createdAt),
    until: until === null ? null : isoOf(until),
    title: thing?.title ?? '',
    path: thing?.path ?? '',
    objection:
      row.objection === null || row.objectedAt === null
        ? null
        : {
            text: row.objection,
            createdAt: isoOf(row.objectedAt),
            isGranted: row.answeredAt === null ? null : row.isGranted,
            answer: row.answer ?? '',
          },
    mayObject: mayObject(row),
  };
}

export async function keepObjection(tx: Queries, id: string, text: string): Promise<void> {
  await tx.execute(sql`
    update moderation_decision set objection = ${text}, objected_at = now() where id = ${id}`);
}

interface Answer {
  readonly id: string;
  readonly by: string;
  readonly isGranted: boolean;
  readonly reason: string;
}

export async function keepAnswer(
  tx: Queries,
  { id, by, isGranted, reason }: Answer,
): Promise<void> {
  await tx.execute(sql`
    update moderation_decision set answered_at = now(), answered_by = ${by}, is_granted = ${isGranted},
      answer = ${reason} where id = ${id}`);
}

/** Whether anybody beside these people can decide. */
export async function hasOtherModerator(
  queries: Queries,
  besides: readonly string[],
  moderators: readonly string[],
): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from account where id <> all(${sql.param([...besides])}::text[]) and not is_anonymous
      and (is_moderator or (email_verified and lower(email) = any(${sql.param([...moderators])}::text[])))
    limit 1`);
  return rows.length > 0;
}
