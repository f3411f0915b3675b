import { useMemo } from 'react';
import { useInView } from '../../../parts/trip-edit/use-planner-view.ts';
import { PEEK_PIXELS, type SheetPosition } from './split-view/sheet-position.ts';
import { useIsNarrow, useIsWide } from './split-view/use-is-narrow.ts';

/** What the list and the panel cover of the map; without a sheet the list is beside it, on wide screens the panel too. */
export function useMapPadding(sheet: SheetPosition | null) {
  const isNarrow = useIsNarrow();
  const isWide = useIsWide();
  const hasPanel = useInView((view) => view.openPanel !== null);
  return useMemo(() => {
    const covered = sheet === 'half' || sheet === 'full' ? window.innerHeight * 0.45 : 0;
    // Clear of the buttons on the map.
    return {
      top: 40,
      right: 48,
      bottom: isNarrow ? Math.max(0, covered - PEEK_PIXELS / 2) : 0,
      left: !isNarrow && !isWide && hasPanel ? 400 : 0,
    };
  }, [sheet, hasPanel, isNarrow, isWide]);
}
