import { createEmitter } from '../../ui/observable.ts';

interface DayView {
  /** Days that show one line only. */
  readonly collapsedIds: ReadonlySet<string>;
  /** The only day that the map shows; null shows the whole trip. */
  readonly onlyDayId: string | null;
  /** Whether stops are shown without notes, entries and plain legs; remembered on the device. */
  readonly isCompact: boolean;
}

/** Signing out removes everything with the prefix `private-`. */
const DENSITY = 'private-planner-density';

/** As the server renders it. */
export const FIRST_DAY_VIEW: DayView = {
  collapsedIds: new Set(),
  onlyDayId: null,
  isCompact: false,
};

function createDayView() {
  let state: DayView = {
    ...FIRST_DAY_VIEW,
    isCompact: globalThis.localStorage?.getItem(DENSITY) === 'compact',
  };
  const changed = createEmitter();

  function change(next: Partial<DayView>): void {
    state = { ...state, ...next };
    changed.emit();
  }

  function setCollapsed(dayId: string, isCollapsed: boolean): void {
    if (state.collapsedIds.has(dayId) === isCollapsed) return;
    const collapsedIds = new Set(state.collapsedIds);
    if (isCollapsed) collapsedIds.add(dayId);
    else collapsedIds.delete(dayId);
    change({ collapsedIds });
  }

  return {
    get: () => state,
    subscribe: changed.subscribe,
    setCollapsed,
    showOnly: (onlyDayId: string | null) => change({ onlyDayId }),
    setCompact: (isCompact: boolean) => {
      if (isCompact) globalThis.localStorage?.setItem(DENSITY, 'compact');
      else globalThis.localStorage?.removeItem(DENSITY);
      change({ isCompact });
    },
  };
}

/** How the days of the plan are shown. Kept outside React, so that one day renders without the others. */
export const dayView = createDayView();
