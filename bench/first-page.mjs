import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { runBuiltServer } from '../tools/run-built-server.mjs';
import { table } from './table.mjs';

const SCRIPT_LIMIT_KB = 150;

/** What a first visit to `/` transfers, as the browser counts it. */
export async function firstPage() {
  const server = await runBuiltServer({});
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    /** @type {Map<string, number>} */
    const kilobytes = new Map();
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      const kind = request.resourceType();
      kilobytes.set(kind, (kilobytes.get(kind) ?? 0) + responseBodySize / 1024);
    });
    await page.goto(`http://localhost:${server.port}/`, { waitUntil: 'networkidle' });
    return report(kilobytes);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** @param {ReadonlyMap<string, number>} kilobytes */
function report(kilobytes) {
  const scripts = kilobytes.get('script') ?? 0;
  const sum = [...kilobytes.values()].reduce((total, one) => total + one, 0);
  const limit = (/** @type {string} */ kind) => (kind === 'script' ? `${SCRIPT_LIMIT_KB} KB` : '');
  console.log(
    table([
      ['first visit to /', 'over the wire', 'limit'],
      ...[...kilobytes].map(([kind, kb]) => [kind, `${kb.toFixed(1)} KB`, limit(kind)]),
      ['all', `${sum.toFixed(1)} KB`, ''],
    ]),
  );
  console.log(`ratio: ${(scripts / SCRIPT_LIMIT_KB).toFixed(2)} of the limit for scripts`);
  return scripts > 0 && scripts <= SCRIPT_LIMIT_KB;
}
