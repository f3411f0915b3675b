import { decodeAddress } from '@fahrtwind/domain';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

export type RedisReply = string | number | null | RedisError | readonly RedisReply[];

/** Redis has refused a command. */
class RedisError extends Error {}

type Command = readonly (string | number)[];

export interface RedisClient {
  /** Sends commands in one write and gives a reply for each. Rejects after the time limit, and when one is refused. */
  readonly send: (commands: readonly Command[]) => Promise<readonly RedisReply[]>;
  readonly close: () => void;
}

interface Batch {
  readonly expected: number;
  readonly replies: RedisReply[];
  readonly resolve: (replies: readonly RedisReply[]) => void;
  readonly reject: (error: Error) => void;
}

/** Replies are a few dozen bytes, messages less than 8,000. A peer that sends more is no Redis. */
const MAX_UNREAD = 64 * 1024;
/** For a subscription: how often it looks whether the connection is alive, and how long it waits for an answer. */
const PING_PAUSE_MS = 15_000;
const SUBSCRIBER_LIMIT_MS = 2000;

/**
 * The few commands that counting needs, over the protocol RESP2. It connects with the first command. After any failure it
 * drops the connection, because replies are matched by their order, and connects anew with the next command.
 */
export function createRedisClient(url: string, limitMs: number): RedisClient {
  let connection: Connection | null = null;
  return {
    send: async (commands) => {
      if (!connection?.isOpen()) connection = openGreeted(url, limitMs);
      return connection.send(commands, limitMs);
    },
    close: () => connection?.end(new Error('The connection to Redis is closed.')),
  };
}

export interface RedisSubscription {
  readonly close: () => void;
}

interface Subscriber {
  readonly onMessage: (message: string) => void;
  /** The connection broke, or Redis does not answer any more. */
  readonly onEnd: () => void;
}

/** Hears what is published on a channel, over a connection of its own. */
export async function subscribeToRedis(
  url: string,
  channel: string,
  { onMessage, onEnd }: Subscriber,
): Promise<RedisSubscription> {
  let isSubscribed = false;
  const events = {
    onMessage,
    onEnd: () => {
      if (isSubscribed) onEnd();
    },
  };
  const connection = openGreeted(url, SUBSCRIBER_LIMIT_MS, events);
  try {
    await connection.send([['SUBSCRIBE', channel]], SUBSCRIBER_LIMIT_MS);
  } catch (error) {
    connection.end(new Error('Redis refuses the subscription.'));
    throw error;
  }
  isSubscribed = true;
  const ping = setInterval(() => {
    // Without an answer the connection ends, which is told.
    connection.send([['PING']], SUBSCRIBER_LIMIT_MS).catch(() => clearInterval(ping));
  }, PING_PAUSE_MS).unref();
  return {
    close: () => {
      isSubscribed = false;
      clearInterval(ping);
      connection.end(new Error('The connection to Redis is closed.'));
    },
  };
}

type Connection = ReturnType<typeof openConnection>;
type ConnectionEvents = Pick<Subscriber, 'onMessage' | 'onEnd'>;

function openGreeted(url: string, limitMs: number, events?: ConnectionEvents): Connection {
  const connection = openConnection(url, events);
  const greeting = greetingOf(new URL(url));
  // Refused: then Redis refuses the commands as well, and they tell the reason.
  if (greeting.length > 0) connection.send(greeting, limitMs).catch(() => undefined);
  return connection;
}

