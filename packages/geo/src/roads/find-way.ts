import type { RouteWish } from '@fahrtwind/domain';
import { createHeap, type Heap } from './heap.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { FERRY, PASS, TOLL, type RoadGraph } from './road-graph.ts';
import { createRoadPrices, type RoadPrices } from './road-wishes.ts';

/** A city by which one gets into the table or out of it, and what it takes to get there. */
export interface Gate {
  readonly city: number;
  readonly meters: number;
  readonly seconds: number;
  readonly hasToll: boolean;
  /** Where one meets the way that leads to the city, null for small roads all along. */
  readonly joins: OnWay | null;
}

/** A point of a way, by its share of the way's length. */
export interface OnWay {
  readonly way: number;
  readonly share: number;
}

export interface FoundWay extends WayMeasure {
  /** Where it begins and ends between two cities; null at a city. */
  readonly start: OnWay | null;
  readonly end: OnWay | null;
  readonly cities: readonly number[];
  /** Indexes of the table's ways between the cities. */
  readonly ways: readonly number[];
}

/** How far and how long a way is, and what it leads over. */
export interface WayMeasure {
  /** With the ways to and from the gates; what is sailed is part of it. */
  readonly total: Measure;
  readonly sailed: Measure;
  readonly hasToll: boolean;
  readonly hasPass: boolean;
}

interface Measure {
  readonly meters: number;
  readonly seconds: number;
}

export interface WayQuery {
  readonly entries: readonly Gate[];
  readonly exits: readonly Gate[];
  readonly mayUseToll: boolean;
  /** Missing for yes. */
  readonly mayUseFerry?: boolean;
  /** What the way shall be like beside that. */
  readonly wishes?: readonly RouteWish[];
  /** Passes that are closed then, and ferries that do not sail, are left out; null leaves out nothing. */
  readonly month: number | null;
}

export interface WaySearch {
  /** The fastest way, null when none leads there. */
  find(query: WayQuery): FoundWay | null;
  /** Looks in all directions at once; the ways can be measured until the next search. */
  spread(query: Omit<WayQuery, 'exits'>): (exits: readonly Gate[]) => WayMeasure | null;
}

/** What a search has found out about each city; used again for the next one. */
interface Notes {
  /** What the way there costs: its seconds, and more where other ways are wished for. */
  readonly seconds: Float64Array;
  readonly cityBefore: Int32Array;
  readonly arcBefore: Int32Array;
  readonly isDone: Uint8Array;
  readonly open: Heap;
  readonly sums: Sums;
}

/** Along the way to a city, for those that were asked for: ways to many places begin alike. */
interface Sums {
  readonly isKnown: Uint8Array;
  readonly meters: Float64Array;
  readonly sailedMeters: Float64Array;
  readonly sailedSeconds: Float64Array;
  readonly flags: Uint8Array;
}

export function createWaySearch(graph: RoadGraph): WaySearch {
  const size = graph.table.cities.length;
  const notes: Notes = {
    seconds: new Float64Array(size),
    cityBefore: new Int32Array(size),
    arcBefore: new Int32Array(size),
    isDone: new Uint8Array(size),
    open: createHeap(),
    sums: {
      isKnown: new Uint8Array(size),
      meters: new Float64Array(size),
      sailedMeters: new Float64Array(size),
      sailedSeconds: new Float64Array(size),
      flags: new Uint8Array(size),
    },
  };
  const landmarks = createLandmarks(graph);
  const pricesFor = createRoadPrices(graph);
  return {
    find: (query) => {
      const priced = { ...graph, ...pricesFor(query.wishes ?? []) };
      return findWay(priced, notes, query, landmarks);
    },
    spread: (query) => spreadWays({ ...graph, costs: graph.seconds }, notes, query),
  };
}

type PricedGraph = RoadGraph & RoadPrices;

/** A* from all entries at once, until no open city can lead to an exit faster than the best one does. */
function findWay(
  graph: PricedGraph,
  notes: Notes,
  query: WayQuery,
  landmarks: Landmarks,
): FoundWay | null {
  const exits = new Map(query.exits.map((gate) => [gate.city, gate]));
  const left = landmarks.leastTo(query.exits);
  begin(notes, query.entries, left);
  let [bestSeconds, bestCity] = [Infinity, -1];
  while (notes.open.lowest() < bestSeconds) {
    const city = notes.open.pop();
    if (notes.isDone[city] === 1) continue;
    notes.isDone[city] = 1;
    const exit = exits.get(city);
    const total = (notes.seconds[city] ?? Infinity) + (exit?.seconds ?? Infinity);
    if (total < bestSeconds) [bestSeconds, bestCity] = [total, city];
    leave(graph, notes, city, query, left);
  }
  const exit = exits.get(bestCity);
  return exit ? wayTo(graph, notes, exit, query.entries) : null;
}

const anywhere = (): number => 0;

function spreadWays(
  graph: PricedGraph,
  notes: Notes,
  query: Omit<WayQuery, 'exits'>,
): (exits: readonly Gate[]) => WayMeasure | null {
  const { entries } = query;
  begin(notes, entries, anywhere);
  notes.sums.isKnown.fill(0);
  while (notes.open.lowest() < Infinity) {
    const city = notes.open.pop();
    if (notes.isDone[city] === 1) continue;
    notes.isDone[city] = 1;
    leave(graph, notes, city, query, anywhere);
  }
  return (exits) => {
    let [best, bestSeconds]: [Gate | null, number] = [null, Infinity];
    for (const exit of exits) {
      const seconds = (notes.seconds[exit.city] ?? Infinity) + exit.seconds;
      if (seconds < bestSeconds) [best, bestSeconds] = [exit, seconds];
    }
    return best && measureTo(graph, notes, best, entries);
  };
}

