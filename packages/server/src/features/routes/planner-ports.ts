import type { MatrixQuery, RoutePlanner, RouteQuery } from '@fahrtwind/geo';
import type { Ports, TaskContext } from '../../threads/task.ts';
import type { ConfiguredPlanner } from './create-planner.ts';

/** The planner for tasks: on the main thread, where routing services are asked and answers are kept. */
export function plannerPorts(
  planner: ConfiguredPlanner,
  onFailure: (error: unknown) => void,
): Ports {
  return {
    isEstimate: async () => planner.isEstimate(),
    planRoute: (query: RouteQuery) => planner.route(query),
    planMatrix: (query: MatrixQuery) => planner.matrix(query),
    planFailed: async (error: unknown) => onFailure(error),
  };
}

/** The same planner, seen from a task: the thread's own estimate while no service and no region answers. */
export function plannerOfTask({ call }: TaskContext, estimate: RoutePlanner): RoutePlanner {
  let choice: Promise<RoutePlanner> | null = null;
  const choose = (): Promise<RoutePlanner> =>
    (choice ??= call<boolean>('isEstimate').then((isEstimate) =>
      isEstimate ? estimate : remotePlanner(call),
    ));
  return {
    route: async (query) => (await choose()).route(query),
    matrix: async (query) => (await choose()).matrix(query),
  };
}

function remotePlanner(call: TaskContext['call']): RoutePlanner {
  return {
    route: async ({ signal, ...query }) => {
      signal?.throwIfAborted();
      return call('planRoute', query);
    },
    matrix: async ({ signal, ...query }) => {
      signal?.throwIfAborted();
      return call('planMatrix', query);
    },
  };
}
