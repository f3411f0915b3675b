import { ok, refuse, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';

export interface MarkOpened {
  readonly uid: string | null;
  /** ISO 8601. */
  readonly now: string;
}

/** Notes when the owner opened the trip; nobody else's visit counts. */
export function markOpened(trip: Trip, { uid, now }: MarkOpened): Result<Trip, Refusal> {
  return uid !== null && trip.userId === uid
    ? ok({ ...trip, lastOpened: now })
    : refuse('not-the-owner');
}
