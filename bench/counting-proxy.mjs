import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** @typedef {{ path: string, bytes: number, atMs: number }} Exchange */

/**
 * Stands between browser and server and counts what really crosses: the browser's own figures leave out workers.
 *
 * @param {number} targetPort
 */
export async function startCountingProxy(targetPort) {
  /** @type {Exchange[]} */
  let exchanges = [];
  let begin = performance.now();
  let running = 0;
  let lastChange = begin;
  const server = createServer((asked, answer) => {
    const exchange = { path: asked.url ?? '', bytes: 0, atMs: performance.now() - begin };
    exchanges.push(exchange);
    // The live stream stays open.
    const isLive = exchange.path.startsWith('/api/live');
    lastChange = performance.now();
    if (!isLive) running += 1;
    answer.on('close', () => {
      if (!isLive) running -= 1;
      lastChange = performance.now();
    });
    const { method, headers, url } = asked;
    const passed = request(
      { host: '127.0.0.1', port: targetPort, path: url, method, headers },
      (reply) => {
        const { statusCode = 502, statusMessage = '', rawHeaders } = reply;
        answer.writeHead(statusCode, statusMessage, rawHeaders);
        exchange.bytes += rawHeaders.reduce((sum, text) => sum + text.length + 2, 17);
        reply.on('data', (chunk) => {
          exchange.bytes += chunk.length;
        });
        reply.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    restart() {
      exchanges = [];
      begin = performance.now();
      lastChange = begin;
    },
    exchanges: () => exchanges,
    /** How long nothing has crossed. */
    quietMs: () => (running > 0 ? 0 : performance.now() - lastChange),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
