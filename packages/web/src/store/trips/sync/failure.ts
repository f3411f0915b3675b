import { ApiError } from '../../../api/api-error.ts';
import type { Stored } from '../records/trip-record.ts';
import { readStored } from './stored-trip.ts';

/** A failed call: its code, its HTTP status (0 without a network), and the server's trip if the answer had it. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly current: Stored | null;
}

/** What went wrong; a bug of ours counts as a failure of the server, which is tried again. */
export function failureOf(cause: unknown): Failure {
  if (!(cause instanceof ApiError)) {
    console.error('Not a failure of the API', cause);
    return { code: 'internal-error', status: 500, current: null };
  }
  const { code, status, current } = cause;
  return { code, status, current: current ? readStored(current) : null };
}

/** The account has no room for it; what is on the device stays there until a trip is deleted. */
export function isWithoutRoom({ code }: Failure): boolean {
  return code === 'quota-exceeded';
}

/** Whether the same call may work later. */
export function isTemporary(failure: Failure): boolean {
  const { status, code } = failure;
  if (isWithoutRoom(failure)) return true;
  return status === 0 || status === 408 || status === 429 || status >= 500 || code === 'conflict';
}
