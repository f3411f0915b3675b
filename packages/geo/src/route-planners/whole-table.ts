import type { RouteMatrix } from '../ports.ts';
import type { MatrixBlock } from './routing-engine.ts';

/** The table itself if it has a cell for every way; a missing one would move all others to wrong places. */
export function wholeTable(
  table: RouteMatrix,
  { sources, targets }: Pick<MatrixBlock, 'sources' | 'targets'>,
): RouteMatrix {
  const isWhole = [table.meters, table.seconds].every(
    (rows) => rows.length === sources.length && rows.every((row) => row.length === targets.length),
  );
  if (!isWhole) throw new Error('the table has gaps');
  return table;
}
