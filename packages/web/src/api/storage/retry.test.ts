import type { ErrorCode } from '@fahrtwind/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { OPERATION_LIMIT_MS, UPLOAD_LIMIT_MS, withRetry } from './retry.ts';

function failing(status: number, code: ErrorCode = 'unknown') {
  return new ApiError({ code, status });
}

const unavailable = () => Promise.reject(failing(503));

/** A clock that waiting moves on. */
function play(limitMs: number) {
  const waits: number[] = [];
  let time = 0;
  const options = {
    limitMs,
    now: () => time,
    wait: async (delayMs: number) => {
      waits.push(delayMs / 1000);
      time += delayMs;
    },
  };
  return { waits, options };
}

describe('trying a storage request again', () => {
  it.each([500, 503, 408, 429, 0])('waits and tries again after %i [CN-5]', async (status) => {
    const { waits, options } = play(OPERATION_LIMIT_MS);
    let left = 2;
    const attempt = async (): Promise<string> => {
      left -= 1;
      if (left >= 0) throw failing(status);
      return 'stored';
    };
    expect(await withRetry(attempt, options)).toBe('stored');
    expect(waits).toEqual([1, 2]);
  });

  it.each([400, 401, 402, 403, 404, 413])('does not after %i [CN-5]', async (status) => {
    const { waits, options } = play(OPERATION_LIMIT_MS);
    const attempt = () => Promise.reject(failing(status, 'invalid-argument'));
    await expect(withRetry(attempt, options)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(waits).toEqual([]);
  });

  it.each([
    ['operations', OPERATION_LIMIT_MS, 2 * 60, [1, 2, 4, 8, 16, 32]],
    ['uploads', UPLOAD_LIMIT_MS, 10 * 60, [1, 2, 4, 8, 16, 32, 64, 64, 64, 64, 64, 64, 64, 64]],
  ])(
    'gives up %s in time, never waiting over 64 s [CN-5]',
    async (_what, limitMs, seconds, delays) => {
      const { waits, options } = play(limitMs);
      await expect(withRetry(unavailable, options)).rejects.toMatchObject({
        code: 'retry-limit-exceeded',
      });
      expect(waits).toEqual(delays);
      expect(waits.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(seconds);
    },
  );

  it('ends when it is canceled', async () => {
    const { options } = play(UPLOAD_LIMIT_MS);
    const ending = new AbortController();
    const attempt = async () => {
      ending.abort();
      throw failing(503);
    };
    const done = withRetry(attempt, { ...options, signal: ending.signal });
    await expect(done).rejects.toMatchObject({ code: 'canceled' });
  });
});
