import type { RoadProfile } from '@fahrtwind/domain';
import type { Coordinates, MatrixQuery, RouteMatrix, RoutePlanner } from '../ports.ts';
import type { RoutingEngine, TravelWish } from './routing-engine.ts';

/** What engines take in one question: 50 by 50 ways by default. */
const BLOCK = 50;

type Cells = (number | null)[][];

/** Asks block by block; points beyond the engine's data get their rows and columns from the estimate. */
export async function engineMatrix(
  engine: RoutingEngine,
  estimate: RoutePlanner,
  query: MatrixQuery,
  profile: RoadProfile,
): Promise<RouteMatrix> {
  const { points, toll, signal } = query;
  const wish: TravelWish = { profile, mayUseToll: toll };
  const all = points.map((_, index) => index);
  const whole = await askBlocks(engine, points, all, wish, signal);
  if (whole !== 'beyond') return whole;
  const known = await knownPoints(engine, points, wish, signal);
  const { value } = await estimate.matrix(query);
  const measured = await askBlocks(engine, points, known, wish, signal);
  return measured === 'beyond' ? value : overlaid(value, measured, known);
}

async function askBlocks(
  engine: RoutingEngine,
  points: readonly Coordinates[],
  indexes: readonly number[],
  wish: TravelWish,
  signal: AbortSignal | undefined,
): Promise<RouteMatrix | 'beyond'> {
  const meters: Cells = indexes.map(() => []);
  const seconds: Cells = indexes.map(() => []);
  const pick = (start: number): readonly Coordinates[] =>
    indexes.slice(start, start + BLOCK).flatMap((index) => points[index] ?? []);
  for (let row = 0; row < indexes.length; row += BLOCK) {
    for (let column = 0; column < indexes.length; column += BLOCK) {
      signal?.throwIfAborted();
      const block = { ...wish, sources: pick(row), targets: pick(column) };
      const answer = await engine.matrix(block, signal);
      if (answer === 'beyond') return 'beyond';
      for (const [index, line] of answer.meters.entries()) meters[row + index]?.push(...line);
      for (const [index, line] of answer.seconds.entries()) seconds[row + index]?.push(...line);
    }
  }
  return { meters, seconds };
}

/** Engines refuse a whole block for one bad point and do not say which. */
async function knownPoints(
  engine: RoutingEngine,
  points: readonly Coordinates[],
  wish: TravelWish,
  signal: AbortSignal | undefined,
): Promise<readonly number[]> {
  const known: number[] = [];
  for (const [index, point] of points.entries()) {
    signal?.throwIfAborted();
    const answer = await engine.matrix({ ...wish, sources: [point], targets: [point] }, signal);
    if (answer !== 'beyond') known.push(index);
  }
  return known;
}

function overlaid(below: RouteMatrix, above: RouteMatrix, indexes: readonly number[]): RouteMatrix {
  const overlay = (lower: RouteMatrix['meters'], upper: RouteMatrix['meters']): Cells => {
    const cells = lower.map((row) => [...row]);
    for (const [row, from] of indexes.entries()) {
      for (const [column, to] of indexes.entries()) {
        const line = cells[from];
        if (line) line[to] = upper[row]?.[column] ?? null;
      }
    }
    return cells;
  };
  return {
    meters: overlay(below.meters, above.meters),
    seconds: overlay(below.seconds, above.seconds),
    isEstimate: true,
  };
}
