import { ApiError } from '../api-error.ts';

/** How long something is tried again before it counts as failed. */
export const OPERATION_LIMIT_MS = 2 * 60_000;
export const UPLOAD_LIMIT_MS = 10 * 60_000;

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 64_000;

interface Retry {
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly now?: () => number;
  readonly wait?: (delayMs: number) => Promise<void>;
}

/** Tries again what may work the next time: errors of the server, 408, 429 and a lost network. */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  { limitMs, signal, now = () => performance.now(), wait = sleep }: Retry,
): Promise<T> {
  const begun = now();
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
    if (signal?.aborted) throw canceled();
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted) throw canceled();
      if (!isPassing(error)) throw error;
      if (now() - begun + delayMs > limitMs) throw givenUp(error.status);
    }
    await wait(delayMs);
  }
}

function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  // A full disk is not emptied by asking again.
  if (error.code === 'storage-full') return false;
  return error.status === 0 || error.status >= 500 || error.status === 408 || error.status === 429;
}

function canceled(): ApiError {
  return new ApiError({ code: 'canceled', status: 0 });
}

function givenUp(status: number): ApiError {
  return new ApiError({ code: 'retry-limit-exceeded', status });
}

function sleep(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}
