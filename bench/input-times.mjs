/** @typedef {import('@playwright/test').Page} Page */

/** The time from each input event to the next frame, by event name. */
export function watchEvents() {
  /** @type {Record<string, number[]>} */
  const durations = { keydown: [], pointerdown: [], pointermove: [], pointerup: [] };
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) durations[name]?.push(duration);
    // @ts-expect-error The types do not know the threshold.
  }).observe({ type: 'event', durationThreshold: 16 });
  // Browsers do not time pointermove. The message is handled in the task after the frame.
  const { port1, port2 } = new MessageChannel();
  /** @type {number[]} */
  let moved = [];
  port1.addEventListener('message', () => {
    durations['pointermove']?.push(...moved.map((time) => performance.now() - time));
    moved = [];
  });
  port1.start();
  addEventListener('pointermove', ({ timeStamp, buttons }) => {
    if (buttons === 0) return;
    if (moved.length === 0) requestAnimationFrame(() => port2.postMessage(null));
    moved.push(timeStamp);
  });
}

/**
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<number[]>}
 */
export async function durationsOf(page, name) {
  return page.evaluate(`globalThis.durations.${name}.splice(0).toSorted((a, b) => a - b)`);
}

/** The 95th percentile; without measurements it is infinite. @param {readonly number[]} sorted */
export function p95Of(sorted) {
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}
