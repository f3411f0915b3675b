import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tools/find-browser.mjs';
import { runBuiltServer } from '../tools/run-built-server.mjs';
import { median, table } from './table.mjs';

const PAGES = ['/', '/Blog', '/Blog/vignetten-und-maut', '/merch', '/forum', '/anmelden'];
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const SCORE_LIMIT = 95;
const LCP_LIMIT_MS = 1500;

/** @typedef {{ scores: readonly number[], lcpMs: number, cls: number, machine: number }} Result */

/** Lighthouse with its default phone and slow network, against the product's limits. */
export async function lighthouseScores() {
  const server = await runBuiltServer({});
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    /** @type {Map<string, Result>} */
    const results = new Map();
    for (const path of PAGES) {
      const url = `http://localhost:${server.port}${path}`;
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, chrome.port));
      results.set(path, middle(runs));
    }
    return report(results);
  } finally {
    chrome.kill();
    await server.stop();
  }
}

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<Result>}
 */
async function measure(url, port) {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  // A headless browser sometimes paints nothing; such a run is repeated.
  if (run.lhr.runtimeError?.code === 'NO_FCP') return await measure(url, port);
  const { categories, audits } = run.lhr;
  for (const [id, audit] of Object.entries(audits)) {
    if (process.env.BENCH_DETAILS && audit.score !== null && audit.score < 0.9)
      console.log(`  ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
  }
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    // The speed of the machine at that moment: Lighthouse slows the processor by a factor, whatever its speed.
    machine: run.lhr.environment.benchmarkIndex,
  };
}

/**
 * @param {readonly Result[]} runs
 * @returns {Result}
 */
function middle(runs) {
  return {
    scores: CATEGORIES.map((_, index) => median(runs.map(({ scores }) => scores[index] ?? 0))),
    lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
    cls: median(runs.map(({ cls }) => cls)),
    machine: median(runs.map(({ machine }) => machine)),
  };
}

/** @param {ReadonlyMap<string, Result>} results */
function report(results) {
  console.log(
    table([
      [`mobile, median of ${RUNS}`, ...CATEGORIES, 'LCP', 'CLS', 'machine'],
      ...[...results].map(([path, { scores, lcpMs, cls, machine }]) => [
        path,
        ...scores.map(String),
        `${(lcpMs / 1000).toFixed(2)} s`,
        cls.toFixed(3),
        machine.toFixed(0),
      ]),
      ['limit', ...CATEGORIES.map(() => String(SCORE_LIMIT)), `${LCP_LIMIT_MS / 1000} s`, '0', ''],
    ]),
  );
  return [...results.values()].every(
    ({ scores, lcpMs, cls }) =>
      scores.every((score) => score >= SCORE_LIMIT) && lcpMs <= LCP_LIMIT_MS && cls < 0.001,
  );
}
