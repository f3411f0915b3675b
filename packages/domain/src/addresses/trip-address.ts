import { PATHS } from '../paths.ts';
import { pathWithQuery, type AddressQuery } from './address-query.ts';

/** Opens the planner with this trip. */
export function openTripPath(tripId: string): string {
  return pathWithQuery(PATHS.planner, { reise: tripId });
}

/** The trip that the planner is to open; null for the one that was open last. */
export function readOpenTrip(query: AddressQuery): string | null {
  return query.get('reise');
}

/** Opens the planner with an invitation to a trip. */
export function invitationPath(token: string): string {
  return pathWithQuery(PATHS.planner, { einladung: token });
}

export function readInvitation(query: AddressQuery): string | null {
  return query.get('einladung');
}

/** The token of an invitation's path; null for any other path. Tokens need no encoding. */
export function invitationToken(path: string | null): string | null {
  return /^\/planen\?(?:[^#]*&)?einladung=([\w-]+)/i.exec(path ?? '')?.[1] ?? null;
}
