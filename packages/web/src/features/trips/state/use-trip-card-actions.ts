import type { TripSummary } from '@fahrtwind/contract';
import { duplicateTrip, MAX_TITLE_LENGTH, renameTrip } from '@fahrtwind/domain';
import { useCallback, useMemo } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { usePrompt } from '../../../ui/prompt.tsx';
import { showToast, type Toast } from '../../../ui/toast.ts';
import { useTripsTexts } from '../texts.ts';

type NamedTrip = Pick<TripSummary, 'id' | 'title'>;

export interface TripCardActions {
  readonly rename: (trip: NamedTrip) => Promise<void>;
  readonly duplicate: (trip: NamedTrip) => Promise<void>;
  /** Forgets the steps back of a trip, after asking. */
  readonly forgetSteps: (trip: NamedTrip) => Promise<void>;
  /** False where it could not be deleted. */
  readonly remove: (trip: NamedTrip) => Promise<boolean>;
  readonly restore: (trip: NamedTrip) => Promise<void>;
}

/** The actions on a trip of the list, or on the open one. */
export function useTripCardActions(): TripCardActions {
  const texts = useTripsTexts();
  const actions = useTripActions();
  const prompt = usePrompt();
  const confirm = useConfirm();

  const duplicate = useDuplicate();
  return useMemo(() => {
    const tellMissing = () => showToast({ kind: 'warning', text: texts.notReachable });

    async function restore({ id, title }: NamedTrip) {
      if (await actions.restore(id)) showToast({ kind: 'positive', text: texts.restored(title) });
    }

    return {
      restore,
      duplicate,
      async rename({ id, title }) {
        const wanted = await prompt({
          title: texts.renameTitle,
          label: texts.renameLabel,
          initial: title,
          maxLength: MAX_TITLE_LENGTH,
          isValid: (value) => value.trim() !== '',
          okLabel: texts.renameOk,
        });
        if (wanted === null || wanted.trim() === title) return;
        const done = await actions.change(id, renameTrip, { title: wanted });
        if (done === null) tellMissing();
      },
      async forgetSteps({ id, title }) {
        const isSure = await confirm({
          title: texts.forgetStepsTitle,
          text: texts.forgetStepsText(title),
          okLabel: texts.forgetStepsOk,
          isDangerous: true,
        });
        if (!isSure) return;
        actions.clearHistory(id);
        showToast({ kind: 'positive', text: texts.stepsForgotten(title) });
      },
      async remove(trip) {
        if (!(await actions.remove(trip.id))) return false;
        showToast({
          kind: 'info',
          text: texts.removed(trip.title),
          action: { label: texts.takeBack, run: () => void restore(trip) },
        });
        return true;
      },
    };
  }, [texts, actions, prompt, confirm, duplicate]);
}

function useDuplicate(): TripCardActions['duplicate'] {
  const texts = useTripsTexts();
  const { read, create } = useTripActions();
  return useCallback(
    async ({ id, title }) => {
      showToast(await duplicate());

      async function duplicate(): Promise<Toast> {
        const trip = await read(id);
        if (!trip) return { kind: 'warning', text: texts.notReachable };
        const made = duplicateTrip(trip, {
          id: makeId(),
          userId: trip.userId,
          now: new Date().toISOString(),
          title: texts.copyTitle(title),
          makeId,
        });
        // A new id cannot be refused, and the rest was taken when the trip was made.
        if (!made.ok) throw new Error(`Trip not duplicated: ${made.error}`);
        const copy = made.value;
        return (await create(copy, { isDuplicate: true }))
          ? { kind: 'positive', text: texts.duplicated(copy.title) }
          : { kind: 'warning', text: texts.notDuplicated(copy.title) };
      }
    },
    [texts, read, create],
  );
}
