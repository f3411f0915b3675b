import type { ModerationCase } from '@fahrtwind/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import {
  decisionsAboutAll,
  hasOtherModerator,
  shownDecision,
  type DecisionRow,
} from './decision.repository.ts';
import { listReports } from './report.repository.ts';
import {
  actionsOn,
  findThings,
  inTargets,
  isThere,
  keyOf,
  type Target,
  type Thing,
} from './thing.repository.ts';

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
  const cases = await findCases(queries, page, looking);
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
  target: Target,
  looking: Looking,
): Promise<ModerationCase | null> {
  return (await findCases(queries, [target], looking))[0] ?? null;
}

/** In the order of their targets, by a few statements whatever their number. */
async function findCases(
  queries: Queries,
  targets: readonly Target[],
  { uid, moderators }: Looking,
): Promise<ModerationCase[]> {
  const things = new Map(
    (await findThings(queries, targets)).map((thing) => [keyOf(thing), thing]),
  );
  const decided = await decisionsAboutAll(queries, targets);
  const reports = await listReports(queries, targets);
  const versions = await listVersions(queries, targets);
  const isAlone = decided.some(isOpen) && !(await hasOtherModerator(queries, [uid], moderators));
  return targets.flatMap((target) => {
    const key = keyOf(target);
    const thing = things.get(key);
    if (!thing) return [];
    const decisions = decided.filter((row) => keyOf({ kind: row.kind, id: row.targetId }) === key);
    const objected = decisions.find(isOpen);
    const maySettle = objected !== undefined && (objected.moderatorId !== uid || isAlone);
    return [
      {
        ...shownThing(thing),
        reports: reports.get(key) ?? [],
        decisions: decisions.map((row) => shownDecision(row, thing, true)),
        versions: versions.get(key) ?? [],
        objection: maySettle ? objected.id : null,
      },
    ];
  });
}

/** Objected to, and not answered yet. */
const isOpen = ({ objectedAt, answeredAt }: DecisionRow): boolean =>
  objectedAt !== null && answeredAt === null;

function shownThing(thing: Thing) {
  const { kind, id, title, path, authorId, authorName, state, isLocked, suspendedUntil } = thing;
  return {
    target: { kind, id },
    title,
    text: thing.text.slice(0, SHOWN_TEXT),
    path,
    author: authorId === null ? null : { uid: authorId, name: authorName },
    state,
    isLocked,
    suspendedUntil: isOver(suspendedUntil) ? null : (suspendedUntil?.toISOString() ?? null),
    createdAt: thing.createdAt.toISOString(),
    actions: [...actionsOn(thing, new Date())],
  };
}

const isOver = (time: Date | null): boolean => time !== null && time.getTime() <= Date.now();

interface VersionRow extends Target, Record<string, unknown> {
  readonly title: string;
  readonly text: string;
  readonly replacedAt: string;
}

/** What posts and answers said before, by `keyOf`. */
async function listVersions(
  queries: Queries,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, ModerationCase['versions']>> {
  const { rows } = await queries.execute<VersionRow>(sql`
    select target.kind, target.id, one.title, left(plain, ${SHOWN_TEXT}) as text, replaced_at as "replacedAt"
    from ${inTargets(targets)}, lateral (
      (select * from post_version where target.kind = 'post' and post_id = target.id and answer_id is null
        order by replaced_at desc limit ${SHOWN_VERSIONS})
      union all
      (select * from post_version where target.kind = 'answer' and answer_id = target.id
        order by replaced_at desc limit ${SHOWN_VERSIONS})) one
    order by replaced_at desc`);
  return new Map(
    targets.map((target) => [
      keyOf(target),
      rows
        .filter((row) => keyOf(row) === keyOf(target))
        .map(({ title, text, replacedAt }) => ({
          title,
          text,
          replacedAt: new Date(replacedAt).toISOString(),
        })),
    ]),
  );
}
