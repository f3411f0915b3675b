import {
  countryPoints,
  TRIP_SHAPE,
  tripCountries,
  type Trip,
  summariseTrip,
} from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import { mayEditTrip, TRIP_PEOPLE } from '../../shared/trip-access/trip-people.ts';
import { packDocument } from '../../shared/trip-document/packed-document.ts';
import { mendedText } from './storable.ts';
import { hasRoom } from './trip-quota.ts';
import type { AcceptedTrip } from './trip.policy.ts';
import { waysOf } from './ways-of.ts';
import type { DocumentSummary } from './trip.tables.ts';

function summaryOf(trip: Trip): DocumentSummary {
  const { route, ...summary } = summariseTrip(trip);
  return { ...summary, route: route.map(([lng, lat]) => [lng, lat]) };
}

export interface Save {
  readonly accepted: AcceptedTrip;
  /** The revision that the caller started from, null for a trip that must not be there yet. */
  readonly base: number | null;
  readonly key: string | null;
  readonly now: Date;
}

// One statement is one transaction and one way to the database and back. The row and the key for retries are there
// together or not at all. A statement with a name is planned once for each connection.

const KEPT_AND_SHOWN = `, kept as (
    insert into trip_save (trip_id, key, content_hash, revision, saved_at)
    select id, $8, $9, revision, $7 from trip where $8::text is not null
  )
  select revision::float8, measured_by is null as "isDue", array(select uid from ${TRIP_PEOPLE} person) as uids from trip`;

const INSERT = {
  name: 'insert-trip',
  text: `
  with trip as (
    insert into trip (id, user_id, title, summary, doc, last_opened, updated_at, created_at, shape, bytes, countries,
      country_points, ways, prints)
    select $1::text, $2::text, $3::text, $4::jsonb, $5::bytea, $6::timestamptz, $7::timestamptz,
      $10::timestamptz, $11::smallint, $12::int, $13::text[], $14::jsonb, $15::text, $16::float8
    where ${hasRoom('$2', { trips: 1, bytes: '$12::int' })}
    on conflict do nothing
    returning id, user_id, revision, measured_by
  )${KEPT_AND_SHOWN}`,
};

/** The totals that our own planner has found, which hold as long as the legs are the same. */
const MEASURED = `jsonb_build_object('totalDistance', summary->'totalDistance',
  'totalDuration', summary->'totalDuration', 'isEstimate', summary->'isEstimate')`;

/** Whether the one who saves or the owner is suspended: strangers see nothing of what is written meanwhile. */
const IS_SUSPENDED = `exists (select from account where id in (trip.user_id, $2) and suspended_until > now())`;

/** Whether strangers read the document as it is now. */
const IS_READ = `(published or exists (select from trip_share where trip_id = trip.id and follows))`;

// Whose a trip is, when it was made and opened and whether it is published stand in columns, which are right whatever a
// document says. How often it was printed is the owner's, too: with an editor's document it stays.
// A key that is there already makes this no save but a repeated attempt; one that another attempt is just writing is
// found by its revision or by the primary key of trip_save.
const UPDATE = {
  name: 'update-trip',
  text: `
  with trip as (
    update trip
    set title = $3, updated_at = $7, revision = revision + 1, shape = $11, bytes = $12, countries = $13,
      country_points = $14,
      summary = case when ways = $15 and measured_by is not null then $4::jsonb || ${MEASURED} else $4::jsonb end,
      measured_by = case when ways = $15 then measured_by end, ways = $15,
      doc = $5, prints = case when user_id = $2 then $16 else prints end,
      public_doc = case when ${IS_SUSPENDED} then coalesce(public_doc, case when ${IS_READ} then doc end) end,
      last_opened = case when user_id = $2 then greatest(last_opened, $6) else last_opened end
    where id = $1 and ${mayEditTrip('$2')} and revision = $10 and deleted_at is null
      and ($12 <= bytes or ${hasRoom('trip.user_id', { trips: 0, bytes: '$12 - trip.bytes' })})
      and not exists (select from trip_save where trip_id = $1 and key = $8)
    returning id, user_id, revision, measured_by
  )${KEPT_AND_SHOWN}`,
};

interface SavedRow {
  readonly revision: number;
  /** Whether its legs have to be measured. */
  readonly isDue: boolean;
  /** All who may see the trip. */
  readonly uids: readonly string[];
}

/** Saves where all is as the caller believes; null when something stands against it. */
export async function trySave(
  { pool, db }: Database,
  save: Save,
): Promise<Pick<SavedRow, 'revision' | 'isDue'> | null> {
  const { accepted, base, key, now } = save;
  const { trip, json, hash } = accepted;
  const values = [
    trip.id,
    trip.userId,
    mendedText(trip.title),
    storedSummary(trip),
    await packDocument(json),
    trip.lastOpened,
    now,
    key,
    hash,
    base ?? trip.createdAt,
    TRIP_SHAPE,
    Buffer.byteLength(json),
    tripCountries(trip).map(mendedText),
    storedPoints(trip),
    waysOf(trip),
    trip.tripPrints,
  ];
  try {
    const { rows } = await pool.query<SavedRow>(base === null ? INSERT : UPDATE, values);
    const [saved] = rows;
    if (!saved) return null;
    const { revision, isDue, uids } = saved;
    // The statement was a transaction of its own, which is committed.
    const data = { id: trip.id, revision, isDeleted: false, by: trip.userId };
    db.tell({ event: 'trip', data, uids });
    return { revision, isDue };
  } catch (error) {
    if (isDoubledKey(error)) return null;
    throw error;
  }
}

function storedSummary(trip: Trip): string {
  const { from, to, ...summary } = summaryOf(trip);
  return JSON.stringify({ ...summary, from: mendedText(from), to: mendedText(to) });
}

function storedPoints(trip: Trip): string {
  const points = countryPoints(trip);
  return JSON.stringify(points.map((one) => ({ ...one, country: mendedText(one.country) })));
}

/** Another attempt under the same key was quicker by less than a statement. */
function isDoubledKey(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'constraint') === 'trip_save_pkey';
}
