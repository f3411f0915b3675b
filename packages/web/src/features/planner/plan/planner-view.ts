import type { Poi } from '@fahrtwind/contract';
import type { Day, Location } from '@fahrtwind/domain';
import { movedStops, type NumberedStop } from './stop-numbers.ts';

export type PlannerLeg = 'arrival' | 'departure' | 'during';

/** What is open beside the list: one thing at a time. */
export type PlannerPanel =
  | { readonly kind: 'stop'; readonly stopId: string }
  | { readonly kind: 'hotel'; readonly dayId: string; readonly hotelId?: string }
  | { readonly kind: 'leg'; readonly which: PlannerLeg }
  | { readonly kind: 'dates' }
  | { readonly kind: 'optimise' }
  /** Stops of another trip, to be taken over into a day. */
  | { readonly kind: 'copy'; readonly dayId: string }
  /** A point of the map that is not a stop yet; with what is there, if it is a point of interest. */
  | { readonly kind: 'place'; readonly location: Location; readonly poi?: Poi };

/** Another order of the trip that is shown and not taken over yet. */
export interface OrderPreview {
  readonly days: readonly Day[];
  /** What it saves. */
  readonly words: string;
  /** Where the stops would be that would move. */
  readonly places: ReadonlyMap<string, NumberedStop>;
}

interface ProposedOrder extends Pick<OrderPreview, 'days' | 'words'> {
  /** The days as they are. */
  readonly before: readonly Day[];
}

export interface PlannerViewState {
  readonly selectedStopId: string | null;
  readonly hoveredStopId: string | null;
  readonly openPanel: PlannerPanel | null;
  readonly preview: OrderPreview | null;
}

const CLOSED: PlannerViewState = {
  selectedStopId: null,
  hoveredStopId: null,
  openPanel: null,
  preview: null,
};

/** What is selected, pointed at and open in the planner: outside of React, so that pointing renders two rows and not all. */
export function createPlannerView() {
  let state = CLOSED;
  const listeners = new Set<() => void>();

  function change(next: Partial<PlannerViewState>): void {
    const merged = { ...state, ...next };
    const isSame =
      merged.selectedStopId === state.selectedStopId &&
      merged.hoveredStopId === state.hoveredStopId &&
      merged.openPanel === state.openPanel &&
      merged.preview === state.preview;
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
    /** The mouse has left this one; another one that is pointed at stays so. */
    leave: (stopId: string) => {
      if (state.hoveredStopId === stopId) change({ hoveredStopId: null });
    },
    /** Opens a panel; that of a stop selects the stop, too. */
    open: (openPanel: PlannerPanel) =>
      change(
        openPanel.kind === 'stop' ? { openPanel, selectedStopId: openPanel.stopId } : { openPanel },
      ),
    close: () => change({ openPanel: null }),
    /** Shows another order in list and map; null ends that. */
    showPreview: (preview: ProposedOrder | null) => {
      if (!preview) return change({ preview: null });
      const { before, days, words } = preview;
      change({ preview: { days, words, places: movedStops(before, days) } });
    },
    /** For another trip. */
    reset: () => change(CLOSED),
  };
}

export const plannerView = createPlannerView();
