import { createHash } from 'node:crypto';
import type { RedisClient, RedisReply } from '../db/redis-client.ts';
import type { TellOthers } from './shared-counts.ts';

const PAUSE_AFTER_FAILURE_MS = 10_000;

/** Through Redis. Addresses of people are stored as hashes, and the key leaves with its window. */
export function tellByRedis(redis: Pick<RedisClient, 'send'>): TellOthers {
  return async (key, untold, leftMs) => {
    const name = `fahrtwind:requests:${createHash('sha256').update(key).digest('base64url')}`;
    const windowMs = Math.max(1, Math.ceil(leftMs));
    const replies = await redis.send([
      ['MULTI'],
      ['SET', name, 0, 'PX', windowMs, 'NX'],
      ['INCRBY', name, untold],
      ['PTTL', name],
      ['EXEC'],
    ]);
    const [count, left] = countedIn(replies.at(-1));
    if (left >= 0) return { count, left };
    // The window ended between two commands. Without an end the key would count for ever.
    await redis.send([['PEXPIRE', name, windowMs]]);
    return { count, left: windowMs };
  };
}

function countedIn(reply: RedisReply | undefined): readonly [number, number] {
  const [, count, left] = Array.isArray(reply) ? reply : [];
  if (typeof count === 'number' && typeof left === 'number') return [count, left];
  throw new Error('Redis has not counted.');
}

interface Outage {
  readonly onOutage: (error: unknown) => void;
  readonly onReturn: () => void;
}

/**
 * While the first store fails, the second one is told, and the first is tried again after a pause. The two do not know of
 * each other's counts: in the minute of the change, an address may get through twice as often.
 */
export function tellEither(
  first: TellOthers,
  second: TellOthers,
  { onOutage, onReturn }: Outage,
): TellOthers {
  let isOut = false;
  let pausedUntil = 0;
  return async (...told) => {
    if (Date.now() < pausedUntil) return second(...told);
    try {
      const answer = await first(...told);
      if (isOut) onReturn();
      isOut = false;
      return answer;
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_AFTER_FAILURE_MS;
      if (!isOut) onOutage(error);
      isOut = true;
      return second(...told);
    }
  };
}
