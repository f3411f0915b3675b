import type { Endpoints, Received } from '@fahrtwind/contract';
import { isCopy, readInvitation, readOpenTrip } from '@fahrtwind/domain';
import { LIST_LIMIT } from '../../store/trips/sync/first-requests.ts';
import type { PageCall } from '../page-modules.ts';

type OwnTrips = Received<Endpoints['listTrips']['reply']>;
type OthersTrips = Received<Endpoints['listCompanionTrips']['reply']>;

const LISTS: readonly PageCall[] = [
  { name: 'listTrips', input: { query: { limit: String(LIST_LIMIT) } } },
  { name: 'listCompanionTrips', input: {} },
];

/** A trip with its people. */
const tripCalls = (id: string): readonly PageCall[] => [
  { name: 'getTrip', input: { params: { id } } },
  { name: 'listCompanions', input: { params: { id } } },
];

/** The lists of trips, which the planner asks for in any case, and the trip of the address; none for invitations. */
export function plannerCall(_params: object, search: URLSearchParams): readonly PageCall[] {
  const id = readOpenTrip(search);
  if (readInvitation(search) !== null) return [];
  return id === null ? LISTS : [...LISTS, ...tripCalls(id)];
}

/**
 * The trip that was opened last, where the address names none. Which of the trips of others was open last is known to
 * the device alone.
 */
export function plannerNextCall(...replies: readonly unknown[]): readonly PageCall[] | undefined {
  // Guests have null as the second one.
  const [own, others] = replies;
  if (replies.length !== LISTS.length || !isOwnTrips(own) || hasTrips(others)) return undefined;
  const last = own.trips.find((trip) => !isCopy(trip));
  return last && tripCalls(last.id);
}

function isOwnTrips(reply: unknown): reply is OwnTrips {
  return typeof reply === 'object' && reply !== null && 'next' in reply;
}

function hasTrips(reply: unknown): boolean {
  // The server has validated the reply against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return ((reply as OthersTrips | null)?.trips.length ?? 0) > 0;
}
