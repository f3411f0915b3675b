import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { findBrowser } from './find-browser.mjs';
import { countStep, readReport } from './test/count.mjs';
import { endAll, runCommand } from './test/run-command.mjs';
import { slowestTests } from './test/slowest.mjs';
import { soakStepsOf, stepsOf } from './test/steps.mjs';

// Runs on a fresh clone: until the dependencies are there, nothing but Node's own modules may be imported.

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const TOTAL_LIMIT_MS = 80 * 60_000;
const SHOWN_LINES = 120;
const SLOWEST_SHOWN = 20;

/** @typedef {import('./test/steps.mjs').Step} Step */

const isSoak = process.argv.includes('--soak');
const isFast = process.argv.includes('--fast');
const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length);
const started = Date.now();
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const reportPaths = [];
const reports = mkdtempSync(join(tmpdir(), 'fahrtwind-test-'));

process.on('SIGINT', () => stop(130));
process.on('SIGTERM', () => stop(143));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

try {
  ensureInstalled(ROOT);
  await runSteps();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
saySlowest();
say(' ', 'altogether', Date.now() - started, '');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function runSteps() {
  const all = isSoak ? soakStepsOf(ROOT, reports) : stepsOf(ROOT, reports);
  const steps = all.filter(
    (step) => (!isFast || !step.isSlow) && (!only || step.name.includes(only)),
  );
  await runSideBySide(steps.filter((step) => step.isSideBySide));
  /** @type {Set<string>} */
  const broken = new Set();
  for (const step of steps.filter((one) => !one.isSideBySide)) {
    if (step.needs && broken.has(step.needs)) {
      total.failed += 1;
      say('✗', step.name, 0, `not run, because ${step.needs} failed`);
    } else if (!(await runStep(step))) {
      broken.add(step.name);
    }
  }
}

/**
 * As many at a time as there are cores.
 *
 * @param {readonly Step[]} steps
 */
async function runSideBySide(steps) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** @param {Step} step */
async function runStep(step) {
  const begun = Date.now();
  const limitMs = Math.min(step.limitMs, TOTAL_LIMIT_MS - (begun - started));
  const { ok, timedOut, output } = await attempt(step, limitMs);
  const tests = step.report ? readReport(step.report) : null;
  if (step.report) reportPaths.push(step.report);
  const count = countStep(ok, tests);
  total.passed += count.passed;
  total.failed += count.failed;
  const tally = tests ? `${count.passed} passed, ${count.failed} failed` : '';
  const note = timedOut ? `longer than ${Math.round(limitMs / 1000)} s` : tally;
  say(count.failed > 0 ? '✗' : '✓', step.name, Date.now() - begun, note);
  if (count.failed > 0) console.log(shorten(output));
  return count.failed === 0;
}

/**
 * @param {Step} step
 * @param {number} limitMs
 */
async function attempt(step, limitMs) {
  if (limitMs <= 0) return { ok: false, timedOut: true, output: 'no time left for this step' };
  try {
    const browser = step.needsBrowser ? { CHROME_PATH: await findBrowser() } : {};
    return await runCommand(step.command, { cwd: ROOT, limitMs, env: { ...step.env, ...browser } });
  } catch (error) {
    return { ok: false, timedOut: false, output: String(error) };
  }
}

/**
 * @param {string} mark
 * @param {string} name
 * @param {number} tookMs
 * @param {string} note
 */
function say(mark, name, tookMs, note) {
  const time = `${(tookMs / 1000).toFixed(1)} s`.padStart(8);
  console.log(`${mark} ${name.padEnd(30)}${time}${note ? `   ${note}` : ''}`);
}

function saySlowest() {
  const slowest = slowestTests(reportPaths, SLOWEST_SHOWN);
  if (slowest.length > 0) console.log('the slowest tests');
  for (const { name, tookMs } of slowest)
    console.log(`  ${(tookMs / 1000).toFixed(1).padStart(6)} s   ${name}`);
}

/** @param {string} output */
function shorten(output) {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-SHOWN_LINES);
  const left = lines.length - shown.length;
  return [...(left > 0 ? [`… ${left} lines before`] : []), ...shown]
    .map((line) => `    ${line}`)
    .join('\n');
}

/** @param {number} code */
function stop(code) {
  endAll();
  process.exit(code);
}
