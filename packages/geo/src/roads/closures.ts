import type { Closure } from '@fahrtwind/domain';
import type { FoundWay } from './find-way.ts';
import { isOpenIn, type RoadTable } from './road-table.ts';

/** The passes and ferries on a way that are closed in a month, each once. */
export function closuresOn(
  { ways }: FoundWay,
  table: RoadTable,
  month: number | undefined,
): readonly Closure[] {
  const closures = new Map<string, Closure>();
  for (const index of ways) {
    const way = table.ways[index];
    if (!way || month === undefined || isOpenIn(way, month)) continue;
    const ends = [table.cities[way.from]?.name, table.cities[way.to]?.name];
    const name = way.pass?.name ?? ends.join('–');
    closures.set(name, { name, kind: way.pass ? 'pass' : 'ferry', isAvoided: false });
  }
  return [...closures.values()];
}
