import { startBenchServer } from './bench-server.mjs';
import { costOf } from './request-cost.mjs';
import { table } from './table.mjs';

/** A thousand visits a second, of one core. */
const LIMIT_MS = 1;
const LIMIT_KB = 150;

/** Pages with data for visitors, beside a route of the same server that does nothing: the processor time of one visit. */
export async function pages() {
  const server = await startBenchServer();
  try {
    const rows = [];
    for (const path of ['/healthz', '/', '/forum', '/routen']) {
      const headers = { 'accept-encoding': 'br' };
      const { nodeMs, postgresMs, perSecond } = await costOf(server, { path, headers });
      const page = await fetch(`http://127.0.0.1:${server.port}${path}`);
      const kb = (await page.text()).length / 1024;
      rows.push({ path, ms: nodeMs + postgresMs, perSecond, kb });
    }
    console.log(
      table([
        [
          '10 at once',
          'processor time',
          `limit ${LIMIT_MS} ms`,
          'per second',
          'text',
          `limit ${LIMIT_KB} KB`,
        ],
        ...rows.map(({ path, ms, perSecond, kb }) => [
          path,
          `${ms.toFixed(2)} ms`,
          (ms / LIMIT_MS).toFixed(2),
          perSecond.toFixed(0),
          `${kb.toFixed(0)} KB`,
          (kb / LIMIT_KB).toFixed(2),
        ]),
      ]),
    );
    return rows.every(({ ms, kb }) => ms <= LIMIT_MS && kb <= LIMIT_KB);
  } finally {
    await server.stop();
  }
}
