import { p95Of } from './input-times.mjs';
import { costsOf, CATEGORIES } from './event-costs.mjs';
import { startPlanner } from './planner-browser.mjs';
import { INPUTS } from './planner-inputs.mjs';
import { median, table } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */

const OPENING_LIMIT_MS = 1500;
const HEAP_LIMIT_MB = 60;
const LONG_TASK_LIMIT_MS = 50;
const REQUEST_LIMIT = 12;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const HEAP_EDITS = 300;
const SLOWDOWN = 4;

/** The planner with 60 days and 300 stops in a real browser: opening, scrolling, memory, edits beside a map. */
export async function plannerPage() {
  const { browser, context, tripId, pageWithoutMap, stop } = await startPlanner();
  try {
    const page = await pageWithoutMap();
    const opening = await tellTime('opening', measureOpening(page, tripId));
    const session = await context.newCDPSession(page);
    const longest = await tellTime('scrolling', measureScrolling(page));
    const heap = await tellTime('heap', measureHeap(page, session));
    await page.close();
    const withMap = await tellTime(
      'beside a map',
      measureWithMap(browser, await context.newPage(), tripId),
    );
    return report({ opening, longest, heap, withMap });
  } finally {
    await stop();
  }
}

/**
 * Says how long a step took, because the whole takes minutes.
 *
 * @template T
 * @param {string} name
 * @param {Promise<T>} work
 */
async function tellTime(name, work) {
  const start = performance.now();
  const result = await work;
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  return result;
}

/**
 * Beside a map, which this machine draws without a graphics card: reported, but no limit for the product.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Page} page
 * @param {string} tripId
 */
async function measureWithMap(browser, page, tripId) {
  await page.goto(`/planen?reise=${tripId}`, { waitUntil: 'commit' });
  await page.locator('[data-map="ready"]').waitFor({ timeout: 60_000 });
  const firstMap = await page.evaluate(
    () => performance.getEntriesByName('map-idle')[0]?.startTime ?? Number.NaN,
  );
  const requests = await countRequests(page, tripId);
  await page.locator('[data-map="ready"]').waitFor({ timeout: 60_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: [...CATEGORIES] });
  const menu = INPUTS.find(({ name }) => name === 'menu');
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    await menu?.act(page, round, (name) =>
      page.evaluate((mark) => void performance.mark(mark), name),
    );
  }
  const trace = String(await browser.stopTracing());
  const busy = costsOf(trace, 'edit by menu', 'keydown').map(({ all }) => all);
  await page.close();
  return { firstMap, requests, edits: busy.toSorted((one, other) => one - other) };
}

/**
 * From navigation until the first stop is visible and responds.
 *
 * @param {Page} page
 * @param {string} tripId
 */
async function measureOpening(page, tripId) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('about:blank');
    // The previous page's graphics stay busy for a while after it was left.
    await page.waitForTimeout(3000);
    await page.goto(`/planen?reise=${tripId}`, { waitUntil: 'commit' });
    await page.locator('[data-row]').first().waitFor();
    rounds.push(await page.evaluate(untilIdle));
  }
  return median(rounds);
}

/** @returns {Promise<number>} when the page could answer, in milliseconds after it was opened */
function untilIdle() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  });
}

/**
 * The requests that the app sends when the user opens another trip.
 *
 * @param {Page} page
 * @param {string} tripId
 */
async function countRequests(page, tripId) {
  await page.getByRole('button', { name: 'Reise wechseln' }).click();
  await page.getByRole('link', { name: /^Kurz/ }).click();
  await page.getByRole('heading', { name: /Kurz/ }).waitFor();
  await page.waitForTimeout(1500);
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Reise wechseln' }).click();
  await page.locator(`a[href="/planen?reise=${tripId}"]`).click();
  await page.getByRole('heading', { name: /Rund um Europa/ }).waitFor();
  await page.waitForTimeout(2500);
  return { all: asked.length, tiles: asked.filter((url) => url.includes('/api/map/')).length };
}

/** @param {Page} page */
async function measureScrolling(page) {
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    /** @type {number[]} */
    const tasks = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(200, 500);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  /** @type {number[]} */
  const tasks = await page.evaluate('globalThis.tasks');
  await page.evaluate(() => document.querySelector('[data-scroll]')?.scrollTo(0, 0));
  await page.waitForTimeout(500);
  return Math.max(0, ...tasks);
}

/**
 * @param {Page} page
 * @param {Session} session
 */
async function measureHeap(page, session) {
  const before = await heapMb(session);
  await page.evaluate(async (count) => {
    for (let edit = 0; edit < count; edit += 1) {
      const menus = document.querySelectorAll('[data-stop] > div > button');
      const menu = menus[edit % Math.min(8, menus.length)];
      if (menu instanceof HTMLElement) menu.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const item = document.querySelector('[role=menu]:not([aria-hidden=true]) > [role=menuitem]');
      if (item instanceof HTMLElement) item.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, HEAP_EDITS);
  await page.waitForTimeout(3000);
  return (await heapMb(session)) - before;
}

/** @param {Session} session */
async function heapMb(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/**
 * @param {object} found
 * @param {number} found.opening
 * @param {number} found.longest
 * @param {number} found.heap
 * @param {Awaited<ReturnType<typeof measureWithMap>>} found.withMap
 */
function report({ opening, longest, heap, withMap }) {
  const { firstMap, requests, edits } = withMap;
  console.log(
    table([
      ['60 days, 300 stops', 'measured', 'limit'],
      ['opening until it answers, median', ms(opening), ms(OPENING_LIMIT_MS)],
      ['longest task while scrolling', ms(longest), ms(LONG_TASK_LIMIT_MS)],
      [`heap after ${HEAP_EDITS} edits`, `${heap.toFixed(1)} MB`, `${HEAP_LIMIT_MB} MB`],
      ['requests to open a trip', String(requests.all), String(REQUEST_LIMIT)],
      ['of these for the map', String(requests.tiles), ''],
      ['first map drawn in software, from opening', ms(firstMap), ''],
      [`edit beside it, processor ÷ ${SLOWDOWN}: main thread, p95`, ms(p95Of(edits)), ''],
    ]),
  );
  return (
    opening <= OPENING_LIMIT_MS &&
    longest <= LONG_TASK_LIMIT_MS &&
    heap <= HEAP_LIMIT_MB &&
    requests.all <= REQUEST_LIMIT
  );
}

/** @param {number} value */
function ms(value) {
  return `${Math.round(value)} ms`;
}
