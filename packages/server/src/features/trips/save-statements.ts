import type { Trip } from '@fahrtwind/domain';
import type { Pool } from 'pg';
import { SAVED_TRIP_ANNOUNCEMENT } from '../../db/changes.ts';
import { mayEditTrip } from '../../db/trip-people.ts';
import { mendedText } from './storable.ts';
import { summaryOf } from './trip-summary.ts';
import type { AcceptedTrip } from './trip.policy.ts';

export interface Save {
  readonly accepted: AcceptedTrip;
  /** The revision that the caller started from, null for a trip that must not be there yet. */
  readonly base: number | null;
  readonly key: string | null;
  readonly now: Date;
}

// One statement is one transaction and one way to the database and back. The row, the key for retries and the word to
// other devices are there together or not at all. A statement with a name is planned once for each connection.

const KEPT_AND_TOLD = `, kept as (
    insert into trip_save (trip_id, key, content_hash, revision, saved_at)
    select id, $9, $10, revision, $8 from trip where $9::text is not null
  )
  select revision::float8, ${SAVED_TRIP_ANNOUNCEMENT} from trip`;

const INSERT = {
  name: 'insert-trip',
  text: `
  with trip as (
    insert into trip (id, user_id, title, published, summary, doc, last_opened, updated_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $11)
    on conflict do nothing
    returning id, user_id, revision
  )${KEPT_AND_TOLD}`,
};

// Whose a trip is, when it was made and when it was opened stand in columns, which are right whatever a document says.
// Whether it is published and how often it was printed are the owner's, too: an editor's document gets what is stored.
// A key that is there already makes this no save but a repeated attempt; one that another attempt is just writing is
// found by its revision or by the primary key of trip_save.
const UPDATE = {
  name: 'update-trip',
  text: `
  with trip as (
    update trip
    set title = $3, summary = $5, updated_at = $8, revision = revision + 1,
      published = case when user_id = $2 then $4 else published end,
      doc = case when user_id = $2 then $6::json else ($6::json::jsonb || jsonb_build_object(
        'published', published, 'tripPrints', doc->'tripPrints'))::json end,
      last_opened = case when user_id = $2 then greatest(last_opened, $7) else last_opened end
    where id = $1 and ${mayEditTrip('$2')} and revision = $11 and deleted_at is null
      and not exists (select from trip_save where trip_id = $1 and key = $9)
    returning id, user_id, revision
  )${KEPT_AND_TOLD}`,
};

/** Saves where all is as the caller believes, and gives the new revision; null when something stands against it. */
export async function trySave(pool: Pool, save: Save): Promise<number | null> {
  const { accepted, base, key, now } = save;
  const { trip, json, hash } = accepted;
  const values = [
    trip.id,
    trip.userId,
    mendedText(trip.title),
    trip.published,
    storedSummary(trip),
    json,
    trip.lastOpened,
    now,
    key,
    hash,
    base ?? trip.createdAt,
  ];
  try {
    const { rows } = await pool.query<{ revision: number }>(
      base === null ? INSERT : UPDATE,
      values,
    );
    return rows[0]?.revision ?? null;
  } catch (error) {
    if (isDoubledKey(error)) return null;
    throw error;
  }
}

function storedSummary(trip: Trip): string {
  const { from, to, ...summary } = summaryOf(trip);
  return JSON.stringify({ ...summary, from: mendedText(from), to: mendedText(to) });
}

/** Another attempt under the same key was quicker by less than a statement. */
function isDoubledKey(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'constraint') === 'trip_save_pkey';
}
