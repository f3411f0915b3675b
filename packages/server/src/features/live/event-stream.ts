import type { FastifyReply } from 'fastify';

// Proxies cut connections on which nothing moves for a minute, some after half of that.
const HEARTBEAT_MS = 20_000;
/** The browser comes back by itself and is asked for its session again, which may have ended meanwhile. */
const LIFE_MS = 5 * 60 * 1000;
const RETRY_MS = 2000;

export interface EventStream {
  send(event: string, data: object): void;
  end(): void;
}

/** Makes a stream of server-sent events of a reply. */
export function openStream(reply: FastifyReply, onEnd: () => void): EventStream {
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => raw.write(': here\n\n'), HEARTBEAT_MS).unref();
  const life = setTimeout(() => raw.end(), LIFE_MS).unref();
  raw.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(life);
    onEnd();
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  return {
    send: (event, data) => {
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      raw.end();
    },
  };
}

/** What hooks have set already: the request's id, security headers, cookies of a refreshed session. */
function headersOf(reply: FastifyReply): Record<string, string | string[]> {
  const entries = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  return Object.fromEntries(entries);
}
