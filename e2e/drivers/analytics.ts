import { createServer } from 'node:http';

/** A stand-in for the analytics service: a script on another loopback port. */
export interface Analytics {
  readonly scriptUrl: string;
  readonly host: string;
  /** How often the script was fetched. */
  loads(): number;
  stop(): Promise<void>;
}

const SCRIPT = 'window.analyticsLoads = (window.analyticsLoads ?? 0) + 1;';

export async function startAnalytics(): Promise<Analytics> {
  let loads = 0;
  const server = createServer((request, reply) => {
    if (request.url?.startsWith('/analytics.js')) loads += 1;
    reply
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(SCRIPT);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    host,
    scriptUrl: `http://${host}/analytics.js`,
    loads: () => loads,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
