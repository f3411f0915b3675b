/** The time from each input event to the next frame, by the last mark that was set before it and the event's type. */
export function watchEvents() {
  /** @type {Record<string, number[]>} */
  let times = {};
  Object.assign(globalThis, {
    timesByMark: () => times,
    forgetTimes: () => {
      performance.clearMarks();
      times = {};
    },
  });
  /** @param {string} type @param {number} start @param {number} duration */
  function note(type, start, duration) {
    const mark = performance
      .getEntriesByType('mark')
      .findLast(({ startTime }) => startTime < start);
    if (mark) (times[`${mark.name} ${type}`] ??= []).push(duration);
  }
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) note(name, startTime, duration);
    // @ts-expect-error The types do not know the threshold.
  }).observe({ type: 'event', durationThreshold: 16 });
  // Browsers do not time moves. The message is handled in the task after the frame.
  const { port1, port2 } = new MessageChannel();
  /** @type {[string, number][]} */
  let moved = [];
  port1.addEventListener('message', () => {
    for (const [type, start] of moved) note(type, start, performance.now() - start);
    moved = [];
  });
  port1.start();
  for (const type of ['pointermove', 'mousemove'])
    addEventListener(type, ({ timeStamp }) => {
      if (moved.length === 0) requestAnimationFrame(() => port2.postMessage(null));
      moved.push([type, timeStamp]);
    });
}

/** The 95th percentile; without measurements it is infinite. @param {readonly number[]} sorted */
export function p95Of(sorted) {
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}
