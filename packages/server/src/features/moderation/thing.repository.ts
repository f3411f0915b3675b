import {
  MODERATED_KINDS,
  moderationActions,
  PATHS,
  postPath,
  profilePath,
  publicTripPath,
  readUser,
  type ModeratedKind,
  type ModerationAction,
  type PostKind,
} from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** What is reported or decided about. */
export interface Target {
  readonly kind: ModeratedKind;
  readonly id: string;
}

/** A post, an answer, a profile or a published trip, as moderators see it. */
export interface Thing extends Target {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Null: the author is gone, or the editors wrote it. */
  readonly authorId: string | null;
  readonly authorName: string;
  readonly state: 'shown' | 'held' | 'hidden';
  readonly isLocked: boolean;
  readonly suspendedUntil: Date | null;
  readonly createdAt: Date;
  /** When its text was changed last. */
  readonly changedAt: Date;
  /** Reports wait for a moderator, or hid it before one looked. */
  readonly isUndecided: boolean;
}

interface ThingRow extends Target, Record<string, unknown> {
  readonly title: string | null;
  readonly text: string;
  readonly authorId: string | null;
  readonly authorDoc: Readonly<Record<string, unknown>> | null;
  readonly state: 'shown' | 'held' | 'hidden';
  readonly isLocked: boolean;
  readonly suspendedUntil: string | null;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly isUndecided: boolean;
  /** The kind in the post's address. */
  readonly postKind: PostKind | null;
  readonly slug: string | null;
  readonly shortId: string | null;
}

const AUTHOR = sql.raw(
  `user_record.doc as "authorDoc", account.suspended_until as "suspendedUntil"`,
);
const POST_ADDRESS = sql.raw(`p.kind as "postKind", p.slug, p.short_id as "shortId"`);
const NO_ADDRESS = sql.raw(`null as "postKind", null as slug, null as "shortId"`);
const hiddenIf = (column: string): SQL =>
  sql.raw(`case when ${column} then 'hidden' else 'shown' end as state, false as "isLocked"`);

const QUERIES: Readonly<Record<ModeratedKind, (id: SQL) => SQL>> = {
  post: (id) => sql`
    select p.title, p.plain as text, p.user_id as "authorId", ${AUTHOR}, p.state, p.is_locked as "isLocked",
      p.created_at as "createdAt", coalesce(p.edited_at, p.created_at) as "changedAt", ${POST_ADDRESS}
    from post p left join account on account.id = p.user_id left join user_record on user_record.uid = p.user_id
    where p.id = ${id} and p.deleted_at is null`,
  answer: (id) => sql`
    select p.title, a.text, a.user_id as "authorId", ${AUTHOR}, a.state, false as "isLocked",
      a.created_at as "createdAt", coalesce(a.edited_at, a.created_at) as "changedAt", ${POST_ADDRESS}
    from post_answer a join post p on p.id = a.post_id
    left join account on account.id = a.user_id left join user_record on user_record.uid = a.user_id
    where a.id = ${id} and a.deleted_at is null and p.deleted_at is null`,
  person: (id) => sql`
    select null as title, coalesce(f.about, '') as text, account.id as "authorId", ${AUTHOR},
      ${hiddenIf('coalesce(f.is_hidden, false)')}, account.created_at as "createdAt",
      coalesce(f.changed_at, account.created_at) as "changedAt", ${NO_ADDRESS}
    from account left join user_profile f on f.uid = account.id
    left join user_record on user_record.uid = account.id
    where account.id = ${id} and not account.is_anonymous`,
  trip: (id) => sql`
    select t.title, t.text, trip.user_id as "authorId", ${AUTHOR}, ${hiddenIf('t.is_hidden')},
      t.published_at as "createdAt", t.changed_at as "changedAt", ${NO_ADDRESS}
    from trip_publication t join trip on trip.id = t.trip_id
    left join account on account.id = trip.user_id left join user_record on user_record.uid = trip.user_id
    where t.trip_id = ${id} and trip.published and trip.deleted_at is null`,
};

/** Whether what these columns name can be found, for a where clause. */
export function isThere(kind: SQL, id: SQL): SQL {
  const cases = MODERATED_KINDS.map((one) => sql`when ${one} then exists (${QUERIES[one](id)})`);
  return sql`case ${kind} ${sql.join(cases, sql` `)} else false end`;
}

/** Moderators always give a reason; what reports alone decided has none. For the `target` of a statement. */
const IS_UNDECIDED = sql.raw(`(
  exists (select from report where target_kind = target.kind and target_id = target.id
    and confirmed_at is not null and decided_at is null)
  or coalesce((select moderator_id is null and reason = '' from moderation_decision
    where target_kind = target.kind and target_id = target.id and action in ('hide', 'restore', 'release', 'dismiss')
    order by created_at desc, id desc limit 1), false))`);

/** Several things as the rows `target (kind, id)` of a statement. */
export function inTargets(targets: readonly Target[]): SQL {
  const list = JSON.stringify(targets.map(({ kind, id }) => ({ kind, id })));
  return sql`jsonb_to_recordset(${list}::jsonb) target (kind text, id text)`;
}

/** Kind and id in one text. */
export const keyOf = ({ kind, id }: Target): string => `${kind} ${id}`;

