import { TRIP_SHAPE, type Trip, type TripRole } from '@fahrtwind/domain';
import type { Pool } from 'pg';
import { jsonText, type JsonText } from '../../http/json-text.ts';
import {
  gzipAround,
  readDocument,
  unpackDocument,
} from '../../shared/trip-document/packed-document.ts';
import { columnsAround, withColumns, type Columns, type StoredTotals } from './stored-text.ts';
import { readStored, readStoredTrip } from './trip.repository.ts';

interface TripRow {
  readonly revision: number;
  readonly role: TripRole | null;
  readonly userId: string;
  readonly lastOpened: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly published: boolean;
  readonly prints: number;
  readonly shape: number;
  readonly summary: StoredTotals;
  /** Null when the caller has this revision already. */
  readonly doc: Buffer | null;
}

// Plain SQL and one way to the database and back, because trips are read more often than anything else. The document
// comes as it is stored. One that is not for the caller is not even read, because that takes a
// time that can be measured.
const FIND_TRIP = {
  name: 'find-trip',
  text: `
  select revision::float8, trip.user_id as "userId", last_opened as "lastOpened", created_at as "createdAt",
    updated_at as "updatedAt", published, prints, shape, summary - 'route' as summary,
    case when trip.user_id = $2 then 'owner' else trip_companion.role end as role,
    case when revision = $3::bigint then null else doc end as doc
  from trip left join trip_companion
    on trip_companion.trip_id = trip.id and trip_companion.user_id = $2
  where trip.id = $1 and deleted_at is null and (trip.user_id = $2 or trip_companion.role is not null)`,
};

interface Wanted {
  readonly id: string;
  readonly uid: string;
  /** What the caller has already. */
  readonly knownEtag: string | undefined;
}

export interface FoundTrip {
  readonly etag: string;
  /** Null when the caller has it. */
  readonly reply: JsonText | null;
}

/** An own trip or one that the user was invited to, as it is stored; null when there is none for them. */
export async function findTrip(
  pool: Pool,
  { id, uid, knownEtag }: Wanted,
): Promise<FoundTrip | null> {
  const known = /^(?:W\/)?"(\d{1,15})(?:-\w+)?"$/.exec(knownEtag ?? '')?.[1] ?? null;
  const row = await query(pool, [id, uid, known]);
  if (!row?.role) return null;
  const etag = etagOf(row.revision, row.role);
  if (row.doc !== null) return { etag, reply: replyOf(row, row.role, row.doc) };
  if (knownEtag?.endsWith(etag)) return { etag, reply: null };
  // The same revision for another role.
  return findTrip(pool, { id, uid, knownEtag: undefined });
}

/** A trip as a whole, for who makes a file of it. */
export interface ReadTrip {
  readonly trip: Trip;
  readonly updatedAt: Date;
  readonly revision: number;
  readonly role: TripRole;
}

export async function readTripFor(pool: Pool, id: string, uid: string): Promise<ReadTrip | null> {
  const row = await query(pool, [id, uid, null]);
  if (!row?.role || row.doc === null) return null;
  const { doc, updatedAt, ...columns } = row;
  const { revision, role } = row;
  return {
    trip: readStoredTrip({ ...columns, doc: readDocument(doc) }),
    updatedAt,
    revision,
    role,
  };
}

async function query(pool: Pool, values: readonly unknown[]): Promise<TripRow | undefined> {
  return (await pool.query<TripRow>({ ...FIND_TRIP, values: [...values] })).rows[0];
}

/** The owner's is the revision alone; a companion's tells when the role has changed, which is no revision. */
function etagOf(revision: number, role: TripRole): string {
  return role === 'owner' ? `"${revision}"` : `"${revision}-${role}"`;
}

function replyOf(row: TripRow, role: TripRole, doc: Buffer): JsonText {
  const head = `{"revision":${row.revision},"role":"${role}","trip":`;
  return jsonText({
    text: () => `${head}${tripText(row, unpackDocument(doc))}}`,
    gzip: () => {
      if (row.shape !== TRIP_SHAPE) return null;
      const { before, behind } = columnsAround(row);
      return gzipAround(`${head}${before}`, doc, `${behind}}`);
    },
  });
}

interface StoredText extends Columns {
  readonly revision: number;
  readonly shape: number;
}

/** The JSON of a trip: what is stored, or what the reader makes of a document of another shape. */
export function tripText(row: StoredText, doc: string): string {
  if (row.shape === TRIP_SHAPE) return withColumns(doc, row);
  return JSON.stringify(readStored({ ...row, doc: JSON.parse(doc) }).trip);
}
