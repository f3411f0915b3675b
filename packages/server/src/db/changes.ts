import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Queries } from './queries.ts';
import { TRIP_PEOPLE } from './trip-people.ts';

const TRIP_CHANNEL = 'trip_changed';
/** Written to by a trigger on sign_in_session, because many statements end sessions. */
const SESSION_CHANNEL = 'session_ended';

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
  /** A companion has come, gone or got another role. */
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

/** The notifications of a person have changed: a new one, or one that another device has seen. */
interface NotificationEvent {
  readonly event: 'notification';
  readonly data: Readonly<Record<string, never>>;
}

type LiveEvent = TripEvent | NotificationEvent;

/**
 * What one person is told. In a payload of NOTIFY their id and a space stand before the event: it may have 8,000 bytes,
 * which a list of people could exceed.
 */
export type Announcement = LiveEvent & { readonly uid: string };

/** Tells all people of a trip, on all servers; PostgreSQL passes it on when the transaction is committed, and only then. */
export async function announce(tx: Queries, { event, data }: TripEvent): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${TRIP_CHANNEL}, person.uid || ' ' || ${JSON.stringify({ event, data })}::text)
    from trip, lateral ${sql.raw(TRIP_PEOPLE)} person where id = ${data.id}`);
}

/** The same to certain people, who may have nothing to do with the trip any more, or with any trip. */
export async function announceTo(
  tx: Queries,
  uids: readonly string[],
  { event, data }: LiveEvent,
): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${TRIP_CHANNEL}, uid || ' ' || ${JSON.stringify({ event, data })}::text)
    from unnest(${sql.param([...uids])}::text[]) uid`);
}

/** The same for a statement that has just saved a row of `trip`: to be selected from its id, user_id and revision. */
export const SAVED_TRIP_ANNOUNCEMENT = `(
  select count(pg_notify('${TRIP_CHANNEL}', person.uid || ' ' || json_build_object('event', 'trip',
    'data', json_build_object('id', id, 'revision', revision, 'isDeleted', false))::text))
  from ${TRIP_PEOPLE} person)`;

interface Listener {
  readonly onChange: (announcement: Announcement) => void;
  /** A session was ended by signing out, by another device or with its account. */
  readonly onSessionEnd: (sessionId: string) => void;
  /** The connection broke: from here on changes are missed. */
  readonly onLost: () => void;
}

/** Hears what happens on all servers, this one too, until it is closed or the connection breaks. */
export async function listenForChanges(
  pool: Pool,
  { onChange, onSessionEnd, onLost }: Listener,
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
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === SESSION_CHANNEL) onSessionEnd(payload);
    else onChange(readAnnouncement(payload));
  });
  try {
    await client.query(`listen ${TRIP_CHANNEL}; listen ${SESSION_CHANNEL}`);
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}

function readAnnouncement(payload: string): Announcement {
  const space = payload.indexOf(' ');
  // Only this file writes to this channel.
  const happened: LiveEvent = JSON.parse(payload.slice(space + 1));
  return { uid: payload.slice(0, space), ...happened };
}
