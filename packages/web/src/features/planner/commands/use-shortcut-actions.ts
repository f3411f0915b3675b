import { stopsOf, type ScheduleTab } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { useReadTrips } from '../../../store/trips/view/use-trips.ts';
import { isWorthOptimising } from '../../../parts/trip-edit/is-worth-optimising.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import { focusAfterRender } from '../../../parts/trip-edit/focus-after-render.ts';
import { mayEditCurrent } from '../../../parts/trip-edit/use-may-edit.ts';
import { pickedStops } from '../../../parts/trip-edit/picked-stops.ts';
import { commandWindow } from './command-window.ts';
import type { ShortcutId } from './shortcut-of.ts';

export type ShortcutActions = Readonly<Record<ShortcutId, () => void>> & {
  readonly showStop: (stopId: string) => void;
  /** Picks every stop of the trip. */
  readonly pickAll: () => void;
};

/** The actions behind the keys; the palette offers the same ones. */
export function useShortcutActions(): ShortcutActions {
  const read = useReadTrips();
  const { showTab } = usePlannerActions();
  return useMemo(() => {
    const mayEdit = () => mayEditCurrent(read());

    function turnTo(tab: ScheduleTab) {
      showTab(tab);
      focusFirst(`#ansicht-${tab}`);
    }

    function showStop(stopId: string) {
      showTab('list');
      plannerView.select(stopId);
      focusFirst(`[data-row="${CSS.escape(stopId)}"] h3 button`);
    }

    const stopIds = (): readonly string[] =>
      stopsOf(read().current ?? { days: [] }).map(({ id }) => id);

    function startPicking(ids: readonly string[], focusedId: string | null) {
      if (!mayEdit()) return;
      showTab('list');
      pickedStops.start(ids);
      focusAfterRender('data-pick', focusedId ?? stopIds()[0] ?? '');
    }

    function step(by: -1 | 1) {
      const { cityId, openPanel } = plannerView.get();
      const stopId = nextOf(stopIds(), cityId, by);
      if (stopId === undefined) return;
      // From an opened stop one leafs to the next.
      if (openPanel?.kind === 'stop') plannerView.open({ kind: 'stop', stopId });
      else showStop(stopId);
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
        // Pressing it again only returns to the picked stops.
        const { isPicking, ids } = pickedStops.get();
        startPicking(isPicking ? [...ids] : [], plannerView.get().cityId);
      },
      pickAll: () => startPicking(stopIds(), null),
      list: () => turnTo('list'),
      calendar: () => turnTo('calendar'),
      overview: () => turnTo('overview'),
      costs: () => turnTo('costs'),
      map: () => focusFirst('[data-map] canvas'),
      nextStop: () => step(1),
      previousStop: () => step(-1),
      shortcuts: () => commandWindow.show('shortcuts'),
      showStop,
    };
  }, [read, showTab]);
}

/** Starts at the selected stop and wraps around at the ends of the trip. */
function nextOf(ids: readonly string[], id: string | null, by: -1 | 1): string | undefined {
  const at = ids.indexOf(id ?? '');
  return at < 0 ? ids.at(by > 0 ? 0 : -1) : ids[(at + by + ids.length) % ids.length];
}

/** Waits until the requested element is rendered. */
function focusFirst(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()),
  );
}
