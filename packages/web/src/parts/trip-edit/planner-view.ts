import type { KnownLeg } from '../../store/routes/leg-cache.ts';
import type { Poi } from '@fahrtwind/contract';
import { shortLabel, stopsOf, type Day, type Hotel, type Location } from '@fahrtwind/domain';
import { movedStops, type NumberedStop } from '../trip-schedule/stop-numbers.ts';
import { createEmitter } from '../../ui/observable.ts';

export type PlannerLeg = 'arrival' | 'departure' | 'during';

/** A panel to be opened, with what it is about. */
export type PlannerPanel =
  /** A stop is shown as a place first; its form is opened from there. */
  | { readonly kind: 'stop'; readonly stopId: string; readonly isEditing?: true }
  /** The leg that leads to a stop. */
  | { readonly kind: 'way'; readonly stopId: string }
  | { readonly kind: 'hotel'; readonly dayId: string; readonly hotelId?: string }
  | { readonly kind: 'leg'; readonly which: PlannerLeg }
  | { readonly kind: 'dates' }
  | { readonly kind: 'optimise' }
  | { readonly kind: 'spread' }
  /** What lies along the road. */
  | { readonly kind: 'along' }
  /** A whole day for a navigation app. */
  | { readonly kind: 'navigation'; readonly dayId: string }
  | { readonly kind: 'assistant' }
  /** Copies stops of another trip into a day. */
  | { readonly kind: 'copy'; readonly dayId: string }
  /** A point of the map that is not a stop, with its point of interest if there is one. */
  | { readonly kind: 'place'; readonly location: Location; readonly poi?: Poi };

/** A previewed order or proposal that is not applied. */
export interface OrderPreview {
  readonly days: readonly Day[];
  /** Where they change, too. */
  readonly hotels?: readonly Hotel[];
  /** What it saves or changes. */
  readonly words: string;
  /** The new positions of the stops that would move. */
  readonly positions: ReadonlyMap<string, NumberedStop>;
  /** The stops that would go. */
  readonly removed: ReadonlySet<string>;
  readonly added: AddedStops;
}

