import type { Share } from '@fahrtwind/contract';
import { QUOTAS, type CalendarDate } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { calendarDateOf, HOME, isAlive } from './public-trip.repository.ts';

type StoredShare = Omit<Share, 'url'>;

/** What is wanted of a link; what is missing stays as it is. */
export interface WantedShare {
  readonly follows?: boolean | undefined;
  readonly withoutDetails?: boolean | undefined;
  readonly expiresAt?: CalendarDate | null | undefined;
  readonly refresh?: boolean | undefined;
}

interface ShareRow extends Record<string, unknown> {
  readonly id: string;
  readonly createdAt: string;
  readonly stand: string;
  readonly follows: boolean;
  readonly withoutDetails: boolean;
  readonly expiresOn: string | null;
}

/** The links to a trip that work on that day. */
export async function listShares(
  queries: Queries,
  tripId: string,
  today: CalendarDate,
): Promise<StoredShare[]> {
  const { rows } = await queries.execute<ShareRow>(sql`
    select s.id, s.created_at as "createdAt", s.follows, s.without_details as "withoutDetails",
      s.expires_on::text as "expiresOn",
      case when s.follows then trip.updated_at else s.shown_at end as stand
    from trip_share s join trip on trip.id = s.trip_id
    where s.trip_id = ${tripId} and ${isAlive(today)}`);
  return rows.map(({ expiresOn, createdAt, stand, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt).toISOString(),
    stand: new Date(stand).toISOString(),
    expiresAt: calendarDateOf(expiresOn),
  }));
}

interface NewShare {
  readonly tripId: string;
  readonly id: string;
  readonly wanted: WantedShare;
  readonly now: Date;
  readonly today: CalendarDate;
}

/** Makes the link of a trip unless it has one that works. False when the account has no room for another copy. */
export async function addShare(tx: Queries, share: NewShare): Promise<boolean> {
  const { tripId, id, now, today } = share;
  const { follows = false, withoutDetails = false, expiresAt = null } = share.wanted;
  const time = now.toISOString();
  await tx.execute(sql`delete from trip_share where trip_id = ${tripId} and not ${isAlive(today)}`);
  const { rows } = await tx.execute(sql`
    insert into trip_share
      (id, trip_id, follows, without_details, expires_on, home, created_at, doc, shown_at, bytes)
    select ${id}, trip.id, ${follows}, ${withoutDetails}, ${expiresAt}::date,
      ${HOME}, ${time}::timestamptz,
      case when ${follows} then null else trip.doc end, ${time}::timestamptz,
      case when ${follows} then 0 else trip.bytes end
    from trip left join user_record on user_record.uid = trip.user_id
    where trip.id = ${tripId} and (${follows} or ${hasRoom})
    on conflict (trip_id) do nothing returning id`);
  if (rows.length > 0) return true;
  const existing = await tx.execute(sql`select from trip_share where trip_id = ${tripId}`);
  return existing.rows.length > 0;
}

/** Changes a link that is there. False when the account has no room for a larger copy. */
export async function changeShare(
  tx: Queries,
  tripId: string,
  wanted: WantedShare,
  now: Date,
): Promise<boolean> {
  const { follows, withoutDetails, expiresAt, refresh } = wanted;
  const time = now.toISOString();
  const kept = sql`coalesce(${follows ?? null}::boolean, s.follows)`;
  // A link that no longer follows stays at the trip of now.
  const takesTrip = sql`(not ${kept} and (${refresh === true} or s.follows))`;
  const { rows } = await tx.execute(sql`
    update trip_share s set follows = ${kept},
      without_details = coalesce(${withoutDetails ?? null}::boolean, s.without_details),
      expires_on = case when ${expiresAt !== undefined} then ${expiresAt ?? null}::date else s.expires_on end,
      doc = case when ${kept} then null when ${takesTrip} then trip.doc else s.doc end,
      bytes = case when ${kept} then 0 when ${takesTrip} then trip.bytes else s.bytes end,
      shown_at = case when ${takesTrip} then ${time}::timestamptz else s.shown_at end,
      home = coalesce(${HOME}, s.home), version = s.version + 1
    from trip left join user_record on user_record.uid = trip.user_id
    where s.trip_id = ${tripId} and trip.id = s.trip_id and (not ${takesTrip} or ${hasRoom})
    returning s.id`);
  return rows.length > 0;
}

export async function endShare(queries: Queries, tripId: string): Promise<void> {
  await queries.execute(sql`delete from trip_share where trip_id = ${tripId}`);
}

/** Expired links no longer work; this only makes room. */
export async function cleanUpShares(queries: Queries, today: CalendarDate): Promise<void> {
  await queries.execute(sql`delete from trip_share where expires_on < ${today}::date`);
}

/** For the account's export: without the copies, which the trips tell. */
export async function exportShares(queries: Queries, uid: string): Promise<unknown> {
  const { rows } = await queries.execute(sql`
    select s.id, s.trip_id as "tripId", s.follows, s.without_details as "withoutDetails",
      s.expires_on::text as "expiresAt", s.home, s.created_at as "createdAt", s.shown_at as "shownAt"
    from trip_share s join trip on trip.id = s.trip_id
    where trip.user_id = ${uid} order by s.created_at, s.id`);
  return rows;
}

/** Copies may take as much as trips: otherwise large ones could be piled up by making their trips small again. */
const hasRoom: SQL = sql`(
  select coalesce(sum(one.bytes) filter (where one.trip_id <> trip.id), 0) + trip.bytes <= (
    select case when is_anonymous then ${sql.raw(String(QUOTAS.guest.bytes))}
      else ${sql.raw(String(QUOTAS.registered.bytes))} end from account where account.id = trip.user_id)
  from trip_share one join trip of_owner on of_owner.id = one.trip_id
  where of_owner.user_id = trip.user_id)`;
