import type { Refusal, Result, Trip } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import type { RunOptions } from '../../../store/trips/trip-actions.ts';
import { useTripActions } from '../../../store/trips/use-trips.ts';

type Edit = <Args>(
  operation: (trip: Trip, args: Args) => Result<Trip, Refusal>,
  args: Args,
  options?: RunOptions,
) => string | null;

const OWN_STEP: RunOptions = { isForced: true };

/** Changes the current trip at once; answers why not, as a sentence to stand beside the field, else null. */
export function useEdit(): Edit {
  const { run } = useTripActions();
  const refusals = useRefusalTexts();
  return useCallback<Edit>(
    (operation, args, options = OWN_STEP) => {
      const result = run(operation, args, options);
      return result.ok ? null : refusals[result.error];
    },
    [run, refusals],
  );
}
