import type { Refusal, Result, Trip } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { showToast } from '../../../ui/toast.ts';

type Run = <Args>(
  operation: (trip: Trip, args: Args) => Result<Trip, Refusal>,
  args: Args,
) => boolean;

/** Changes the current trip as a step of its own; a refusal is said in words, and answered with false. */
export function useRun(): Run {
  const { run } = useTripActions();
  const refusals = useRefusalTexts();
  return useCallback<Run>(
    (operation, args) => {
      const result = run(operation, args, { isForced: true });
      if (!result.ok) showToast({ kind: 'warning', text: refusals[result.error] });
      return result.ok;
    },
    [run, refusals],
  );
}
