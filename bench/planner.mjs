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
const SLOWDOWN = 4;
const PARTS = /** @type {const} */ (['script', 'style', 'layout', 'paint', 'garbage', 'other']);

/**
 * The planner with 60 days and 300 stops in a real browser with a slow processor: every kind of input by itself. The
 * limit is for what the main thread does until the picture is handed over; until it is on the screen, other processes
 * of a busy machine count too.
 */
export async function planner() {
  const { browser, context, tripId, pageWithoutMap, stop } = await startPlanner();
  try {
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
    return report(rows);
  } finally {
    await stop();
  }
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
      [`main thread ÷ ${SLOWDOWN}, ms`, ...headings],
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
