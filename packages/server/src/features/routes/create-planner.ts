import { join } from 'node:path';
import {
  createEnginePlanner,
  createOutsideEngine,
  createOutsideService,
  createRegionsEngine,
  openRegionFolder,
  withFallback,
  type GeoCache,
  type Outage,
  type RoutePlanner,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../jobs/log.ts';

interface PlannerParts {
  readonly config: Pick<Config, 'routing' | 'routingUrl' | 'routingEngine' | 'dataDir'>;
  readonly cache: GeoCache;
  /** Stands in for services and regions, and for both where there are none. */
  readonly estimate: RoutePlanner;
  readonly log: Log;
}

/** The planner that the configuration asks for. */
export interface ConfiguredPlanner extends RoutePlanner {
  /** Whether the estimate alone answers now: a thread can ask its own. */
  readonly isEstimate: () => boolean;
}

/** A service, else the imported regions; the estimate stands in for both. */
export function createPlanner({ config, cache, estimate, log }: PlannerParts): ConfiguredPlanner {
  if (config.routing === 'estimate') return { ...estimate, isEstimate: () => true };
  const onOutage = (outage: Outage): void =>
    log.warn({ err: outage }, 'routes planned by the estimate');
  const planner =
    config.routingUrl === null
      ? planByRegions(config, estimate, log)
      : planByService({ ...config, url: config.routingUrl }, estimate, cache);
  return {
    isEstimate: planner.isEstimate,
    route: withFallback(
      (query) => planner.route(query),
      (query) => estimate.route(query),
      onOutage,
    ),
    matrix: withFallback(
      (query) => planner.matrix(query),
      (query) => estimate.matrix(query),
      onOutage,
    ),
  };
}

type Service = Pick<Config, 'routingEngine'> & { readonly url: string };

/** Which kind of engine answers there is known once it has. */
function planByService(
  { url, routingEngine }: Service,
  estimate: RoutePlanner,
  cache: GeoCache,
): ConfiguredPlanner {
  const service = createOutsideService({
    name: 'routing',
    url,
    // With this they say that there is no way.
    answers: [400],
  });
  const findEngine = createOutsideEngine(service, url, routingEngine);
  const planner = async (): Promise<RoutePlanner> =>
    createEnginePlanner({ engine: await findEngine(), estimate, cache });
  return {
    isEstimate: () => false,
    route: async (query) => await (await planner()).route(query),
    matrix: async (query) => await (await planner()).matrix(query),
  };
}

function planByRegions(
  { dataDir }: Pick<Config, 'dataDir'>,
  estimate: RoutePlanner,
  log: Log,
): ConfiguredPlanner {
  const engine = createRegionsEngine({
    regions: openRegionFolder(join(dataDir, 'regions')),
    valhalla: join(dataDir, 'valhalla'),
    onFailure: ({ name }, error) =>
      log.error({ err: error, region: name }, 'routing of the region does not start'),
  });
  const planner = createEnginePlanner({ engine, estimate, cache: null });
  return {
    isEstimate: () => !engine.isReady(),
    route: async (query) => await (engine.isReady() ? planner : estimate).route(query),
    matrix: async (query) => await (engine.isReady() ? planner : estimate).matrix(query),
  };
}
