import type { Refusal, Result, Trip } from '@fahrtwind/domain';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { showUndoToast } from '../plan/show-undo-toast.ts';
import { useRun } from '../plan/use-run.ts';
import { useEditTexts } from './texts.ts';

type Undoable = <Args>(
  operation: (trip: Trip, args: Args) => Result<Trip, Refusal>,
  args: Args,
  said: string,
) => boolean;

/** Does something that people may regret: says what was done, and offers to take it back. */
export function useUndoable(): Undoable {
  const texts = useEditTexts();
  const { undo } = useTripActions();
  const run = useRun();
  return (operation, args, said) => {
    if (!run(operation, args)) return false;
    showUndoToast({ kind: 'info', text: said, label: texts.takeBack, undo });
    return true;
  };
}
