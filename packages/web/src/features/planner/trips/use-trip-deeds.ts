import type { TripSummary } from '@fahrtwind/contract';
import { duplicateTrip, MAX_TITLE_LENGTH, renameTrip, type Refusal } from '@fahrtwind/domain';
import { useCallback, useMemo } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { usePrompt } from '../../../ui/prompt.tsx';
import { showToast, type Toast } from '../../../ui/toast.ts';
import { usePlannerTexts } from '../texts.ts';

export interface TripDeeds {
  readonly rename: (trip: TripSummary) => Promise<void>;
  readonly duplicate: (trip: TripSummary) => Promise<void>;
  readonly remove: (trip: TripSummary) => Promise<void>;
  readonly restore: (trip: TripSummary) => Promise<void>;
}

/** What can be done with a trip from the list. */
export function useTripDeeds(): TripDeeds {
  const { trips: texts } = usePlannerTexts();
  const refusals = useRefusalTexts();
  const actions = useTripActions();
  const prompt = usePrompt();

  const duplicate = useDuplicate();
  return useMemo(() => {
    const tellRefused = (code: Refusal) => showToast({ kind: 'warning', text: refusals[code] });
    const tellMissing = () => showToast({ kind: 'warning', text: texts.notReachable });

    async function restore({ id, title }: TripSummary) {
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
        else if (!done.ok) tellRefused(done.error);
      },
      async remove(trip) {
        if (!(await actions.remove(trip.id))) return;
        showToast({
          kind: 'info',
          text: texts.removed(trip.title),
          action: { label: texts.takeBack, run: () => void restore(trip) },
        });
      },
    };
  }, [texts, refusals, actions, prompt, duplicate]);
}

function useDuplicate(): TripDeeds['duplicate'] {
  const { trips: texts } = usePlannerTexts();
  const refusals = useRefusalTexts();
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
        if (!made.ok) return { kind: 'warning', text: refusals[made.error] };
        const copy = made.value;
        return (await create(copy))
          ? { kind: 'positive', text: texts.duplicated(copy.title) }
          : { kind: 'warning', text: texts.notDuplicated(copy.title) };
      }
    },
    [texts, refusals, read, create],
  );
}
