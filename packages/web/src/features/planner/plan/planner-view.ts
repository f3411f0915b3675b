import type { Poi } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';

/** What is open beside the list: one thing at a time. */
export type PlannerPanel =
  | { readonly kind: 'stop'; readonly stopId: string }
  | { readonly kind: 'hotel'; readonly dayId: string; readonly hotelId?: string }
  | { readonly kind: 'leg'; readonly which: 'arrival' | 'departure' | 'during' }
  | { readonly kind: 'dates' }
  /** A point of the map that is not a stop yet; with what is there, if it is a point of interest. */
  | { readonly kind: 'place'; readonly location: Location; readonly poi?: Poi };

export interface PlannerViewState {
  readonly selectedStopId: string | null;
  readonly hoveredStopId: string | null;
  readonly openPanel: PlannerPanel | null;
}

const CLOSED: PlannerViewState = { selectedStopId: null, hoveredStopId: null, openPanel: null };

/** What is selected, pointed at and open in the planner: outside of React, so that pointing renders two rows and not all. */
export function createPlannerView() {
  let state = CLOSED;
  const listeners = new Set<() => void>();

  function change(next: Partial<PlannerViewState>): void {
    const merged = { ...state, ...next };
    const isSame =
      merged.selectedStopId === state.selectedStopId &&
      merged.hoveredStopId === state.hoveredStopId &&
      merged.openPanel === state.openPanel;
    if (isSame) return;
    state = merged;
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    select: (selectedStopId: string | null) => change({ selectedStopId }),
    hover: (hoveredStopId: string | null) => change({ hoveredStopId }),
    /** Opens a panel; that of a stop selects the stop, too. */
    open: (openPanel: PlannerPanel) =>
      change(
        openPanel.kind === 'stop' ? { openPanel, selectedStopId: openPanel.stopId } : { openPanel },
      ),
    close: () => change({ openPanel: null }),
    /** For another trip. */
    reset: () => change(CLOSED),
  };
}

export const plannerView = createPlannerView();