function openConnection(url: string, events?: ConnectionEvents) {
  const socket = openSocket(new URL(url)).setNoDelay().unref();
  const batches: Batch[] = [];
  let unread = '';
  let isOpen = true;

  function end(error: Error): void {
    const wasOpen = isOpen;
    isOpen = false;
    socket.destroy();
    for (const batch of batches.splice(0)) batch.reject(error);
    if (wasOpen) events?.onEnd();
  }

  function read(text: string): void {
    unread += text;
    try {
      answerBatches();
    } catch (error) {
      end(error instanceof Error ? error : new Error(String(error)));
    }
    if (unread.length > MAX_UNREAD) end(new Error('Redis answers at too great a length.'));
  }

  function answerBatches(): void {
    for (let found = readReply(unread, 0); found !== null; found = readReply(unread, 0)) {
      unread = unread.slice(found.end);
      const message = events ? publishedIn(found.reply) : null;
      if (message !== null) {
        events?.onMessage(message);
        continue;
      }
      const [batch] = batches;
      if (!batch) throw new Error('Redis has answered without a question.');
      batch.replies.push(found.reply);
      if (batch.replies.length === batch.expected) batches.shift()?.resolve(batch.replies);
    }
  }

  socket.setEncoding('latin1').on('data', (text) => read(String(text)));
  socket.on('error', end).on('close', () => end(new Error('Redis has closed the connection.')));

  return {
    isOpen: () => isOpen,
    end,
    async send(commands: readonly Command[], limitMs: number): Promise<readonly RedisReply[]> {
      const answered = new Promise<readonly RedisReply[]>((resolve, reject) => {
        batches.push({ expected: commands.length, replies: [], resolve, reject });
      });
      const late = setTimeout(() => end(new Error('Redis does not answer.')), limitMs);
      socket.write(commands.map(encode).join(''));
      const replies = await answered.finally(() => clearTimeout(late));
      const refused = replies.flat().find((reply) => reply instanceof RedisError);
      if (refused) throw refused;
      return replies;
    },
  };
}

function openSocket({ protocol, hostname, port }: URL): Socket {
  const host = hostname.replaceAll(/[[\]]/g, '');
  const address = { host, port: port === '' ? 6379 : Number(port) };
  return protocol === 'rediss:'
    ? connectTls({ ...address, servername: host })
    : connectPlain(address);
}

function greetingOf({ username, password, pathname }: URL): readonly Command[] {
  const names = [username, password]
    .filter((part) => part !== '')
    .map((part) => decodeAddress(part) ?? part);
  const database = pathname.slice(1);
  return [
    ...(names.length > 0 ? [['AUTH', ...names]] : []),
    ...(database === '' ? [] : [['SELECT', database]]),
  ];
}

function encode(command: Command): string {
  const words = command.map(String).map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
  return `*${words.length}\r\n${words.join('')}`;
}

/** The text of a message that was published, null for a reply to a command. */
function publishedIn(reply: RedisReply): string | null {
  const [kind, , text] = Array.isArray(reply) ? reply : [];
  // Bytes are read one by one, so that lengths are right.
  return kind === 'message' ? Buffer.from(String(text), 'latin1').toString('utf8') : null;
}

/** The reply at a position, or null as long as it has not arrived completely. */
function readReply(text: string, start: number): { reply: RedisReply; end: number } | null {
  const lineEnd = text.indexOf('\r\n', start);
  if (lineEnd === -1) return null;
  const [kind, line] = [text[start], text.slice(start + 1, lineEnd)];
  const end = lineEnd + 2;
  if (kind === '+') return { reply: line, end };
  if (kind === '-') return { reply: new RedisError(line), end };
  if (kind === ':') return { reply: Number(line), end };
  const length = Number(line);
  if ((kind !== '$' && kind !== '*') || !/^(-1|\d{1,6})$/.test(line)) {
    throw new Error('This is not the protocol of Redis.');
  }
  if (length === -1) return { reply: null, end };
  if (kind === '*') return readList(text, end, length);
  if (text.length < end + length + 2) return null;
  return { reply: text.slice(end, end + length), end: end + length + 2 };
}

function readList(text: string, start: number, length: number): ReturnType<typeof readReply> {
  const reply: RedisReply[] = [];
  let end = start;
  while (reply.length < length) {
    const found = readReply(text, end);
    if (found === null) return null;
    reply.push(found.reply);
    end = found.end;
  }
  return { reply, end };
}
