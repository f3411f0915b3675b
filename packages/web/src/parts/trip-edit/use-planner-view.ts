import type { Location, ScheduleTab } from '@fahrtwind/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useTripActions } from '../../store/trips/view/use-trips.ts';
import {
  plannerView,
  type OrderPreview,
  type OpenPanel,
  type PlannerPanel,
  type PlannerViewState,
} from './planner-view.ts';
import type { NumberedStop } from '../trip-schedule/stop-numbers.ts';

export interface PlannerActions {
  readonly select: (stopId: string | null) => void;
  readonly hover: (stopId: string | null) => void;
  readonly open: (panel: PlannerPanel) => void;
  readonly close: () => void;
  readonly back: () => void;
  /** Also closes the panel, which stands in the place of the tabs. */
  readonly showTab: (tab: ScheduleTab) => void;
}

/** A primitive value of the view, such as `(view) => view.cityId === stop.id`; renders again only when it changes. */
export function useInView<
  T extends
    | string
    | boolean
    | OpenPanel
    | Location
    | OrderPreview
    | NumberedStop
    | PlannerViewState['finds']
    | PlannerViewState['alternatives']
    | null,
>(select: (view: Omit<PlannerViewState, 'hoveredStopId'>) => T): T {
  const read = () => select(plannerView.get());
  return useSyncExternalStore(plannerView.subscribe, read, read);
}

/** Actions on the view; the same functions at every render. */
export function usePlannerActions(): PlannerActions {
  const { show } = useTripActions();
  return useMemo(() => {
    const { select, hover, open, close, back } = plannerView;
    function showTab(scheduleTab: ScheduleTab) {
      close();
      show({ scheduleTab });
    }
    return { select, hover, open, close, back, showTab };
  }, [show]);
}
