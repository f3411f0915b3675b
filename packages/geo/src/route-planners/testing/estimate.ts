import { join } from 'node:path';
import type { RoutePlanner } from '../../ports.ts';
import { loadRoadEstimates } from '../../roads/load-roads.ts';
import { createEstimatePlanner } from '../estimate-planner.ts';

/** The embedded planner on the real table of roads. */
export function realEstimate(): RoutePlanner {
  const roads = loadRoadEstimates(join(import.meta.dirname, '../../../../../data/roads'));
  return createEstimatePlanner(() => roads);
}
