import type { CompanionTrip, TripSummary } from '@fahrtwind/contract';
import type { PublicTrip } from '@fahrtwind/domain';
import { ApiError } from '../../../api/api-error.ts';
import { callIfChanged, createRepeatedCall } from '../../../api/call-if-changed.ts';
import { call } from '../../../api/client.ts';
import type { DeletedTrip } from '../records/trip-lists.ts';
import type { Fetched, Sending, Stored } from '../records/trip-record.ts';
import { LIST_LIMIT } from './first-requests.ts';
import { changesToSend, documentOf, readStored } from './stored-trip.ts';

/** The server. Every failure is an ApiError; a `trip-changed` has the server's trip with it. */
export interface TripsApi {
  list(): Promise<readonly TripSummary[]>;
  listDeleted(): Promise<readonly DeletedTrip[]>;
  /** Trips that the user was invited to. */
  listCompanionTrips(): Promise<readonly CompanionTrip[]>;
  /** Null when the server has nothing newer than what is known. */
  get(id: string, known: KnownTrip | null): Promise<Fetched | null>;
  /** Null when there is none. */
  getPublic(id: string): Promise<PublicTrip | null>;
  /** Saves on top of what the server has, or as a new trip for null; answers the new revision. */
  save(sending: Sending, base: Stored | null): Promise<number>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  markOpened(id: string): Promise<void>;
}

/** What a device has of a trip. The role belongs to it, because another role is told without a new revision. */
export type KnownTrip = Pick<Fetched, 'revision' | 'role'>;

const listTrips = createRepeatedCall('listTrips');
const listDeletedTrips = createRepeatedCall('listDeletedTrips');
const listCompanionTrips = createRepeatedCall('listCompanionTrips');

export const serverTrips: TripsApi = {
  async list() {
    const trips: TripSummary[] = [];
    let after: string | null = null;
    do {
      const query: { limit: number; after?: string } = {
        limit: LIST_LIMIT,
        ...(after !== null && { after }),
      };
      const page = await listTrips({ query });
      trips.push(...page.trips);
      after = page.next;
    } while (after !== null);
    return trips;
  },
  listDeleted: async () => (await listDeletedTrips()).trips,
  listCompanionTrips: async () => (await listCompanionTrips()).trips,
  async get(id, known) {
    const found = await callIfChanged(known && etagOf(known), 'getTrip', { params: { id } });
    return found && { ...readStored(found.reply), role: found.reply.role };
  },
  async getPublic(id) {
    try {
      return (await call('getPublicTrip', { params: { id } })).trip;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'object-not-found') return null;
      throw error;
    }
  },
  async save(sending, base) {
    const changes = base && changesToSend(sending, base.trip);
    if (!base || !changes) return saveWhole(sending, base);
    try {
      const { revision } = await call('changeTrip', {
        params: { id: sending.trip.id },
        headers: { 'idempotency-key': sending.key, 'if-match': `"${base.revision}"` },
        body: changes,
      });
      return revision;
    } catch (error) {
      // The server cannot make a trip of these changes, or is an older one.
      const isWholeWanted = error instanceof ApiError && [400, 405].includes(error.status);
      if (!isWholeWanted) throw error;
      return saveWhole(sending, base);
    }
  },
  async remove(id) {
    await call('deleteTrip', { params: { id } });
  },
  async restore(id) {
    await call('restoreTrip', { params: { id } });
  },
  async markOpened(id) {
    await call('markTripOpened', { params: { id } });
  },
};

async function saveWhole(
  { key, trip, editedAt }: Sending,
  base: Pick<Stored, 'revision'> | null,
): Promise<number> {
  const { revision } = await call('saveTrip', {
    params: { id: trip.id },
    headers: {
      'idempotency-key': key,
      ...(base ? { 'if-match': `"${base.revision}"` } : { 'if-none-match': '*' }),
    },
    body: documentOf(trip, editedAt),
  });
  return revision;
}

/** As the server writes it. */
function etagOf({ revision, role }: KnownTrip): string {
  return role === 'owner' ? `"${revision}"` : `"${revision}-${role}"`;
}
