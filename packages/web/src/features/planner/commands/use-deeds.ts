import { stopsOf, type ScheduleTab } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { useReadTrips } from '../../../store/trips/use-trips.ts';
import { isWorthOptimising } from '../optimise/optimise-button.tsx';
import { plannerView } from '../plan/planner-view.ts';
import { usePlannerActions } from '../plan/use-planner-view.ts';
import { focusSoon } from '../reorder/drop-marks.ts';
import { pickedStops } from '../reorder/picked-stops.ts';
import { commandWindow } from './command-window.ts';
import type { ShortcutId } from './shortcut-of.ts';

export type Deeds = Readonly<Record<ShortcutId, () => void>> & {
  readonly showStop: (stopId: string) => void;
};

/** What the keys do; the palette offers the same. */
export function useDeeds(): Deeds {
  const read = useReadTrips();
  const { showTab } = usePlannerActions();
  return useMemo(() => {
    const mayEdit = () => read().currentRole !== 'reader';

    function turnTo(tab: ScheduleTab) {
      showTab(tab);
      focusFirst(`#ansicht-${tab}`);
    }

    function showStop(stopId: string) {
      showTab('list');
      plannerView.select(stopId);
      focusFirst(`[data-row="${CSS.escape(stopId)}"] h3 button`);
    }

    /** From the selected one on; around the ends of the trip. */
    function step(by: -1 | 1) {
      const { current } = read();
      const ids = current ? stopsOf(current).map(({ id }) => id) : [];
      const at = ids.indexOf(plannerView.get().selectedStopId ?? '');
      const next = at < 0 ? ids.at(by > 0 ? 0 : -1) : ids[(at + by + ids.length) % ids.length];
      if (next !== undefined) showStop(next);
    }

    return {
      newStop: () => {
        if (!mayEdit()) return;
        showTab('list');
        focusFirst('#stopp-hinzufuegen');
      },
      optimise: () => {
        const { current } = read();
        if (mayEdit() && isWorthOptimising(current)) plannerView.open({ kind: 'optimise' });
      },
      dates: () => {
        if (mayEdit()) plannerView.open({ kind: 'dates' });
      },
      pick: () => {
        if (!mayEdit()) return;
        showTab('list');
        // Once more only leads back to what is picked.
        if (!pickedStops.get().isPicking) pickedStops.start();
        const { current } = read();
        const first = plannerView.get().selectedStopId ?? (current && stopsOf(current)[0]?.id);
        focusSoon('data-pick', first ?? '');
      },
      list: () => turnTo('list'),
      calendar: () => turnTo('calendar'),
      costs: () => turnTo('costs'),
      map: () => focusFirst('[data-map] canvas'),
      nextStop: () => step(1),
      previousStop: () => step(-1),
      shortcuts: () => commandWindow.show('shortcuts'),
      showStop,
    };
  }, [read, showTab]);
}

/** After what has just been asked for is drawn. */
function focusFirst(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()),
  );
}
