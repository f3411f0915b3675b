import { z } from 'zod';
import type { OutsideReply, OutsideService } from '../../outside/outside-service.ts';
import type { EngineRefusal, RoutingEngine } from '../routing-engine.ts';
import { wholeTable } from '../whole-table.ts';
import {
  askValhalla,
  readValhallaMatrix,
  readValhallaRoute,
  valhallaMatrix,
  valhallaRefusal,
  valhallaRoute,
} from './valhalla-protocol.ts';

const failure = z.object({ error: z.string() });

/** A Valhalla server somewhere. */
export function createValhallaEngine(service: OutsideService, url: string): RoutingEngine {
  return {
    name: 'valhalla',
    identity: url,
    attribution: ['Routen: Valhalla', '© OpenStreetMap-Mitwirkende'],
    leg: (query, signal) =>
      askValhalla(query, (wished, toll) =>
        service({ path: 'route', body: valhallaRoute(wished, toll), signal }, (reply) =>
          orRefusal(reply, readValhallaRoute),
        ),
      ),
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