/** Null for what is deleted, withdrawn or made up. */
export async function findThing(queries: Queries, { kind, id }: Target): Promise<Thing | null> {
  return (await findThings(queries, [{ kind, id }]))[0] ?? null;
}

/** Those that are there, in no order. */
export async function findThings(
  queries: Queries,
  targets: readonly Target[],
): Promise<readonly Thing[]> {
  const kinds = MODERATED_KINDS.map(
    (kind) =>
      sql`select one.* from (${QUERIES[kind](sql`target.id`)}) one where target.kind = ${kind}`,
  );
  const { rows } = await queries.execute<ThingRow>(sql`
    select target.kind, target.id, thing.*, ${IS_UNDECIDED} as "isUndecided"
    from ${inTargets(targets)}, lateral (${sql.join(kinds, sql` union all `)}) thing`);
  return rows.map(toThing);
}

function toThing(row: ThingRow): Thing {
  const { kind, id, text, authorId, state, isLocked, isUndecided } = row;
  const authorName = authorId ? readUser(authorId, row.authorDoc ?? {}).name : '';
  return {
    kind,
    id,
    title: row.title ?? authorName,
    text,
    path: pathOf(row),
    authorId,
    authorName,
    state,
    isLocked,
    suspendedUntil: row.suspendedUntil === null ? null : new Date(row.suspendedUntil),
    createdAt: new Date(row.createdAt),
    changedAt: new Date(row.changedAt),
    isUndecided,
  };
}

/** Reports and decisions about one thing are handled one after the other; null for what is gone. */
export async function lockThing(tx: Queries, { kind, id }: Target): Promise<Thing | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, 18))`);
  return findThing(tx, { kind, id });
}

function pathOf({ kind, id, postKind, slug, shortId }: ThingRow): string {
  if (kind === 'trip') return publicTripPath(id);
  if (kind === 'person') return profilePath(id);
  if (postKind === null || slug === null || shortId === null) return PATHS.forum;
  return postPath({ kind: postKind, slug, shortId });
}

/** What can be decided about it now. */
export function actionsOn(thing: Thing, now: Date): readonly ModerationAction[] {
  const isSuspended = thing.suspendedUntil !== null && thing.suspendedUntil > now;
  return moderationActions({ ...thing, isSuspended });
}

/** Does what was decided. Reports and records are the caller's. */
export async function applyAction(
  tx: Queries,
  { kind, id }: Target,
  action: ModerationAction,
  until: Date | null,
): Promise<void> {
  if (action === 'dismiss') return;
  if (action === 'suspend' || action === 'unsuspend') {
    const time = action === 'suspend' ? (until?.toISOString() ?? null) : null;
    await tx.execute(
      sql`update account set suspended_until = ${time}::timestamptz where id = ${id}`,
    );
    return;
  }
  if (action === 'lock' || action === 'unlock') {
    await tx.execute(sql`update post set is_locked = ${action === 'lock'} where id = ${id}`);
    return;
  }
  for (const change of STATE_CHANGES[kind](id, action === 'hide')) await tx.execute(change);
}

const stateOf = (isHidden: boolean): string => (isHidden ? 'hidden' : 'shown');

const STATE_CHANGES: Readonly<
  Record<ModeratedKind, (id: string, isHidden: boolean) => readonly SQL[]>
> = {
  post: (id, isHidden) => [
    sql`update post set state = ${stateOf(isHidden)} where id = ${id}`,
    ...(isHidden ? [] : [showFormerPosts(id)]),
  ],
  answer: (id, isHidden) => [
    sql`update post_answer set state = ${stateOf(isHidden)} where id = ${id}`,
  ],
  person: (id, isHidden) => [
    sql`
    insert into user_profile (uid, is_hidden) values (${id}, ${isHidden})
    on conflict (uid) do update set is_hidden = excluded.is_hidden`,
  ],
  trip: (id, isHidden) => [
    sql`update trip_publication set is_hidden = ${isHidden} where trip_id = ${id}`,
    isHidden ? hideTripPost(id) : showTripPosts(id),
  ],
};

/** Posts of a trip that was published before: left hidden, they would hide the next post about it. */
const showFormerPosts = (postId: string): SQL => sql`
  update post set state = 'shown' where state = 'hidden' and deleted_at is not null
    and trip_id = (select trip_id from post shown where shown.id = ${postId})`;

/** The post that tells of a hidden trip is hidden with it. */
const hideTripPost = (tripId: string): SQL => sql`
  update post set state = 'hidden' where state = 'shown'
    and id = (select post_id from trip_publication where trip_id = ${tripId})`;

/** Not where a moderator has hidden the post, or one of the trip's that is deleted, for its own sake. */
const showTripPosts = (tripId: string): SQL => sql`
  update post set state = 'shown' where trip_id = ${tripId} and state = 'hidden' and not exists (
    select from post own where own.trip_id = ${tripId} and own.state = 'hidden'
      and (own.id = post.id or own.deleted_at is not null)
      and (select action from moderation_decision where target_kind = 'post' and target_id = own.id
        and action in ('hide', 'restore', 'release')
        order by created_at desc, moderation_decision.id desc limit 1) = 'hide')`;
