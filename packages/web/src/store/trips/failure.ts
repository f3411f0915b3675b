import { ApiError } from '../../api/api-error.ts';
import { readStored } from './stored-trip.ts';
import type { Failure } from './trips-parts.ts';

/** What went wrong, in the words of the API; a bug of ours counts as something that may pass. */
export function failureOf(cause: unknown): Failure {
  if (!(cause instanceof ApiError)) {
    console.error('Not a failure of the API', cause);
    return { code: 'internal-error', status: 500, current: null };
  }
  const { code, status, current } = cause;
  return { code, status, current: current ? readStored(current) : null };
}

/** Whether the same may work later: no network, an overloaded or failing server, a key or a moment that was bad. */
export function isPassing({ status, code }: Failure): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500 || code === 'conflict';
}
