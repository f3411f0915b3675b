import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { runBuiltServer } from '../tools/run-built-server.mjs';
import { median, table } from './table.mjs';

const BYTES_LIMIT = 1_000_000;
const ROUNDS = 5;
const SETTLE_MS = 2500;

/** @typedef {{ idle: number, page: number, bytes: number, seconds: number }} Round */

/** A trip across Europe, from the Alps to the sea. */
const STOPS = [
  ['München, Deutschland', 48.137, 11.575],
  ['Innsbruck, Österreich', 47.268, 11.392],
  ['Venedig, Italien', 45.437, 12.333],
  ['Florenz, Italien', 43.771, 11.254],
  ['Rom, Italien', 41.893, 12.483],
  ['Genua, Italien', 44.405, 8.934],
  ['Genf, Schweiz', 46.204, 6.143],
];

/** From opening `/ansehen/karte` until the map is completely drawn, each time in a new browser. */
export async function map() {
  const server = await runBuiltServer({ COOKIE_BANNER: 'when-needed' });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const home = `http://localhost:${server.port}`;
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, home));
    return report(rounds);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} home */
async function measure(browser, home) {
  const context = await browser.newContext({
    baseURL: home,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  await prepareTrip(context.request, home);
  const page = await context.newPage();
  /** @type {Promise<number>[]} */
  const pieces = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/map/')) pieces.push(request.sizes().then(sizeOf));
  });
  // A new window is busy with its own user interface for a second, which must not be measured.
  await page.waitForTimeout(SETTLE_MS);
  const before = await processorSeconds(browser);
  await page.goto('/ansehen/karte', { waitUntil: 'commit' });
  await page.locator('[data-map="ready"]').waitFor({ timeout: 30_000 });
  const milliseconds = await page.evaluate(() => ({
    page: performance.now(),
    map: performance.getEntriesByName('map-idle')[0]?.startTime ?? Number.NaN,
    start: performance.getEntriesByName('map-start')[0]?.startTime ?? Number.NaN,
  }));
  const seconds = (await processorSeconds(browser)) - before;
  const bytes = (await Promise.all(pieces)).reduce((sum, one) => sum + one, 0);
  await context.close();
  return { idle: milliseconds.map - milliseconds.start, page: milliseconds.map, bytes, seconds };
}

/** The processor time of all browser processes. @param {import('@playwright/test').Browser} browser */
async function processorSeconds(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** @param {{ responseBodySize: number, responseHeadersSize: number }} sizes */
function sizeOf({ responseBodySize, responseHeadersSize }) {
  return responseBodySize + responseHeadersSize;
}

/**
 * Becomes a guest and saves the trip.
 *
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} origin
 */
async function prepareTrip(request, origin) {
  const headers = { origin };
  await request.post('/api/auth/sign-in/anonymous', { headers, data: {} });
  const days = [STOPS.slice(0, 3), STOPS.slice(3)].map((stops, index) => ({
    id: `tag-${index}`,
    date: `2027-07-0${index + 1}`,
    cityList: stops.map(([label, lat, lng]) => ({
      id: `stopp-${label}`,
      location: { label, longLabel: label, englishName: '', lat, lng },
    })),
  }));
  const id = `karte-${randomUUID()}`;
  const reply = await request.put(`/api/trips/${id}`, {
    headers: { ...headers, 'if-none-match': '*' },
    data: { id, title: 'Alpen und Meer', days },
  });
  if (!reply.ok()) throw new Error(await reply.text());
}

/** Other load on the machine only ever adds time, so the best round counts. @param {readonly Round[]} rounds */
function report(rounds) {
  const idle = Math.min(...rounds.map((round) => round.idle));
  const page = Math.min(...rounds.map((round) => round.page));
  const seconds = Math.min(...rounds.map((round) => round.seconds));
  const bytes = median(rounds.map((round) => round.bytes));
  console.log(
    table([
      [`a trip through Europe, best of ${ROUNDS} first visits`, 'measured', 'limit'],
      ['from the map’s start until it is idle', `${Math.round(idle)} ms`, ''],
      ['the same, counted from opening the page', `${Math.round(page)} ms`, ''],
      ['work of the processor', `${seconds.toFixed(1)} s`, ''],
      ['bytes of map', `${Math.round(bytes / 1000)} KB`, `${BYTES_LIMIT / 1000} KB`],
    ]),
  );
  console.log(`ratio: ${(bytes / BYTES_LIMIT).toFixed(2)} of the bytes`);
  return bytes > 0 && bytes <= BYTES_LIMIT;
}
