import { moveStop } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import type { DropPlace } from './drop-place.ts';

const moveWithTotals = withTotals(moveStop);

/** Moves a stop to a place, as one step that can be taken back. */
export function usePutStop(): (stopId: string, place: DropPlace) => boolean {
  const run = useRun();
  return useCallback(
    (stopId, { dayId, index }) => run(moveWithTotals, { stopId, toDayId: dayId, index }),
    [run],
  );
}
