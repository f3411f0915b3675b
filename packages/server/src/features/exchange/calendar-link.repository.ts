import { createHash, randomBytes } from 'node:crypto';
import { COPY_MARKER } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** As many trips, those that end last, are in the calendar of all trips. */
const MOST_TRIPS = 200;

/** Whose link it is, and of which trip; null for all trips. */
export interface CalendarScope {
  readonly uid: string;
  readonly tripId: string | null;
}

/** A trip that a calendar shows, and its revision. */
export interface ShownTrip {
  readonly id: string;
  readonly revision: string;
}

/** Makes a link in the place of an earlier one of the same scope; only the hash of its secret is kept. */
export async function makeCalendarLink(
  queries: Queries,
  { uid, tripId }: CalendarScope,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await queries.execute(sql`
    insert into calendar_link (token_hash, user_id, trip_id, created_at)
    values (${hashOf(secret)}, ${uid}, ${tripId}, ${now.toISOString()})
    on conflict (user_id, coalesce(trip_id, ''))
    do update set token_hash = excluded.token_hash, created_at = excluded.created_at`);
  return secret;
}

export async function endCalendarLink(
  queries: Queries,
  { uid, tripId }: CalendarScope,
): Promise<void> {
  await queries.execute(sql`
    delete from calendar_link
    where user_id = ${uid} and trip_id is not distinct from ${tripId}`);
}

export async function listCalendarLinks(
  queries: Queries,
  uid: string,
): Promise<{ readonly tripId: string | null; readonly createdAt: string }[]> {
  const { rows } = await queries.execute<{
    readonly tripId: string | null;
    readonly createdAt: Date | string;
  }>(
    sql`select trip_id as "tripId", created_at as "createdAt" from calendar_link
      where user_id = ${uid} order by created_at`,
  );
  return rows.map(({ tripId, createdAt }) => ({
    tripId,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/** The scope behind a secret; null when there is none, or none any more. */
export async function findCalendar(
  queries: Queries,
  secret: string,
): Promise<CalendarScope | null> {
  const { rows } = await queries.execute<{ readonly uid: string; readonly tripId: string | null }>(
    sql`select user_id as uid, trip_id as "tripId" from calendar_link where token_hash = ${hashOf(secret)}`,
  );
  return rows[0] ?? null;
}

/** What a calendar shows: trips that its user may see now. A companion who was removed from a trip loses it here, too. */
export async function listShownTrips(
  queries: Queries,
  { uid, tripId }: CalendarScope,
): Promise<readonly ShownTrip[]> {
  const { rows } = await queries.execute<{ readonly id: string; readonly revision: string }>(sql`
    select trip.id, trip.revision::text as revision
    from trip left join trip_companion
      on trip_companion.trip_id = trip.id and trip_companion.user_id = ${uid}
    where trip.deleted_at is null
      and (trip.user_id = ${uid} or trip_companion.role is not null)
      and (${tripId}::text is null or trip.id = ${tripId})
      and position(${COPY_MARKER} in trip.id) = 0
    order by trip.summary->>'endDate' desc, trip.id
    limit ${MOST_TRIPS}`);
  return rows;
}

/** A guest's links go on under the account; where it has one of the same scope, that one stays. */
export async function reassignCalendarLinks(
  tx: Queries,
  fromUid: string,
  toUid: string,
): Promise<void> {
  await tx.execute(sql`
    update calendar_link set user_id = ${toUid}
    where user_id = ${fromUid} and not exists (
      select from calendar_link own
      where own.user_id = ${toUid} and own.trip_id is not distinct from calendar_link.trip_id)`);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
