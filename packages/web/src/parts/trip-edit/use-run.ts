import type { Refusal, Result, Trip } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { useRefusalTexts } from '../refusals/texts.ts';
import type { RunKind } from '../../store/trips/view/trip-actions.ts';
import { useReadTrips, useTripActions } from '../../store/trips/view/use-trips.ts';
import { showOffer } from '../../ui/offer.ts';
import type { ToastChoice, ToastKind } from '../../ui/toast.ts';
import { useStateTexts } from './texts.ts';

type Operation<Args> = (trip: Trip, args: Args) => Result<Trip, Refusal>;

interface Edits {
  /** Changes the current trip. A refusal is only logged, by the store, and returns false. */
  readonly run: <Args>(operation: Operation<Args>, args: Args, kind?: RunKind) => boolean;
  /** The same for a field that shows the refusal itself: returns the sentence, null when done. */
  readonly write: <Args>(operation: Operation<Args>, args: Args, kind?: RunKind) => string | null;
  /** Why an edit would be refused now, for a control that is not offered then; undefined where it would not. */
  readonly refusal: <Args>(operation: Operation<Args>, args: Args) => string | undefined;
  /** Says what was just done and offers to undo it; the store withdraws the offer with the next step. */
  readonly offerUndo: (text: string, toast?: ToastKind, choice?: ToastChoice) => void;
}

/** Edits the current trip by the store, and turns a refusal into a sentence. */
export function useRun(): Edits {
  const { run: runInStore, undo } = useTripActions();
  const read = useReadTrips();
  const refusals = useRefusalTexts();
  const { takeBack } = useStateTexts();
  return useMemo<Edits>(() => {
    const write: Edits['write'] = (operation, args, kind) => {
      const result = runInStore(operation, args, kind);
      return result.ok ? null : refusals[result.error];
    };
    return {
      write,
      run: (operation, args, kind) => write(operation, args, kind) === null,
      refusal: (operation, args) => {
        const { current } = read();
        const result = current && operation(current, args);
        return result && !result.ok ? refusals[result.error] : undefined;
      },
      offerUndo: (text, kind = 'info', choice) =>
        showOffer({
          kind,
          text,
          action: { label: takeBack, run: () => void undo() },
          ...(choice && { choice }),
        }),
    };
  }, [runInStore, undo, read, refusals, takeBack]);
}
