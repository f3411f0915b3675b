import type { TripSummary } from '@fahrtwind/contract';
import { readTrip } from '@fahrtwind/domain';
import { call } from '../../api/client.ts';
import { documentOf, readStored } from './stored-trip.ts';
import type { TripsApi } from './trips-parts.ts';

const PAGE = 200;

/** The trips on the server, by the API. */
export const serverTrips: TripsApi = {
  async list() {
    const trips: TripSummary[] = [];
    let after: string | null = null;
    do {
      const query: { limit: number; after?: string } = {
        limit: PAGE,
        ...(after !== null && { after }),
      };
      const page = await call('listTrips', { query });
      trips.push(...page.trips);
      after = page.next;
    } while (after !== null);
    return trips;
  },
  listDeleted: async () => (await call('listDeletedTrips')).trips,
  listCompanionTrips: async () => (await call('listCompanionTrips')).trips,
  async get(id) {
    const found = await call('getTrip', { params: { id } });
    return { ...readStored(found), role: found.role };
  },
  async getPublic(id) {
    const { trip } = await call('getPublicTrip', { params: { id } });
    const read = trip ? readTrip(trip) : null;
    return read?.ok ? read.value : null;
  },
  async save({ key, trip, editedAt }, revision) {
    const { revision: next } = await call('saveTrip', {
      params: { id: trip.id },
      headers: {
        'idempotency-key': key,
        ...(revision === null ? { 'if-none-match': '*' } : { 'if-match': `"${revision}"` }),
      },
      body: documentOf(trip, editedAt),
    });
    return next;
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
