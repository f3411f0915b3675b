import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Queries } from './queries.ts';

const CHANNEL = 'trip_changed';

/** Something that happened to a trip, for the other devices of its owner. */
export interface TripChange {
  readonly uid: string;
  readonly id: string;
  readonly revision: number;
  readonly isDeleted: boolean;
}

/** Tells all servers of a change; PostgreSQL passes it on when the transaction is committed, and only then. */
export async function announceChange(tx: Queries, change: TripChange): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
}

/** The same for a statement that has just saved a row of `trip`: to be selected from its id, user_id and revision. */
export const SAVED_TRIP_ANNOUNCEMENT = `pg_notify('${CHANNEL}',
    json_build_object('uid', user_id, 'id', id, 'revision', revision, 'isDeleted', false)::text)`;

/**
 * Hears of the changes of all servers, this one too, until it is closed or the connection breaks. Then
 * `onLost` is called, because from there on changes are missed.
 */
export async function listenForChanges(
  pool: Pool,
  onChange: (change: TripChange) => void,
  onLost: () => void,
): Promise<{ close(): void }> {
  const client = await pool.connect();
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    // Not back into the pool, where it would go on listening.
    client.release(true);
  };
  const lose = (): void => {
    if (!isOpen) return;
    close();
    onLost();
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload }) => {
    // Only announceChange writes to this channel.
    const change: TripChange = JSON.parse(payload ?? '');
    onChange(change);
  });
  try {
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}
