import type { ErrorCode } from '@fahrtwind/contract';
import {
  isCopy,
  isSameData,
  summariseTrip,
  withTripChanges,
  type CompanionRole,
  type Trip,
  type TripRole,
} from '@fahrtwind/domain';
import { ApiError } from '../../../api/api-error.ts';
import { changesToSend, documentOf, readStored } from '../sync/stored-trip.ts';
import type { Sending, Stored } from '../records/trip-record.ts';

export interface Row extends Stored {
  readonly userId: string;
  readonly isDeleted: boolean;
  readonly opened: number;
  /** The person who has saved it last. */
  readonly by?: string | undefined;
  /** The roles of companions, by their ids. */
  readonly companions?: Readonly<Record<string, CompanionRole>>;
}

/** A user's role in a trip; null for strangers. */
export function roleIn(row: Row, uid: string | null): TripRole | null {
  if (uid === null) return null;
  return row.userId === uid ? 'owner' : (row.companions?.[uid] ?? null);
}

export function failure(status: number, code: ErrorCode, current?: Stored): ApiError {
  return new ApiError({
    status,
    code,
    current: current && {
      revision: current.revision,
      trip: documentOf(current.trip, current.editedAt),
    },
  });
}

/** Stored trips with the rules of the real server: revisions, keys, owners, deletions. */
export function createFakeRows(announce: (row: Row) => void) {
  const rows = new Map<string, Row>();
  const keys = new Map<string, { readonly sending: Sending; readonly revision: number }>();

  function put(row: Row): void {
    rows.set(row.trip.id, row);
    announce(row);
  }

  function earlier({ trip, key }: Sending): number | null {
    const found = keys.get(`${trip.id} ${key}`);
    if (!found) return null;
    const { sending, revision } = found;
    if (!isSameData({ ...sending.trip, userId: '' }, { ...trip, userId: '' }))
      throw failure(422, 'idempotency-key-reused');
    return revision;
  }

  return {
    rows,
    put,
    own(id: string, uid: string | null): Row {
      const row = rows.get(id);
      if (uid === null) throw failure(401, 'unauthenticated');
      if (!row || row.userId !== uid) throw failure(404, 'object-not-found');
      return row;
    },
    seen(id: string, uid: string | null): Row & { readonly role: TripRole } {
      const row = rows.get(id);
      if (uid === null) throw failure(401, 'unauthenticated');
      const role = row && !row.isDeleted ? roleIn(row, uid) : null;
      if (!row || !role) throw failure(404, 'object-not-found');
      return { ...row, role };
    },
    save(sending: Sending, base: Stored | null, uid: string | null): number {
      const { trip, editedAt, key } = sending;
      if (uid === null) throw failure(401, 'user-token-expired');
      if (isCopy(trip)) throw failure(403, 'trip-is-copy');
      const row = rows.get(trip.id);
      const role = row ? roleIn(row, uid) : 'owner';
      if (role === null || (!row && base)) throw failure(404, 'object-not-found');
      if (role === 'reader') throw failure(403, 'unauthorized');
      const before = row ? earlier(sending) : null;
      if (before !== null) return before;
      if (row?.isDeleted) throw failure(410, 'trip-deleted');
      if (row && row.revision !== base?.revision) throw failure(409, 'trip-changed', row);
      const revision = (row?.revision ?? 0) + 1;
      keys.set(`${trip.id} ${key}`, { sending, revision });
      const kept = role === 'owner' || !row ? {} : { published: row.trip.published };
      const { userId } = row ?? { userId: uid };
      put({
        ...(row ?? { opened: 0, companions: {} }),
        revision,
        trip: { ...(row && base ? changed(row.trip, sending, base) : trip), userId, ...kept },
        editedAt,
        userId,
        isDeleted: false,
        by: uid,
      });
      return revision;
    },
  };
}

/** As the real server does it: only what has changed is sent. */
function changed(before: Trip, sending: Sending, base: Stored): Trip {
  const changes = changesToSend(sending, base.trip);
  if (!changes) return sending.trip;
  const next = withTripChanges(before, JSON.parse(JSON.stringify(changes)));
  if (!next) throw failure(400, 'invalid-argument');
  return readStored({ revision: 1, trip: JSON.parse(JSON.stringify(next)) }).trip;
}

export function summaryOf({ trip, revision, opened }: Row) {
  const { route, ...plan } = summariseTrip(trip);
  const { id, title, published, createdAt } = trip;
  const lastOpened = new Date(opened).toISOString();
  return {
    ...plan,
    id,
    title,
    published,
    createdAt,
    lastOpened,
    revision,
    updatedAt: lastOpened,
    route: route.map(([lng, lat]): [number, number] => [lng, lat]),
  };
}
