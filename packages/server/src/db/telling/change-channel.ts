import type { Pool } from 'pg';
import { readMessage, type SendMessages } from './change-teller.ts';
import type { Change } from './changes.ts';
import { subscribeToRedis, type RedisClient, type RedisSubscription } from '../redis-client.ts';

const CHANNEL = 'fahrtwind_changes';
const REDIS_PAUSE_MS = 10_000;

/**
 * NOTIFY by itself, in no transaction of a person: PostgreSQL has one lock for it in the whole instance, from NOTIFY to
 * the end of the commit. A hint need not survive a crash, so this commit does not wait for the disk.
 */
export function sendByDatabase(pool: Pool): SendMessages {
  return async (messages) => {
    await pool.query({
      name: 'tell-changes',
      text: `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', message)
        from unnest($1::text[]) message`,
      values: [messages],
    });
  };
}

/** Redis has one space of channels for all its databases, whose number therefore stands in the name. */
function redisChannel(url: string): string {
  return `fahrtwind:changes${new URL(url).pathname.replace(/\/$/, '')}`;
}

export function sendByRedis(redis: Pick<RedisClient, 'send'>, url: string): SendMessages {
  const channel = redisChannel(url);
  return async (messages) => {
    await redis.send(messages.map((message) => ['PUBLISH', channel, message]));
  };
}

/** Through the first way; while it fails, through the second one. */
export function sendEither(
  first: SendMessages,
  second: SendMessages,
  onTrouble: (message: string, error?: unknown) => void,
): SendMessages {
  let pausedUntil = 0;
  return async (messages) => {
    if (Date.now() >= pausedUntil) {
      try {
        await first(messages);
        pausedUntil = 0;
        return;
      } catch (error) {
        if (pausedUntil === 0) onTrouble('Redis is out: changes are told by PostgreSQL', error);
        pausedUntil = Date.now() + REDIS_PAUSE_MS;
      }
    }
    await second(messages);
  };
}

export interface ChangeListener {
  readonly onChange: (change: Change) => void;
  /** Changes may have been missed, and none come any more: who needs them listens anew and looks at what there is. */
  readonly onLost: () => void;
}

export interface Listening {
  close(): void;
}

/** Hears what is told on all servers, this one too, until it is closed or a connection breaks. */
export async function listenForChanges(
  pool: Pool,
  redisUrl: string | null,
  { onChange, onLost }: ChangeListener,
): Promise<Listening> {
  const ends: (() => void)[] = [];
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
    for (const end of ends.splice(0)) end();
  };
  const lose = (): void => {
    if (!isOpen) return;
    close();
    onLost();
  };
  const hear = (message: string): void => {
    if (isOpen) readMessage(message).forEach(onChange);
  };
  try {
    ends.push(await listenToDatabase(pool, hear, lose));
    if (redisUrl !== null) ends.push(await listenToRedis(redisUrl, hear, lose));
  } catch (error) {
    close();
    throw error;
  }
  return { close };
}

type Hear = (message: string) => void;

async function listenToDatabase(pool: Pool, hear: Hear, lose: () => void): Promise<() => void> {
  const client = await pool.connect();
  let isHeld = true;
  // Not back into the pool, where it would go on listening.
  const release = (): void => {
    if (isHeld) client.release(true);
    isHeld = false;
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/**
 * While Redis is out, servers tell by PostgreSQL. As soon as it is back they may tell by Redis again, before this one has
 * subscribed: therefore its return, too, is a loss.
 */
async function listenToRedis(url: string, hear: Hear, lose: () => void): Promise<() => void> {
  const subscribe = (): Promise<RedisSubscription> =>
    subscribeToRedis(url, redisChannel(url), { onMessage: hear, onEnd: lose });
  try {
    return (await subscribe()).close;
  } catch {
    const tryAgain = async (): Promise<void> => {
      const subscription = await subscribe();
      subscription.close();
      lose();
    };
    // What fails is tried again after the pause. Telling has logged the outage.
    const retry = setInterval(() => void tryAgain().catch(() => undefined), REDIS_PAUSE_MS).unref();
    return () => clearInterval(retry);
  }
}