/** What the way to a city sums up to; the city before it is known. */
function addUp(graph: RoadGraph, notes: Notes, city: number, entries: readonly Gate[]): void {
  const { meters, sailedMeters, sailedSeconds, flags } = notes.sums;
  notes.sums.isKnown[city] = 1;
  const before = notes.cityBefore[city] ?? -1;
  if (before < 0) {
    const entry = entries.find((one) => one.city === city);
    meters[city] = entry?.meters ?? 0;
    flags[city] = entry?.hasToll ? TOLL : 0;
    sailedMeters[city] = 0;
    sailedSeconds[city] = 0;
    return;
  }
  const arc = notes.arcBefore[city] ?? 0;
  const [length = 0, own = 0] = [graph.meters[arc], graph.flags[arc]];
  const isSailed = (own & FERRY) > 0;
  meters[city] = (meters[before] ?? 0) + length;
  flags[city] = (flags[before] ?? 0) | own;
  sailedMeters[city] = (sailedMeters[before] ?? 0) + (isSailed ? length : 0);
  sailedSeconds[city] = (sailedSeconds[before] ?? 0) + (isSailed ? (graph.seconds[arc] ?? 0) : 0);
}

function measureTo(
  graph: RoadGraph,
  notes: Notes,
  exit: Gate,
  entries: readonly Gate[],
): WayMeasure {
  const { seconds, sums } = notes;
  const { city } = exit;
  const unknown: number[] = [];
  for (let at = city; at >= 0 && sums.isKnown[at] === 0; at = notes.cityBefore[at] ?? -1)
    unknown.push(at);
  for (let at = unknown.pop(); at !== undefined; at = unknown.pop())
    addUp(graph, notes, at, entries);
  const flags = sums.flags[city] ?? 0;
  return {
    total: {
      meters: (sums.meters[city] ?? 0) + exit.meters,
      seconds: (seconds[city] ?? 0) + exit.seconds,
    },
    sailed: { meters: sums.sailedMeters[city] ?? 0, seconds: sums.sailedSeconds[city] ?? 0 },
    hasToll: exit.hasToll || (flags & TOLL) > 0,
    hasPass: (flags & PASS) > 0,
  };
}

function begin(notes: Notes, entries: readonly Gate[], left: (city: number) => number): void {
  notes.seconds.fill(Infinity);
  notes.isDone.fill(0);
  notes.open.clear();
  for (const { city, seconds } of entries) {
    notes.seconds[city] = seconds;
    notes.cityBefore[city] = -1;
    notes.open.push(city, seconds + left(city));
  }
}

function leave(
  graph: PricedGraph,
  notes: Notes,
  city: number,
  { mayUseToll, mayUseFerry = true, month }: Omit<WayQuery, 'entries' | 'exits'>,
  left: (city: number) => number,
): void {
  const closed = month === null ? 0 : 1 << month;
  const banned = (mayUseToll ? 0 : TOLL) | (mayUseFerry ? 0 : FERRY);
  const [here = 0, end = 0] = [notes.seconds[city], graph.starts[city + 1]];
  for (let arc = graph.starts[city] ?? 0; arc < end; arc += 1) {
    const [target = 0, flags = 0] = [graph.targets[arc], graph.flags[arc]];
    if ((flags & banned) > 0) continue;
    if (((graph.closedMonths[arc] ?? 0) & closed) > 0) continue;
    const seconds = here + (graph.costs[arc] ?? 0);
    if (seconds >= (notes.seconds[target] ?? 0)) continue;
    notes.seconds[target] = seconds;
    notes.cityBefore[target] = city;
    notes.arcBefore[target] = arc;
    notes.open.push(target, seconds + left(target));
  }
}

function wayTo(graph: RoadGraph, notes: Notes, exit: Gate, entries: readonly Gate[]): FoundWay {
  const cities = [exit.city];
  const ways: number[] = [];
  const sailed = { meters: 0, seconds: 0 };
  let { meters, seconds, hasToll } = exit;
  let hasPass = false;
  let start: OnWay | null = null;
  for (;;) {
    const city = cities.at(-1) ?? -1;
    const before = notes.cityBefore[city] ?? -1;
    if (before < 0) {
      const entry = entries.find((one) => one.city === city);
      meters += entry?.meters ?? 0;
      seconds += entry?.seconds ?? 0;
      hasToll ||= entry?.hasToll ?? false;
      start = entry?.joins ?? null;
      break;
    }
    const arc = notes.arcBefore[city] ?? 0;
    const flags = graph.flags[arc] ?? 0;
    meters += graph.meters[arc] ?? 0;
    seconds += graph.seconds[arc] ?? 0;
    hasToll ||= (flags & TOLL) > 0;
    hasPass ||= (flags & PASS) > 0;
    if ((flags & FERRY) > 0) {
      sailed.meters += graph.meters[arc] ?? 0;
      sailed.seconds += graph.seconds[arc] ?? 0;
    }
    cities.push(before);
    ways.push(graph.ways[arc] ?? 0);
  }
  return {
    start,
    end: exit.joins,
    cities: cities.toReversed(),
    ways: ways.toReversed(),
    total: { meters, seconds },
    sailed,
    hasToll,
    hasPass,
  };
}
