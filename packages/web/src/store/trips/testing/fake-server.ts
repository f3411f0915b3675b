import type { ErrorCode } from '@fahrtwind/contract';
import { isCopy, type CompanionRole, type Trip } from '@fahrtwind/domain';
import type { TripsApi } from '../sync/trips-api.ts';
import type { ConnectionListener } from '../../live/live-stream.ts';
import type { LiveEvent } from '../../live/live-events.ts';
import { shownTrip } from './shown-trip.ts';
import { createFakeRows, roleIn, failure, summaryOf, type Row } from './fake-rows.ts';

/** What goes wrong with requests. `reply-lost`: done, but the answer is lost. `silent`: neither done nor answered. */
export type Trouble =
  | 'offline'
  | 'silent'
  | 'reply-lost'
  | { readonly status: number; readonly code: ErrorCode };

/** One browser on the network. */
export interface FakeConnection {
  uid: string | null;
  trouble: Trouble | null;
}

export interface FakeServer {
  /** The API as one browser sees it. */
  readonly connect: (device: FakeConnection) => TripsApi;
  readonly openLive: (device: FakeConnection) => (listener: ConnectionListener) => () => void;
  readonly rows: Map<string, Row>;
  readonly trip: (id: string) => Trip | undefined;
  readonly requests: string[];
  /** Invites, gives another role or, with null, removes. */
  readonly invite: (id: string, uid: string, role: CompanionRole | null) => void;
  readonly tellPeople: (uid: string, event: LiveEvent) => void;
  /** As the server does when a guest signs up. */
  readonly reassign: (from: string, to: string) => void;
}

export function createFakeServer(): FakeServer {
  const requests: string[] = [];
  const live = createFakeLive();
  const table = createFakeRows(live.announce);
  const { rows } = table;
  return {
    rows,
    requests,
    openLive: live.open,
    connect: (device) => connect(device, table, requests),
    trip: (id) => rows.get(id)?.trip,
    tellPeople: live.tellPeople,
    invite(id, uid, role) {
      const row = rows.get(id);
      if (!row) return;
      const { [uid]: _, ...others } = row.companions ?? {};
      rows.set(id, { ...row, companions: role === null ? others : { ...others, [uid]: role } });
      for (const one of [row.userId, uid]) live.tellPeople(one, { kind: 'companions', id });
    },
    reassign(from, to) {
      for (const row of rows.values())
        if (row.userId === from)
          rows.set(row.trip.id, { ...row, userId: to, trip: { ...row.trip, userId: to } });
    },
  };
}

function createFakeLive() {
  const streams = new Set<{
    readonly device: FakeConnection;
    readonly listener: ConnectionListener;
  }>();
  return {
    tellPeople: (uid: string, event: LiveEvent): void => {
      for (const { device, listener } of streams)
        if (device.uid === uid && device.trouble !== 'offline') listener.onEvent(event);
    },
    announce: (row: Row): void => {
      const { trip, revision, isDeleted, by } = row;
      for (const stream of streams) {
        const { device, listener } = stream;
        if (device.trouble === 'offline') {
          streams.delete(stream);
          listener.onEnd();
        } else if (roleIn(row, device.uid) !== null)
          listener.onEvent({
            kind: 'trip',
            id: trip.id,
            revision,
            isDeleted,
            ...(by !== undefined && { by }),
          });
      }
    },
    open: (device: FakeConnection) => (listener: ConnectionListener) => {
      const stream = { device, listener };
      if (device.uid === null || device.trouble === 'offline') listener.onEnd();
      else {
        streams.add(stream);
        listener.onOpen();
      }
      return () => streams.delete(stream);
    },
  };
}

const NO_REPLY = new Promise<never>(() => undefined);

type Table = ReturnType<typeof createFakeRows>;

function connect(device: FakeConnection, table: Table, requests: string[]): TripsApi {
  /** Every request takes a moment, and may fail before or after it is done. */
  async function ask<T>(name: string, action: () => T): Promise<T> {
    requests.push(name);
    await Promise.resolve();
    const { trouble } = device;
    if (trouble === 'silent') return NO_REPLY;
    if (trouble === 'offline') throw failure(0, 'network-request-failed');
    if (trouble !== null && trouble !== 'reply-lost') throw failure(trouble.status, trouble.code);
    const reply = action();
    await Promise.resolve();
    if (trouble === 'reply-lost') throw failure(0, 'network-request-failed');
    return structuredClone(reply);
  }
  const owned = (isDeleted: boolean): readonly Row[] =>
    [...table.rows.values()].filter(
      (row) => row.userId === device.uid && row.isDeleted === isDeleted,
    );
  const own = (id: string): Row => table.own(id, device.uid);
  const gone = { deletedAt: '', restorableUntil: '' };
  return {
    list: () => ask('list', () => owned(false).map(summaryOf)),
    listDeleted: () =>
      ask('listDeleted', () => owned(true).map((row) => ({ ...summaryOf(row), ...gone }))),
    get: (id, known) =>
      ask(`get ${id}`, () => {
        const { revision, trip, editedAt, role } = table.seen(id, device.uid);
        if (known?.revision === revision && known.role === role) return null;
        return { revision, trip, editedAt, role };
      }),
    listCompanionTrips: () =>
      ask('listCompanionTrips', () =>
        [...table.rows.values()].flatMap((row) => {
          const role = roleIn(row, device.uid);
          const owner = { uid: row.userId, name: row.userId, photoURL: '' };
          const isOne = role !== null && role !== 'owner' && !row.isDeleted;
          return isOne ? [{ ...summaryOf(row), role, owner }] : [];
        }),
      ),
    getPublic: (id) =>
      ask(`getPublic ${id}`, () => {
        const row = table.rows.get(id);
        return row && (row.trip.published || isCopy(row.trip)) ? shownTrip(row.trip) : null;
      }),
    save: (sending, base) =>
      ask(`save ${sending.trip.id}`, () => table.save(sending, base, device.uid)),
    remove: (id) => ask(`remove ${id}`, () => table.put({ ...own(id), isDeleted: true })),
    restore: (id) => ask(`restore ${id}`, () => table.put({ ...own(id), isDeleted: false })),
    markOpened: (id) => ask(`opened ${id}`, () => void own(id)),
  };
}