/** The names of stops that would come, by the stop of now that they follow, or precede at the beginning of the trip. */
interface AddedStops {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

interface ProposedOrder extends Pick<OrderPreview, 'days' | 'hotels' | 'words'> {
  /** The current days. */
  readonly before: readonly Day[];
}

/** The panel that is open; there is at most one. What it is about stands beside it where the specification names it. */
export type OpenPanel =
  | Exclude<PlannerPanel, { readonly kind: 'hotel' | 'place' }>
  | { readonly kind: 'hotel'; readonly hotelId?: string }
  | { readonly kind: 'place'; readonly poi?: Poi };

/** What is open right now in the current trip; kept while the app runs and never stored. */
export interface PlannerViewState {
  readonly lastClickedLocation: Location | null;
  /** The selected stop. */
  readonly cityId: string | null;
  /** The stop with a frame in list and map. It goes with its panel; the selection stays, so that new places go behind it. */
  readonly markedStopId: string | null;
  /** The stop that was added last. */
  readonly addedStopId: string | null;
  readonly editedEntryId: string | null;
  /** The stop to which that entry belongs. */
  readonly entryCityId: string | null;
  /** The day for which a hotel is set. */
  readonly hotelDayId: string | null;
  readonly hoveredStopId: string | null;
  readonly openPanel: OpenPanel | null;
  readonly preview: OrderPreview | null;
  /** Places that a panel shows on the map while it is open. */
  readonly finds: readonly Poi[];
  /** The lines of other ways of a leg, while they are offered. */
  readonly alternatives: readonly KnownLeg['geometry'][];
}

const NO_PANEL = {
  openPanel: null,
  hotelDayId: null,
  editedEntryId: null,
  entryCityId: null,
} as const;

const CLOSED: PlannerViewState = {
  ...NO_PANEL,
  lastClickedLocation: null,
  cityId: null,
  markedStopId: null,
  addedStopId: null,
  hoveredStopId: null,
  preview: null,
  finds: [],
  alternatives: [],
};

/**
 * What is selected, hovered and open in the planner. Kept outside React, so that hovering renders two rows and not
 * all.
 */
export function createPlannerView() {
  let state = CLOSED;
  let tripId: string | null = null;
  const changed = createEmitter();
  const hovered = createEmitter();

  function change(next: Partial<PlannerViewState>): void {
    const names = Object.keys(next).filter(
      (name) => Reflect.get(state, name) !== Reflect.get(next, name),
    );
    state = { ...state, ...next };
    if (names.includes('hoveredStopId')) hovered.emit();
    if (names.some((name) => name !== 'hoveredStopId')) changed.emit();
  }

  return {
    get: () => state,
    /** Tells of everything but the hovered stop, which changes with every move of the mouse. */
    subscribe: changed.subscribe,
    subscribeToHover: hovered.subscribe,
    showAlternatives: (alternatives: PlannerViewState['alternatives']) => {
      if (alternatives.length + state.alternatives.length > 0) change({ alternatives });
    },
    select: (cityId: string | null) => change({ cityId, markedStopId: cityId }),
    /** Selects a stop that was just added. */
    selectAdded: (stopId: string) =>
      change({ cityId: stopId, markedStopId: stopId, addedStopId: stopId }),
    hover: (hoveredStopId: string | null) => change({ hoveredStopId }),
    /** Clears the hover of this stop, unless another one is hovered already. */
    leave: (stopId: string) => {
      if (state.hoveredStopId === stopId) change({ hoveredStopId: null });
    },
    /** Opens a panel; the panel of a stop, or of the way to it, also selects the stop. */
    open: (panel: PlannerPanel) => change({ ...NO_PANEL, ...opened(panel) }),
    close: () => change({ ...NO_PANEL, markedStopId: null }),
    /** One step back: from the form of a stop to the stop as a place, else closes the panel. */
    back: () => {
      const { openPanel } = state;
      const isForm = openPanel?.kind === 'stop' && openPanel.isEditing === true;
      const place = isForm ? ({ kind: 'stop', stopId: openPanel.stopId } as const) : null;
      change({ ...NO_PANEL, openPanel: place, ...(place ? {} : { markedStopId: null }) });
    },
    /** Opens the fields of an entry in the panel of its stop; null closes them. */
    editEntry: (entryCityId: string, editedEntryId: string | null) =>
      change({ editedEntryId, entryCityId: editedEntryId === null ? null : entryCityId }),
    /** Shows places on the map, none to end it. */
    showFinds: (finds: readonly Poi[]) => change({ finds }),
    /** Previews another order or a proposal in list and map; null ends it. */
    showPreview: (preview: ProposedOrder | null) => {
      if (!preview) return change({ preview: null });
      const { before, ...after } = preview;
      const { days } = after;
      const kept = new Set(stopsOf({ days }).map(({ id }) => id));
      const gone = stopsOf({ days: before }).filter(({ id }) => !kept.has(id));
      const removed = new Set(gone.map(({ id }) => id));
      const added = addedStops(before, days);
      change({ preview: { ...after, removed, added, positions: movedStops(before, days) } });
    },
    /** The page shows a trip: another one than before has nothing selected. Returns what closes everything on leaving. */
    enter: (id: string) => {
      if (id !== tripId) change(CLOSED);
      tripId = id;
      return () => change({ ...NO_PANEL, hoveredStopId: null, preview: null });
    },
    reset: () => change(CLOSED),
  };
}

function opened(panel: PlannerPanel): Partial<PlannerViewState> {
  if (panel.kind === 'stop' || panel.kind === 'way')
    return { openPanel: panel, cityId: panel.stopId, markedStopId: panel.stopId };
  if (panel.kind === 'hotel') {
    const { dayId, ...openPanel } = panel;
    return { openPanel, hotelDayId: dayId };
  }
  if (panel.kind !== 'place') return { openPanel: panel };
  const { location, ...openPanel } = panel;
  return { openPanel, lastClickedLocation: location };
}

function addedStops(now: readonly Day[], proposed: readonly Day[]): AddedStops {
  const known = new Set(stopsOf({ days: now }).map(({ id }) => id));
  const stops = stopsOf({ days: proposed });
  const first = stops.find(({ id }) => known.has(id))?.id;
  const after = new Map<string, string[]>();
  let follows = '';
  for (const { id, location } of stops) {
    if (known.has(id)) follows = id;
    else after.set(follows, [...(after.get(follows) ?? []), shortLabel(location)]);
  }
  const named = [...after].map(([id, names]) => [id, names.join(', ')] as const);
  return {
    before: new Map(
      first ? named.filter(([id]) => id === '').map(([, names]) => [first, names]) : [],
    ),
    after: new Map(named.filter(([id]) => id !== '')),
  };
}

export const plannerView = createPlannerView();
