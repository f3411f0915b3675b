import type { ErrorReply, TripSummary } from '@fahrtwind/contract';
import { readTrip, RETENTION, type Trip } from '@fahrtwind/domain';
import { and, desc, eq, gt, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { announce } from '../../shared/live/announce.ts';
import type { Queries } from '../../db/queries.ts';
import { totalFields, type StoredTotals } from './stored-text.ts';
import { trip, tripSave, type DocumentSummary } from './trip.tables.ts';

type CurrentTrip = NonNullable<ErrorReply['current']>;

const DAY_MS = 24 * 60 * 60 * 1000;
const RESTORABLE_DAYS = RETENTION.deletedTrip.days;
const KEY_DAYS = RETENTION.saveKey.days;
const DELETED_AT_MOST = 200;

interface StoredRow {
  readonly userId: string;
  readonly revision: number;
  readonly lastOpened: Date;
  readonly createdAt: Date;
  readonly published: boolean;
  readonly prints: number;
  readonly summary: StoredTotals;
  readonly doc: Readonly<Record<string, unknown>>;
}

/** The trip of a row; where a column and the document speak of the same thing, the column is right. */
export function readStored(row: StoredRow): CurrentTrip {
  return { revision: row.revision, trip: asDocument(readStoredTrip(row)) };
}

export function readStoredTrip({ doc, ...row }: Omit<StoredRow, 'revision'>): Trip {
  const { userId, published, prints, summary } = row;
  const [lastOpened, createdAt] = [row.lastOpened.toISOString(), row.createdAt.toISOString()];
  const read = readTrip({
    ...doc,
    userId,
    published,
    tripPrints: prints,
    lastOpened,
    createdAt,
    ...totalFields(summary),
  });
  if (!read.ok) throw new Error(`A stored trip cannot be read: ${read.error}`);
  return read.value;
}

function asDocument(given: Trip): CurrentTrip['trip'] {
  return { ...given, days: [...given.days] };
}

export async function listDeletedTrips(
  queries: Queries,
  uid: string,
  now: Date,
): Promise<
  readonly (TripSummary & { readonly deletedAt: string; readonly restorableUntil: string })[]
> {
  const rows = await queries
    .select({ ...SUMMARY_COLUMNS, deletedAt: trip.deletedAt })
    .from(trip)
    .where(and(eq(trip.userId, uid), isRestorable(now)))
    .orderBy(desc(trip.deletedAt), desc(trip.id))
    .limit(DELETED_AT_MOST);
  return rows.map(({ deletedAt, ...row }) => {
    const since = deletedAt ?? now;
    const until = new Date(since.getTime() + RESTORABLE_DAYS * DAY_MS);
    return {
      ...summaryFrom(row),
      deletedAt: since.toISOString(),
      restorableUntil: until.toISOString(),
    };
  });
}

/** False when there is no such trip; deleting twice is deleting once. */
export async function deleteTrip(
  queries: Queries,
  id: string,
  uid: string,
  now: Date,
): Promise<boolean> {
  const [deleted] = await queries
    .update(trip)
    .set({ deletedAt: sql`coalesce(${trip.deletedAt}, ${now.toISOString()}::timestamptz)` })
    .where(ownTrip(id, uid))
    .returning({ revision: trip.revision });
  if (deleted)
    await announce(queries, { event: 'trip', data: { id, ...deleted, isDeleted: true } });
  return deleted !== undefined;
}

/** The revision of the trip that is there again, null when there is nothing to restore. */
export async function restoreTrip(
  queries: Queries,
  id: string,
  uid: string,
  now: Date,
): Promise<number | null> {
  const isThereOrRestorable = sql`(${trip.deletedAt} is null or ${isRestorable(now)})`;
  const [row] = await queries
    .update(trip)
    .set({ deletedAt: null })
    .where(and(ownTrip(id, uid), isThereOrRestorable))
    .returning({ revision: trip.revision });
  if (row) await announce(queries, { event: 'trip', data: { id, ...row, isDeleted: false } });
  return row?.revision ?? null;
}

/** Notes when the owner opened a trip. It is no edit: the revision stays, so that devices need not merge it. */
export async function markTripOpened(
  queries: Queries,
  id: string,
  uid: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await queries
    .update(trip)
    .set({ lastOpened: sql`greatest(${trip.lastOpened}, ${now.toISOString()}::timestamptz)` })
    .where(and(ownTrip(id, uid), isNull(trip.deletedAt)))
    .returning({ lastOpened: trip.lastOpened });
  return row?.lastOpened ?? null;
}

/** Hands every trip of one user to another, deleted ones too; doing it again changes nothing. */
export async function reassignTrips(tx: Queries, fromUid: string, toUid: string): Promise<void> {
  await tx.update(trip).set({ userId: toUid }).where(eq(trip.userId, fromUid));
}

/** Removes for good what can no longer be restored, and keys whose retries will not come any more. */
export async function cleanUpTrips(queries: Queries, now: Date): Promise<void> {
  await queries
    .delete(trip)
    .where(and(isNotNull(trip.deletedAt), lt(trip.deletedAt, daysBefore(now, RESTORABLE_DAYS))));
  await queries.delete(tripSave).where(lt(tripSave.savedAt, daysBefore(now, KEY_DAYS)));
}

function ownTrip(id: string, uid: string): SQL | undefined {
  return and(eq(trip.id, id), eq(trip.userId, uid));
}

function isRestorable(now: Date): SQL {
  return gt(trip.deletedAt, daysBefore(now, RESTORABLE_DAYS));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

const SUMMARY_COLUMNS = {
  id: trip.id,
  title: trip.title,
  revision: trip.revision,
  published: trip.published,
  summary: trip.summary,
  lastOpened: trip.lastOpened,
  createdAt: trip.createdAt,
  updatedAt: trip.updatedAt,
};

interface SummaryRow {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly published: boolean;
  readonly summary: DocumentSummary;
  readonly lastOpened: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

function summaryFrom({
  summary,
  lastOpened,
  createdAt,
  updatedAt,
  ...row
}: SummaryRow): TripSummary {
  return {
    // Summaries of older programs do not say it.
    ...summary,
    isEstimate: summary.isEstimate ?? true,
    ...row,
    lastOpened: lastOpened.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
