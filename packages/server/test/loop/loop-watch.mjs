import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server by `node --import`: notes how much processor time its event loop spends in one piece. The time
// of the main thread alone, not of its worker threads, and not by the clock: a busy machine changes nothing.

const file = process.env['LOOP_WATCH_FILE'];
const TICK_MS = 4;
/** Shorter pieces are not worth a line. */
const NOTED_MS = 20;

/** Nanoseconds that this thread has run. */
const threadTime = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]);

if (isMainThread && file !== undefined && process.platform === 'linux') {
  let last = threadTime();
  setInterval(() => {
    const now = threadTime();
    const ms = (now - last) / 1e6;
    if (ms > NOTED_MS) appendFileSync(file, `${ms.toFixed(1)}\n`);
    last = threadTime();
  }, TICK_MS).unref();
}
