import { createCircuitBreaker } from '../../outside/circuit-breaker.ts';
import { Outage } from '../../outside/outage.ts';
import type { BoundingBox, Coordinates } from '../../ports.ts';
import type { EngineRefusal, RoutingEngine } from '../routing-engine.ts';
import type { ValhallaActor } from './valhalla-package.ts';
import {
  askValhalla,
  readValhallaMatrix,
  readValhallaRoute,
  valhallaMatrix,
  valhallaRefusal,
  valhallaRoute,
} from './valhalla-protocol.ts';

const NAME = 'valhalla-region';
/** The longest drives through Europe take it half a second. */
const TIME_LIMIT_MS = 10_000;

export interface LocalRegion {
  /** Name and date: answers from older data are not found in the cache. */
  readonly identity: string;
  readonly box: BoundingBox;
}

/** Valhalla in this process, on the tiles of an imported region. Outside of it, it has nothing to say. */
export function createLocalValhalla(actor: ValhallaActor, region: LocalRegion): RoutingEngine {
  const circuit = createCircuitBreaker(NAME);
  const ask = <T>(
    call: () => Promise<string>,
    read: (json: unknown) => T,
  ): Promise<T | EngineRefusal> => circuit.run(() => answerOf(call, read));
  return {
    name: NAME,
    identity: region.identity,
    attribution: ['Routen: Valhalla', '© OpenStreetMap-Mitwirkende'],
    leg: async (query) => {
      const points = [query.from, ...(query.via ?? []), query.to];
      if (!points.every((point) => isWithin(region.box, point))) return 'beyond';
      return await askValhalla(query, (wished, toll) =>
        ask(() => actor.route(JSON.stringify(valhallaRoute(wished, toll))), readValhallaRoute),
      );
    },
    matrix: async (block) => {
      const points = [...block.sources, ...block.targets];
      if (!points.every((point) => isWithin(region.box, point))) return 'beyond';
      const query = JSON.stringify(valhallaMatrix(block));
      const answer = await ask(() => actor.matrix(query), readValhallaMatrix);
      return typeof answer === 'string' ? 'beyond' : answer;
    },
  };
}

export function isWithin(box: BoundingBox, { lat, lng }: Coordinates): boolean {
  return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
}

async function answerOf<T>(
  call: () => Promise<string>,
  read: (json: unknown) => T,
): Promise<T | EngineRefusal> {
  let text: string;
  try {
    text = await inTime(call());
  } catch (error) {
    if (error instanceof Outage) throw error;
    const refusal = valhallaRefusal(error instanceof Error ? error.message : String(error));
    if (refusal) return refusal;
    throw new Outage(NAME, 'status', '', error);
  }
  try {
    return read(JSON.parse(text));
  } catch (error) {
    throw new Outage(NAME, 'nonsense', text.slice(0, 80), error);
  }
}

/** The engine cannot be stopped, but callers need not wait for it. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Outage(NAME, 'timeout')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
