import type { FastifyReply } from 'fastify';

// Proxies cut connections on which nothing moves for a minute, some after half of that.
const HEARTBEAT_MS = 20_000;
/** The browser comes back by itself and is asked for its session again, which may have ended meanwhile. */
const LIFE_MS = 5 * 60 * 1000;
const RETRY_MS = 2000;
/** What may wait for a reader beyond what the operating system takes: some dozen events. */
const MAX_WAITING_BYTES = 64 * 1024;
/** How long the end of a stream may take to arrive. */
const LINGER_MS = 500;

export interface EventStream {
  send(event: string, data: object): void;
  end(): void;
}

interface StreamOptions {
  /** Ends earlier than usual, with the session. */
  readonly lifeMs: number;
  /** The stream has ended, or its reader has gone. */
  readonly onEnd: () => void;
}

/** Makes a stream of server-sent events of a reply. */
export function openStream(reply: FastifyReply, { lifeMs, onEnd }: StreamOptions): EventStream {
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    // A client that does not read is disconnected; it asks what has happened when it connects again.
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
    else raw.write(text);
  };
  const heartbeat = setInterval(() => write(': here\n\n'), HEARTBEAT_MS).unref();
  let cut: NodeJS.Timeout | undefined;
  const end = (): void => {
    raw.end();
    // A client that does not read would keep the connection open.
    cut ??= setTimeout(() => raw.destroy(), LINGER_MS).unref();
  };
  const life = setTimeout(end, Math.min(LIFE_MS, lifeMs)).unref();
  raw.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(life);
    clearTimeout(cut);
    onEnd();
  });
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end,
  };
}

/** What hooks have set already: the request's id, security headers, cookies of a refreshed session. */
function headersOf(reply: FastifyReply): Record<string, string | string[]> {
  const entries = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  return Object.fromEntries(entries);
}
