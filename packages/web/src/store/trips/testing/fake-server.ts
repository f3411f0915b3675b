import { isCopy, type Trip } from '@fahrtwind/domain';
import type { LiveListener, TripsApi } from '../trips-parts.ts';
import { createFakeRows, failure, summaryOf, type Row } from './fake-rows.ts';

/** What goes wrong with requests; `reply-lost`: the server has done it, and nobody hears of it. */
export type Trouble = 'offline' | 'reply-lost' | { readonly status: number; readonly code: string };

/** One browser on the network. */
export interface FakeConnection {
  uid: string | null;
  trouble: Trouble | null;
}

export interface FakeServer {
  /** The API as one browser sees it. */
  readonly connect: (device: FakeConnection) => TripsApi;
  readonly openLive: (device: FakeConnection) => (listener: LiveListener) => () => void;
  readonly rows: Map<string, Row>;
  readonly trip: (id: string) => Trip | undefined;
  readonly requests: string[];
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
    reassign(from, to) {
      for (const row of rows.values())
        if (row.userId === from)
          rows.set(row.trip.id, { ...row, userId: to, trip: { ...row.trip, userId: to } });
    },
  };
}

function createFakeLive() {
  const streams = new Set<{ readonly device: FakeConnection; readonly listener: LiveListener }>();
  return {
    announce: ({ userId, trip: { id }, revision, isDeleted }: Row): void => {
      for (const stream of streams) {
        const { device, listener } = stream;
        if (device.trouble === 'offline') {
          streams.delete(stream);
          listener.onEnd();
        } else if (device.uid === userId) listener.onChange({ id, revision, isDeleted });
      }
    },
    open: (device: FakeConnection) => (listener: LiveListener) => {
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

type Table = ReturnType<typeof createFakeRows>;

function connect(device: FakeConnection, table: Table, requests: string[]): TripsApi {
  /** Every request takes a moment, and may fail before or after it was done. */
  async function ask<T>(name: string, deed: () => T): Promise<T> {
    requests.push(name);
    await Promise.resolve();
    const { trouble } = device;
    if (trouble === 'offline') throw failure(0, 'network-request-failed');
    if (trouble !== null && trouble !== 'reply-lost') throw failure(trouble.status, trouble.code);
    const reply = deed();
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
    get: (id) =>
      ask(`get ${id}`, () => {
        const { isDeleted, revision, trip, editedAt } = own(id);
        if (isDeleted) throw failure(404, 'object-not-found');
        return { revision, trip, editedAt };
      }),
    getPublic: (id) =>
      ask(`getPublic ${id}`, () => {
        const row = table.rows.get(id);
        return row && (row.trip.published || isCopy(row.trip)) ? row.trip : null;
      }),
    save: (sending, base) =>
      ask(`save ${sending.trip.id}`, () => table.save(sending, base, device.uid)),
    remove: (id) => ask(`remove ${id}`, () => table.put({ ...own(id), isDeleted: true })),
    restore: (id) => ask(`restore ${id}`, () => table.put({ ...own(id), isDeleted: false })),
    markOpened: (id) => ask(`opened ${id}`, () => void own(id)),
  };
}
