import { ok, type Trip } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { useReadTrips } from '../../store/trips/view/use-trips.ts';
import { plannerView } from './planner-view.ts';
import { useRun } from './use-run.ts';

/** Shows another trip in list and map while a panel is open; nothing for null. */
export function useShownPreview({ days }: Trip, after: Trip | null, words: string): void {
  useEffect(() => {
    plannerView.showPreview(after ? { before: days, days: after.days, words } : null);
    return () => plannerView.showPreview(null);
  }, [days, after, words]);
}

/** Applies a preview to the trip that it was computed for; a trip that has changed since needs a new one. */
export function useAcceptPreview(
  trip: Trip,
  after: Trip | null,
  { doneText, onDone }: { readonly doneText: string; readonly onDone: () => void },
): { readonly accept: () => void; readonly isStale: boolean } {
  const read = useReadTrips();
  const { run, offerUndo } = useRun();
  const [isStale, setStale] = useState(false);
  function accept() {
    if (!after) return;
    // The click can come before the changed trip is rendered; the preview follows with that render.
    if (read().current !== trip) return setStale(true);
    if (!run(() => ok(after), {}, 'forced')) return;
    onDone();
    offerUndo(doneText, 'positive');
  }
  return { accept, isStale };
}
