/** @typedef {'script' | 'style' | 'layout' | 'paint' | 'garbage' | 'other'} Part */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: { data?: { type?: string } } }} TraceEvent */
/** @typedef {Record<Part, number> & { all: number }} Cost milliseconds of the main thread */

export const CATEGORIES = [
  'devtools.timeline',
  'blink.user_timing',
  'v8',
  'disabled-by-default-devtools.timeline',
];

/** @type {Readonly<Record<string, Part>>} */
const PART_OF = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  'v8.callFunction': 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  'V8.GCScavenger': 'garbage',
};

/**
 * What the main thread did from each event until its picture was handed over, by kind of work.
 *
 * @param {string} json a trace
 * @param {string} mark the user timing mark that was set before each event
 * @param {string} type of the DOM event
 * @returns {readonly Cost[]}
 */
export function costsOf(json, mark, type) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(json);
  const marks = traceEvents.filter(({ name }) => name === mark);
  const [first] = marks;
  if (!first) return [];
  const own = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return marks.flatMap(({ ts }, index) => {
    const next = marks[index + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const inside = own.filter((event) => event.ts > ts && event.ts < next);
    const start = inside.find(
      ({ name, args }) => name === 'EventDispatch' && args?.data?.type === type,
    );
    const frame = start && inside.find((event) => event.name === 'Commit' && event.ts > start.ts);
    if (!start) return [];
    const until = frame ? endOf(frame) : endOf(start);
    return [sumUp(inside.filter((event) => event.ts >= start.ts && event.ts < until))];
  });
}

/** @param {readonly TraceEvent[]} events of one thread, by their start */
function sumUp(events) {
  /** @type {Cost} */
  const cost = { script: 0, style: 0, layout: 0, paint: 0, garbage: 0, other: 0, all: 0 };
  /** @type {{ part: Part, end: number }[]} */
  const stack = [];
  for (const event of events) {
    while (stack.length > 0 && (stack.at(-1)?.end ?? 0) <= event.ts) stack.pop();
    const parent = stack.at(-1);
    const part = PART_OF[event.name] ?? parent?.part ?? 'other';
    const ms = (event.tdur ?? 0) / 1000;
    cost[part] += ms;
    // A call inside another was counted with it.
    if (parent) cost[parent.part] -= ms;
    else cost.all += ms;
    stack.push({ part, end: endOf(event) });
  }
  return cost;
}

/** @param {TraceEvent} event */
function endOf({ ts, dur = 0 }) {
  return ts + dur;
}
