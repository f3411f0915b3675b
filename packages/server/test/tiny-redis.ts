import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** As much of Redis as counting and telling use, on loopback. */
export interface TinyRedis {
  readonly url: string;
  /** All commands that have arrived, each as one line. */
  readonly commands: readonly string[];
  /** Takes commands without answering. */
  hang(): void;
  /** Answers every command with this text. */
  babble(text: string): void;
  /** Ends all connections. New ones are refused until it is opened again at its address. */
  cut(): Promise<void>;
  reopen(): Promise<void>;
  close(): Promise<void>;
}

interface Value {
  count: number;
  endsAt: number;
}

const PASSWORD = 'geheim';

export async function startTinyRedis(): Promise<TinyRedis> {
  const values = new Map<string, Value>();
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const channels = createChannels();
  let mode: 'answers' | 'hangs' | { readonly says: string } = 'answers';
  const server = createServer((socket) => {
    sockets.add(socket);
    const talk = createTalk(values, channels.of(socket));
    let unread = '';
    socket
      .on('error', () => socket.destroy())
      .on('close', () => {
        sockets.delete(socket);
        channels.leave(socket);
      });
    socket.setEncoding('utf8').on('data', (text) => {
      unread += String(text);
      for (let found = readCommand(unread); found; found = readCommand(unread)) {
        unread = found.rest;
        commands.push(found.words.join(' '));
        if (mode === 'hangs') continue;
        const answer = mode === 'answers' ? talk(found.words) : mode.says;
        // In two pieces, as networks deliver.
        const bytes = Buffer.from(answer);
        socket.write(bytes.subarray(0, 2));
        socket.write(bytes.subarray(2));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}/2`,
    commands,
    hang: () => {
      mode = 'hangs';
    },
    babble: (says) => {
      mode = { says };
    },
    cut: close,
    reopen: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close,
  };

  async function close(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }
}

function createChannels() {
  const subscribers = new Map<Socket, string>();
  return {
    leave: (socket: Socket) => subscribers.delete(socket),
    of: (socket: Socket): Channels => ({
      publish(channel, text) {
        const heard = [...subscribers].filter(([, subscribed]) => subscribed === channel);
        for (const [one] of heard) one.write(listOf(['message', channel, text]));
        return `:${heard.length}\r\n`;
      },
      subscribe(channel) {
        subscribers.set(socket, channel);
        return listOf(['subscribe', channel, '1']);
      },
    }),
  };
}

function listOf(words: readonly string[]): string {
  const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
  return `*${words.length}\r\n${parts.join('')}`;
}

function readCommand(text: string): { readonly words: string[]; readonly rest: string } | null {
  const parts = text.split('\r\n');
  const count = Number(parts[0]?.slice(1));
  if (!text.startsWith('*') || parts.length < 2 + count * 2) return null;
  const words = Array.from({ length: count }, (_, index) => parts[2 + index * 2] ?? '');
  return { words, rest: parts.slice(1 + count * 2).join('\r\n') };
}

interface Channels {
  readonly publish: (channel: string, text: string) => string;
  readonly subscribe: (channel: string) => string;
}

function createTalk(
  values: Map<string, Value>,
  channels: Channels,
): (words: readonly string[]) => string {
  let isKnown = false;
  let queue: (readonly string[])[] | null = null;
  return (words) => {
    const [name, first] = words;
    if (name === 'AUTH') isKnown = first === PASSWORD;
    if (!isKnown) return '-NOAUTH Authentication required.\r\n';
    if (name === 'MULTI') queue = [];
    if (name === 'AUTH' || name === 'SELECT' || name === 'MULTI') return '+OK\r\n';
    if (name === 'EXEC') {
      const replies = (queue ?? []).map((queued) => run(values, queued));
      queue = null;
      return `*${replies.length}\r\n${replies.join('')}`;
    }
    if (name === 'PING') return '+PONG\r\n';
    if (name === 'SUBSCRIBE') return channels.subscribe(first ?? '');
    if (name === 'PUBLISH') return channels.publish(first ?? '', words[2] ?? '');
    if (!queue) return run(values, words);
    queue.push(words);
    return '+QUEUED\r\n';
  };
}

function run(values: Map<string, Value>, [name, key = '', ...rest]: readonly string[]): string {
  const now = Date.now();
  const found = values.get(key);
  const value = found && found.endsAt > now ? found : null;
  if (name === 'SET') {
    if (value) return '$-1\r\n';
    values.set(key, { count: Number(rest[0]), endsAt: now + Number(rest[2]) });
    return '+OK\r\n';
  }
  if (name === 'INCRBY' && value) {
    value.count += Number(rest[0]);
    return `:${value.count}\r\n`;
  }
  if (name === 'PTTL') return `:${value ? value.endsAt - now : -2}\r\n`;
  return '-ERR unknown command\r\n';
}
