import type { MatrixQuery, RoutePlanner, RouteQuery } from '@fahrtwind/geo';
import type { TaskContext } from '../../threads/task.ts';

/** What threads estimate: a part of a route or of a matrix at a time. */
export function createRouteTasks(estimate: RoutePlanner) {
  return {
    estimateLegs: (query: Pick<RouteQuery, 'stops' | 'isMeasureOnly'>, { signal }: TaskContext) =>
      estimate.route({ ...query, signal }),
    estimateRows: (
      query: Pick<MatrixQuery, 'points' | 'rows' | 'routeProfile' | 'toll'>,
      { signal }: TaskContext,
    ) => estimate.matrix({ ...query, signal }),
  };
}

export type RouteTasks = ReturnType<typeof createRouteTasks>;
