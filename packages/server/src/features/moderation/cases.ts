import type { ModerationCase } from '@fahrtwind/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { decisionsAbout, hasOtherModerator, shownDecision } from './decision.repository.ts';
import { listReports } from './report.repository.ts';
import { actionsOn, findThing, isThere, type Target } from './thing.repository.ts';

const PAGE = 30;
const SHOWN_TEXT = 5000;
const SHOWN_VERSIONS = 20;

interface Looking {
  /** The moderator who asks. */
  readonly uid: string;
  /** Addresses of the configuration. */
  readonly moderators: readonly string[];
}

interface WaitingRow extends Target, Record<string, unknown> {
  readonly key: string;
}

/** What waits for moderators: reported, held or objected to; what waits longest comes first. */
export async function listCases(queries: Queries, looking: Looking, after?: string) {
  const { rows } = await queries.execute<WaitingRow>(sql`
    select kind, id, (extract(epoch from min(since)) * 1000000)::bigint::text || '~' || kind || '~' || id as key from (
      select target_kind as kind, target_id as id, confirmed_at as since from report
        where confirmed_at is not null and decided_at is null
      union all select 'post', id, created_at from post where state = 'held' and deleted_at is null
      union all select 'answer', id, created_at from post_answer where state = 'held' and deleted_at is null
      union all select target_kind, target_id, objected_at from moderation_decision
        where objected_at is not null and answered_at is null
    ) waiting where ${isThere(sql`waiting.kind`, sql`waiting.id`)} group by kind, id
    having ${isAfter(after)} order by min(since), kind, id limit ${PAGE + 1}`);
  const page = rows.slice(0, PAGE);
  const cases: ModerationCase[] = [];
  for (const target of page) {
    const found = await findCase(queries, target, looking);
    if (found) cases.push(found);
  }
  return { cases, next: rows.length > PAGE ? (page.at(-1)?.key ?? null) : null };
}

/** Whether something waits for less time than the last thing of the page before. */
function isAfter(key: string | undefined): SQL {
  if (key === undefined) return sql`true`;
  const [, time, kind, id] = /^(\d{1,16})~(\w{1,10})~([\w-]{1,100})$/.exec(key) ?? [];
  if (time === undefined || kind === undefined || id === undefined)
    throw new AppError('invalid-argument', 'after');
  return sql`((extract(epoch from min(since)) * 1000000)::bigint, kind, id) > (${time}::bigint, ${kind}::text, ${id}::text)`;
}

/** Null for what is deleted or withdrawn meanwhile: nothing is to be decided then. */
export async function findCase(
  queries: Queries,
  { kind, id }: Target,
  { uid, moderators }: Looking,
): Promise<ModerationCase | null> {
  const thing = await findThing(queries, { kind, id });
  if (!thing) return null;
  const decisions = await decisionsAbout(queries, thing);
  const objected = decisions.find(
    ({ objectedAt, answeredAt }) => objectedAt !== null && answeredAt === null,
  );
  const maySettle =
    objected !== undefined &&
    (objected.moderatorId !== uid || !(await hasOtherModerator(queries, [uid], moderators)));
  return {
    target: { kind, id },
    title: thing.title,
    text: thing.text.slice(0, SHOWN_TEXT),
    path: thing.path,
    author: thing.authorId === null ? null : { uid: thing.authorId, name: thing.authorName },
    state: thing.state,
    isLocked: thing.isLocked,
    suspendedUntil: isOver(thing.suspendedUntil)
      ? null
      : (thing.suspendedUntil?.toISOString() ?? null),
    createdAt: thing.createdAt.toISOString(),
    reports: await listReports(queries, thing),
    decisions: decisions.map((row) => shownDecision(row, thing, true)),
    versions: await listVersions(queries, thing),
    actions: [...actionsOn(thing, new Date())],
    objection: maySettle ? objected.id : null,
  };
}

const isOver = (time: Date | null): boolean => time !== null && time.getTime() <= Date.now();

interface VersionRow extends Record<string, unknown> {
  readonly title: string;
  readonly text: string;
  readonly replacedAt: string;
}

async function listVersions(
  queries: Queries,
  { kind, id }: Target,
): Promise<ModerationCase['versions']> {
  if (kind !== 'post' && kind !== 'answer') return [];
  const about =
    kind === 'post' ? sql`post_id = ${id} and answer_id is null` : sql`answer_id = ${id}`;
  const { rows } = await queries.execute<VersionRow>(sql`
    select title, left(plain, ${SHOWN_TEXT}) as text, replaced_at as "replacedAt"
    from post_version where ${about} order by replaced_at desc limit ${SHOWN_VERSIONS}`);
  return rows.map((row) => ({ ...row, replacedAt: new Date(row.replacedAt).toISOString() }));
}
