import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { runBuiltServer } from '../tools/run-built-server.mjs';
import { makeTrip } from './big-trip.mjs';
import { startCountingProxy } from './counting-proxy.mjs';
import { median, table } from './table.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {Awaited<ReturnType<typeof startCountingProxy>>} Proxy */
/**
 * `blockedMs` is before there is a map, `byMapMs` after: without a graphics card its drawing alone blocks the page for
 * many seconds, on phones it does not.
 *
 * @typedef {{ requests: number, bytes: number, lcpMs: number, blockedMs: number, byMapMs: number }} Opening
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** @type {Opening} */
const LIMIT = { requests: 25, bytes: 650_000, lcpMs: 4000, blockedMs: 1500, byMapMs: Infinity };
/** “Slow 4G” of Chrome's developer tools. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};
const SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A page is open when it shows what it is opened for and nothing has crossed the network for this long. */
const QUIET_MS = 2500;
const LONGEST_MS = 60_000;
/** Twelve days with 72 stops, as people have them. */
const TRIP_BYTES = 50_000;
const OTHER_TRIPS = 5;
/** What a page is opened for and comes last, by its path. The planner's list is there before its map. */
const PURPOSES = {
  '/planen': '[data-map]',
  '/Reisen': 'main li',
  '/reise-erstellen': 'main form',
};

/** The planner's pages on a phone with a slow network and processor that has never seen the app. */
export async function coldPlanner() {
  const server = await runBuiltServer({ COOKIE_BANNER: 'when-needed' });
  const proxy = await startCountingProxy(server.port);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const home = `http://localhost:${proxy.port}`;
    const { tripId, storageState } = await prepareTrips(browser, home);
    const settings = { ...PHONE, baseURL: home, storageState, serviceWorkers: 'block' };
    /** @type {Map<string, readonly Opening[]>} */
    const pages = new Map();
    const all = [`/planen?reise=${tripId}`, ...Object.keys(PURPOSES)];
    for (const path of all.slice(0, Number(process.env.BENCH_PAGES ?? all.length))) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await open(browser, settings, proxy, path));
      }
      pages.set(path.replace(tripId, '…'), rounds);
    }
    return report(pages);
  } finally {
    await browser.close();
    proxy.stop();
    await server.stop();
  }
}

/**
 * Registers a user with a trip of two weeks and some others.
 *
 * @param {Browser} browser
 * @param {string} origin
 */
async function prepareTrips(browser, origin) {
  const context = await browser.newContext({ baseURL: origin });
  const headers = { origin };
  await context.request.post('/api/auth/sign-up/email', {
    headers,
    data: { name: 'Bench', email: 'bench@reise.example', password: 'lange gerade Strecke' },
  });
  const { userId: _, ...trip } = await makeTrip(TRIP_BYTES);
  let tripId = '';
  for (let number = 0; number <= OTHER_TRIPS; number += 1) {
    tripId = `kalt-${randomUUID()}`;
    const reply = await context.request.put(`/api/trips/${tripId}`, {
      headers: { ...headers, 'if-none-match': '*' },
      data: { ...trip, id: tripId, title: `Reise ${number}` },
    });
    if (!reply.ok()) throw new Error(await reply.text());
  }
  const storageState = await context.storageState();
  await context.close();
  return { tripId, storageState };
}

/**
 * @param {Browser} browser
 * @param {object} settings
 * @param {Proxy} proxy
 * @param {string} path
 * @returns {Promise<Opening>}
 */
async function open(browser, settings, proxy, path) {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchPage);
  proxy.restart();
  await page.goto(path, { waitUntil: 'commit' });
  await waitUntilOpen(page, proxy, path);
  const watched = await page.evaluate(() => Reflect.get(window, 'watched'));
  const files = proxy.exchanges();
  if (process.env.BENCH_DETAILS) {
    console.log(path, watched);
    for (const file of files) {
      const { atMs, bytes } = file;
      console.log(atMs.toFixed(0).padStart(7), String(bytes).padStart(8), file.path.slice(0, 70));
    }
  }
  await context.close();
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const { lcpMs, blockedMs, byMapMs } = watched;
  return { requests: files.length, bytes, lcpMs, blockedMs, byMapMs };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Proxy} proxy
 * @param {string} path
 */
async function waitUntilOpen(page, proxy, path) {
  const deadline = performance.now() + LONGEST_MS;
  const purpose = Object.entries(PURPOSES).find(([start]) => path.startsWith(start))?.[1] ?? 'main';
  const isThere = () => page.locator(purpose).first().isVisible();
  while (!(await isThere()) || proxy.quietMs() < QUIET_MS) {
    if (performance.now() > deadline) throw new Error(`${path} never gets quiet`);
    await page.waitForTimeout(100);
  }
}

function watchPage() {
  const watched = { lcpMs: 0, blockedMs: 0, byMapMs: 0, largest: '', tasks: '' };
  Reflect.set(window, 'watched', watched);
  new PerformanceObserver((paints) => {
    const last = paints.getEntries().at(-1);
    const element = Reflect.get(last ?? {}, 'element');
    watched.lcpMs = last?.startTime ?? 0;
    watched.largest = `${element?.outerHTML.slice(0, 200)}`;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((tasks) => {
    const mapMs = performance.getEntriesByName('map-made').at(0)?.startTime ?? Infinity;
    for (const { startTime, duration } of tasks.getEntries()) {
      // As „total blocking time“ counts: an input waits for what a task takes beyond 50 ms.
      const tooLong = Math.max(0, duration - 50);
      if (startTime + duration < mapMs) watched.blockedMs += tooLong;
      else watched.byMapMs += tooLong;
      watched.tasks += ` ${Math.round(startTime)}+${Math.round(duration)}`;
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** @param {ReadonlyMap<string, readonly Opening[]>} pages */
function report(pages) {
  const results = [...pages].map(([path, rounds]) => ({ path, opening: middleOf(rounds) }));
  const title = `cold, slow 4G, processor ÷ ${SLOWDOWN}, median of ${ROUNDS}`;
  console.log(
    table([
      [title, 'requests', 'bytes', 'LCP', 'blocked', 'by the map'],
      ...results.map(({ path, opening }) => row(path, opening)),
      row('limit', LIMIT),
    ]),
  );
  return results.every(
    ({ opening }) =>
      opening.requests <= LIMIT.requests &&
      opening.bytes <= LIMIT.bytes &&
      opening.lcpMs <= LIMIT.lcpMs &&
      opening.blockedMs <= LIMIT.blockedMs,
  );
}

/** @param {readonly Opening[]} rounds @returns {Opening} */
function middleOf(rounds) {
  return {
    requests: median(rounds.map(({ requests }) => requests)),
    bytes: median(rounds.map(({ bytes }) => bytes)),
    lcpMs: median(rounds.map(({ lcpMs }) => lcpMs)),
    blockedMs: median(rounds.map(({ blockedMs }) => blockedMs)),
    byMapMs: median(rounds.map(({ byMapMs }) => byMapMs)),
  };
}

/** @param {number} ms */
function seconds(ms) {
  return ms === Infinity ? '–' : `${(ms / 1000).toFixed(2)} s`;
}

/** @param {string} name @param {Opening} opening */
function row(name, { requests, bytes, lcpMs, blockedMs, byMapMs }) {
  const kilobytes = `${Math.round(bytes / 1000)} KB`;
  const times = [lcpMs, blockedMs, byMapMs].map(seconds);
  return [name, String(requests), kilobytes, ...times];
}
