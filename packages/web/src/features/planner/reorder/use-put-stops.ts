import { moveStops } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import type { DropPlace } from './drop-place.ts';

const moveWithTotals = withTotals(moveStops);

/** Moves stops together to a place, as one step that can be taken back. */
export function usePutStops(): (stopIds: Iterable<string>, place: DropPlace) => boolean {
  const run = useRun();
  return useCallback(
    (stopIds, { dayId, index }) =>
      run(moveWithTotals, { stopIds: [...stopIds], toDayId: dayId, index }),
    [run],
  );
}
