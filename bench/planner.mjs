import { CATEGORIES, costsOf } from './event-costs.mjs';
import { p95Of, watchEvents } from './input-times.mjs';
import { startPlanner } from './planner-browser.mjs';
import { INPUTS } from './planner-inputs.mjs';
import { median, table } from './table.mjs';

/** @typedef {import('./planner-inputs.mjs').Input} Input */
/** @typedef {{ name: string, limit: number, pictures: readonly number[], costs: readonly import('./event-costs.mjs').Cost[] }} Row */

/** How often each input is made; twelve take two to three minutes. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12);
/** Only these inputs, such as “hover,menu”. */
const ONLY = process.env.BENCH_ONLY?.split(',');
/** Twelve days have 72 stops, as a long holiday; 60 have 300, the longest trips that people plan. */
const DAYS = Number(process.env.BENCH_DAYS ?? 12);
const SLOWDOWN = 4;
const PARTS = /** @type {const} */ (['script', 'style', 'layout', 'paint', 'garbage', 'other']);

/**
 * The planner with 72 stops in a real browser with a slow processor: every kind of input by itself, and what a desktop that
 * has never seen the app asks for until the list can be used. The limit of an input is for what the main thread does until the picture is handed over; until it is on the screen, other processes
 * of a busy machine count too.
 */
export async function planner() {
  const { browser, context, baseURL, tripId, pageWithoutMap, stop } = await startPlanner(DAYS);
  try {
    const isColdGood = await openCold(
      browser,
      { baseURL, storageState: await context.storageState() },
      tripId,
    );
    const page = await pageWithoutMap();
    await page.goto(`/planen?reise=${tripId}`);
    await page.locator('[data-row]').nth(12).waitFor();
    await page.waitForTimeout(3000);
    await page.evaluate(watchEvents);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    /** @type {Row[]} */
    const rows = [];
    for (const input of INPUTS) {
      if (!ONLY || ONLY.includes(input.name)) rows.push(...(await measure(browser, page, input)));
    }
    const isGood = report(rows);
    return isGood && isColdGood;
  } finally {
    await stop();
  }
}

const COLD_ROUNDS = 3;
const COLD_LIMIT = 25;

/**
 * The requests of a first opening, tiles and all, until the list answers; the rest comes while it is used already.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Pick<import('@playwright/test').BrowserContextOptions, 'baseURL' | 'storageState'>} who
 * @param {string} tripId
 */
async function openCold(browser, who, tripId) {
  /** @type {number[]} */
  const untilUsable = [];
  /** @type {number[]} */
  const inAll = [];
  for (let round = 0; round < COLD_ROUNDS; round += 1) {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ ...who, viewport, serviceWorkers: 'block' });
    const page = await context.newPage();
    let requests = 0;
    page.on('request', (request) => {
      // Tiles come as ranges of one archive; what is written into the page itself is no request.
      if (request.url().startsWith('http')) requests += 1;
    });
    await page.addInitScript(() => {
      document.addEventListener('fahrtwind:answers', () => Reflect.set(window, 'answers', true));
    });
    await page.goto(`/planen?reise=${tripId}`, { waitUntil: 'commit' });
    while (!(await isUsable(page))) await page.waitForTimeout(20);
    untilUsable.push(requests);
    await page.locator('[data-map="ready"]').waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    inAll.push(requests);
    await context.close();
  }
  const used = median(untilUsable);
  console.log(
    `cold at 1440: ${used} requests until the list can be used (limit ${COLD_LIMIT}), ${median(inAll)} in all`,
  );
  return used <= COLD_LIMIT;
}

/** The page is replaced once while it opens. @param {import('@playwright/test').Page} page */
async function isUsable(page) {
  return page.evaluate(hasListAndAnswers).catch(() => false);
}

function hasListAndAnswers() {
  return 'answers' in window && document.querySelector('[data-row]') !== null;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {Input} input
 * @returns {Promise<readonly Row[]>}
 */
async function measure(browser, page, { measured, act }) {
  await page.evaluate('globalThis.forgetTimes()');
  await browser.startTracing(page, { categories: [...CATEGORIES] });
  for (let round = 0; round < ROUNDS; round += 1) {
    await act(page, round, (name) => page.evaluate((mark) => void performance.mark(mark), name));
  }
  const trace = String(await browser.stopTracing());
  /** @type {Record<string, number[]>} */
  const times = await page.evaluate('globalThis.timesByMark()');
  return measured.map(({ name, type, limit }) => {
    const costs = costsOf(trace, name, type);
    console.log(`${name}: ${costs.length} times, p95 ${shown(p95Of(busyOf(costs)))} ms`);
    return { name, limit, costs, pictures: sorted(times[`${name} ${type}`] ?? []) };
  });
}

/** @param {readonly number[]} values */
function sorted(values) {
  return values.toSorted((one, other) => one - other);
}

/** @param {Row['costs']} costs */
function busyOf(costs) {
  return sorted(costs.map(({ all }) => all));
}

/** @param {number} ms */
function shown(ms) {
  return Number.isFinite(ms) ? ms.toFixed(0) : '–';
}

/** @param {readonly Row[]} rows */
function report(rows) {
  const headings = ['p95', 'limit', 'median', ...PARTS, 'picture', 'p95'];
  console.log(
    table([
      [`${DAYS} days, main thread ÷ ${SLOWDOWN}, ms`, ...headings],
      ...rows.map(({ name, limit, pictures, costs }) => [
        name,
        shown(p95Of(busyOf(costs))),
        String(limit),
        shown(median(busyOf(costs))),
        ...PARTS.map((part) => shown(median(costs.map((cost) => cost[part])))),
        shown(median(pictures)),
        shown(p95Of(pictures)),
      ]),
    ]),
  );
  return rows.every(({ costs, limit }) => p95Of(busyOf(costs)) <= limit);
}
