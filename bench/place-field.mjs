/// <reference lib="dom" />
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { startBenchServer } from './bench-server.mjs';
import { median, table } from './table.mjs';

const LIMIT_MS = 50;
const ROUNDS = 3;
/** Typed letter by letter; a key counts if it changes the first suggestion. */
const WORDS = [
  'Kopenhagen',
  'Garmisch',
  'Venedig',
  'Salzburg',
  'Barcelona',
  'Lissabon',
  'Dubrovnik',
  'Heidelberg',
];
const SHORTEST = 2;

/** @typedef {import('./bench-server.mjs').BenchServer} BenchServer */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ readonly before: string, readonly key: string, readonly first: string, readonly next: string }} Step */

/** From a key in the search field to its suggestion on the screen, in a real browser. */
export async function placeField() {
  const server = await startBenchServer();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const steps = await stepsOf(server);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addCookies(cookiesOf(server));
    const page = await context.newPage();
    await page.goto(`http://localhost:${server.port}/reise-erstellen`, {
      waitUntil: 'networkidle',
    });
    await page.getByRole('dialog').getByRole('link', { name: 'Hier' }).click({ timeout: 10_000 });
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const step of steps) times.push(await timeOf(page, step));
    }
    // The first round warms up the browser and the server.
    return report(times.slice(steps.length));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * @param {BenchServer} server
 * @returns {Promise<readonly Step[]>}
 */
async function stepsOf(server) {
  /** @type {Step[]} */
  const steps = [];
  for (const word of WORDS) {
    for (let length = SHORTEST; length < word.length; length += 1) {
      const before = word.slice(0, length);
      const key = word[length] ?? '';
      const [first, next] = [await firstOf(server, before), await firstOf(server, before + key)];
      if (first && next && first !== next) steps.push({ before, key, first, next });
    }
  }
  return steps;
}

/**
 * @param {BenchServer} server
 * @param {string} text
 * @returns {Promise<string>}
 */
async function firstOf(server, text) {
  const { places } = await server.send(`/api/places?q=${encodeURIComponent(text)}`);
  return places[0]?.label.split(',')[0] ?? '';
}

/** @param {BenchServer} server */
function cookiesOf({ cookie, port }) {
  return cookie.split('; ').map((one) => {
    const [name = '', ...value] = one.split('=');
    return { name, value: value.join('='), url: `http://localhost:${port}` };
  });
}

/**
 * @param {Page} page
 * @param {Step} step
 */
async function timeOf(page, { before, key, first, next }) {
  const field = page.getByRole('combobox').first();
  await field.fill(before);
  await page.getByRole('option').first().filter({ hasText: first }).waitFor();
  const measured = page.evaluate(measure, next);
  await field.press(key);
  return measured;
}

/**
 * Runs in the page: from the key until the suggestion is in the document and painted.
 *
 * @param {string} expected
 * @returns {Promise<number>}
 */
function measure(expected) {
  return new Promise((resolve) => {
    let start = 0;
    document.addEventListener('keydown', () => (start = performance.now()), {
      once: true,
      capture: true,
    });
    const observer = new MutationObserver(() => {
      const option = document.querySelector('[role=option]');
      if (!start || !option?.textContent?.includes(expected)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** @param {readonly number[]} times */
function report(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  console.log(
    table([
      [`key to suggestion (${times.length} keys)`, 'measured', 'limit'],
      ['median', `${median(times).toFixed(1)} ms`, ''],
      ['95th percentile', `${p95.toFixed(1)} ms`, `${LIMIT_MS} ms`],
    ]),
  );
  return times.length > 20 && p95 <= LIMIT_MS;
}
