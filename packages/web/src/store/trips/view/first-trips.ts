import type { Endpoints, Received } from '@fahrtwind/contract';
import { INITIAL_RUNTIME_STATE, openTrip, readOpenTrip } from '@fahrtwind/domain';
import type { PageData } from '../../../api/page-data.ts';
import { readStored } from '../sync/stored-trip.ts';
import { INITIAL_TRIPS_STATE, type FirstTrips } from './trips-state.ts';

type TripReply = Received<Endpoints['getTrip']['reply']>;

/** Reads the trip that came with the page; null when there is none. */
export function firstTrips(data: readonly PageData[], search: URLSearchParams): FirstTrips | null {
  const reply = data.map((one) => one.reply).find(isTripReply);
  if (!reply) return null;
  const { trip: current } = readStored(reply);
  const state = {
    ...INITIAL_TRIPS_STATE,
    current,
    currentId: current.id,
    currentStatus: 'ready',
    currentRole: reply.role,
    isOnServer: true,
    runtime: openTrip(INITIAL_RUNTIME_STATE, current.id),
  } as const;
  return { state, isNamed: readOpenTrip(search) === current.id };
}

function isTripReply(reply: unknown): reply is TripReply {
  return typeof reply === 'object' && reply !== null && 'trip' in reply && 'role' in reply;
}
