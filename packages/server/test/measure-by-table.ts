import type { FindMeasure, Trip } from '@fahrtwind/domain';
import { measureByEstimate } from '../src/features/routes/plan-legs.ts';
import { createPooledPlanner } from '../src/features/routes/pooled-planner.ts';
import { testPool } from './test-pool.ts';

/** How long the legs of a trip are by the table of roads, as a server measures them without a routing service. */
export const measureByTable = (trip: Trip): Promise<FindMeasure> =>
  measureByEstimate(createPooledPlanner(testPool()), trip);
