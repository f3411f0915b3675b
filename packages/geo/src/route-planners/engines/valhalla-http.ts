import { z } from 'zod';
import type { OutsideReply, OutsideService } from '../../outside/outside-service.ts';
import type { EngineRefusal, LegQuery, RoutingEngine } from '../routing-engine.ts';
import { wholeTable } from '../whole-table.ts';
import {
  readValhallaMatrix,
  readValhallaRoute,
  valhallaMatrix,
  valhallaRefusal,
  valhallaRoute,
  type TollWish,
} from './valhalla-protocol.ts';

const failure = z.object({ error: z.string() });

/** A Valhalla server somewhere. */
export function createValhallaEngine(service: OutsideService, url: string): RoutingEngine {
  const ask = (query: LegQuery, toll: TollWish, signal?: AbortSignal) =>
    service({ path: 'route', body: valhallaRoute(query, toll), signal }, (reply) =>
      orRefusal(reply, readValhallaRoute),
    );
  return {
    name: 'valhalla',
    identity: url,
    attribution: ['Routen: Valhalla', '© OpenStreetMap-Mitwirkende'],
    leg: async (query, signal) => {
      if (query.mayUseToll) return await ask(query, 'any', signal);
      const free = await ask(query, 'never', signal);
      return free === 'no-route' ? await ask(query, 'avoid', signal) : free;
    },
    matrix: (block, signal) =>
      service({ path: 'sources_to_targets', body: valhallaMatrix(block), signal }, (reply) => {
        const answer = orRefusal(reply, (json) => wholeTable(readValhallaMatrix(json), block));
        return typeof answer === 'string' ? 'beyond' : answer;
      }),
  };
}

function orRefusal<T>(
  { status, json }: OutsideReply,
  read: (json: unknown) => T,
): T | EngineRefusal {
  if (status === 200) return read(json);
  const { error } = failure.parse(json);
  const refusal = valhallaRefusal(error);
  if (!refusal) throw new Error(error);
  return refusal;
}
