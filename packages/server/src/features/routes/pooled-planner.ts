import type { MatrixQuery, RouteMatrix, RoutePlanner, RouteQuery } from '@fahrtwind/geo';
import type { RunTask, WorkPool } from '../../threads/work-pool.ts';
import type { RouteTasks } from './route-tasks.ts';

/** About a tenth of a second of work, and as much of a reply as the event loop reads in some milliseconds. */
const LEGS_AT_A_TIME = 50;
const CELLS_AT_A_TIME = 4000;
/** A hundred times what a part takes: only a fault lasts so long. */
const BUDGET_MS = 15_000;
const SERVER = 'server';

/** The estimate, made by threads: in parts, so that others have their turn between them. */
export function createPooledPlanner(pool: WorkPool): RoutePlanner {
  const run = pool.of<RouteTasks>();
  return {
    route: (query) => planRoute(run, query),
    matrix: (query) => planMatrix(run, query),
  };
}

async function planRoute(
  run: RunTask<RouteTasks>,
  { stops, signal, asker = SERVER, isMeasureOnly = false }: RouteQuery,
): ReturnType<RoutePlanner['route']> {
  const work = { asker, signal, budgetMs: BUDGET_MS };
  const ask = (start: number) => {
    // Each part begins with the stop where the one before it ended.
    const part = { stops: stops.slice(start, start + LEGS_AT_A_TIME + 1), isMeasureOnly };
    return run('estimateLegs', part, { ...work, shareKey: `legs ${JSON.stringify(part)}` });
  };
  const first = await ask(0);
  const legs = [...first.value];
  for (let start = LEGS_AT_A_TIME; start < stops.length - 1; start += LEGS_AT_A_TIME)
    legs.push(...(await ask(start)).value);
  return { ...first, value: legs };
}

async function planMatrix(
  run: RunTask<RouteTasks>,
  { points, routeProfile, toll, signal, asker = SERVER }: MatrixQuery,
): ReturnType<RoutePlanner['matrix']> {
  const step = Math.max(1, Math.floor(CELLS_AT_A_TIME / Math.max(1, points.length)));
  const matrix: {
    meters: RouteMatrix['meters'][number][];
    seconds: RouteMatrix['seconds'][number][];
  } = {
    meters: [],
    seconds: [],
  };
  const ask = (start: number) => {
    const rows = { start, end: start + step };
    const query = { points, rows, routeProfile, toll };
    return run('estimateRows', query, {
      asker,
      signal,
      budgetMs: BUDGET_MS,
      shareKey: `rows ${JSON.stringify(query)}`,
    });
  };
  let answer = await ask(0);
  for (let start = step; ; start += step) {
    matrix.meters.push(...answer.value.meters);
    matrix.seconds.push(...answer.value.seconds);
    if (start >= points.length) return { ...answer, value: { ...matrix, isEstimate: true } };
    answer = await ask(start);
  }
}
