import { z } from 'zod';
import type { OutsideService } from '../../outside/outside-service.ts';
import type { RoutingEngine } from '../routing-engine.ts';
import { createOsrmEngine } from './osrm-http.ts';
import { createValhallaEngine } from './valhalla-http.ts';

export type EngineKind = 'valhalla' | 'osrm';

const valhallaStatus = z.object({ version: z.string() });
const osrmComplaint = z.object({ code: z.string() });

/** Valhalla says which version it is; OSRM complains about an address that it does not know. */
async function detect(service: OutsideService): Promise<EngineKind> {
  return await service({ path: 'status' }, ({ json }) => {
    if (valhallaStatus.safeParse(json).success) return 'valhalla';
    osrmComplaint.parse(json);
    return 'osrm';
  });
}

/** An engine at an address, of the given kind or of the one that is found there when it is first asked. */
export function createOutsideEngine(
  service: OutsideService,
  url: string,
  kind: EngineKind | 'auto',
): () => Promise<RoutingEngine> {
  let known = kind === 'auto' ? null : kind;
  return async () => {
    known ??= await detect(service);
    return known === 'osrm' ? createOsrmEngine(service, url) : createValhallaEngine(service, url);
  };
}
