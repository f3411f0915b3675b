import type { FindMeasure, Trip } from '@fahrtwind/domain';
import { measureTrip } from '../src/features/routes/plan-legs.ts';
import { createPooledPlanner } from '../src/features/routes/pooled-planner.ts';
import { testPool } from './test-pool.ts';

/** How long the legs of a trip are by the table of roads, as a server measures them without a routing service. */
export const measureByTable = async (trip: Trip): Promise<FindMeasure> =>
  (await measureTrip(createPooledPlanner(testPool()), trip)).legOf;
