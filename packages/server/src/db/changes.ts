import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Queries } from './queries.ts';
import { TRIP_PEOPLE } from './trip-people.ts';

const CHANNEL = 'trip_changed';

/** Something that happened on a trip, for all devices of its owner and of who travels along. */
export type TripEvent =
  | {
      readonly event: 'trip';
      readonly data: {
        readonly id: string;
        readonly revision: number;
        readonly isDeleted: boolean;
      };
    }
  /** Somebody has come, gone or got another role. */
  | { readonly event: 'companions'; readonly data: { readonly id: string } }
  | {
      readonly event: 'presence';
      readonly data: {
        readonly id: string;
        readonly uid: string;
        readonly selection: readonly string[];
        readonly isHere: boolean;
      };
    };

export type Announcement = TripEvent & { readonly uids: readonly string[] };

/** Tells all people of a trip, on all servers; PostgreSQL passes it on when the transaction is committed, and only then. */
export async function announce(tx: Queries, { event, data }: TripEvent): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${CHANNEL}, json_build_object(
      'uids', ${sql.raw(TRIP_PEOPLE)},
      'event', ${event}::text,
      'data', ${JSON.stringify(data)}::json)::text)
    from trip where id = ${data.id}`);
}

/** The same to certain people, who may have nothing to do with the trip any more. */
export async function announceTo(
  tx: Queries,
  uids: readonly string[],
  happened: TripEvent,
): Promise<void> {
  const announcement: Announcement = { uids, ...happened };
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`);
}

/** The same for a statement that has just saved a row of `trip`: to be selected from its id, user_id and revision. */
export const SAVED_TRIP_ANNOUNCEMENT = `pg_notify('${CHANNEL}', json_build_object(
    'uids', ${TRIP_PEOPLE},
    'event', 'trip',
    'data', json_build_object('id', id, 'revision', revision, 'isDeleted', false))::text)`;

/**
 * Hears what happens on all servers, this one too, until it is closed or the connection breaks. Then
 * `onLost` is called, because from there on changes are missed.
 */
export async function listenForChanges(
  pool: Pool,
  onChange: (announcement: Announcement) => void,
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
    // Only this file writes to this channel.
    const announcement: Announcement = JSON.parse(payload ?? '');
    onChange(announcement);
  });
  try {
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}
