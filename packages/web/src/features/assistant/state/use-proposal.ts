import type { AssistantMessage } from '@fahrtwind/contract';
import {
  compareTrips,
  isSameData,
  ok,
  refuse,
  replayOperations,
  type Replayed,
  type Trip,
  type TripComparison,
  type TripOperation,
} from '@fahrtwind/domain';
import { useEffect, useMemo } from 'react';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { useRoutes } from '../../../parts/trip-routes/use-routes.ts';

export interface Preview extends Pick<Replayed, 'notFitting'> {
  readonly after: Trip;
  readonly comparison: TripComparison;
}

/** What a proposal would make of the trip as it is now, by the same planner of ways as the list: accepting it changes no figure. */
export function usePreview(trip: Trip, message: AssistantMessage): Preview {
  const replayed = useMemo(() => replayOperations(trip, operationsOf(message)), [trip, message]);
  const { trip: after, notFitting } = replayed;
  const { measure } = useRoutes(after);
  return useMemo(
    () => ({ after, notFitting, comparison: compareTrips(trip, after, measure) }),
    [trip, after, notFitting, measure],
  );
}

/** Shows a proposal in list and map, as the optimisation does, while it waits. */
export function useShownPreview(trip: Trip, preview: Preview, words: string): void {
  const { days } = trip;
  const { after, comparison } = preview;
  useEffect(() => {
    if (comparison.isSame) return undefined;
    plannerView.showPreview({ before: days, days: after.days, hotels: after.hotels, words });
    return () => plannerView.showPreview(null);
  }, [days, after, comparison.isSame, words]);
}

/** What accepting came to. */
export type Accepted = 'done' | 'partly' | 'nothing';

/** Replays a proposal on the trip as it is in this moment, as one step that can be undone. */
export function useAcceptProposal(): (message: AssistantMessage) => Accepted {
  const { run } = useRun();
  return (message) => {
    let accepted: Accepted = 'nothing';
    const isDone = run(
      (trip: Trip) => {
        const { trip: after, notFitting } = replayOperations(trip, operationsOf(message));
        if (isSameData(after, trip)) return refuse('stop-gone');
        accepted = notFitting.length > 0 ? 'partly' : 'done';
        return ok(after);
      },
      {},
      'forced',
    );
    return isDone ? accepted : 'nothing';
  };
}

export function operationsOf({ proposal }: AssistantMessage): readonly TripOperation[] {
  // The server has made them by the domain's own types; each is checked again where it is done.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (proposal?.operations ?? []) as unknown as readonly TripOperation[];
}
