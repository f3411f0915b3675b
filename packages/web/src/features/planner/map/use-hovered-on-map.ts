import { useEffect, type RefObject } from 'react';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import type { TripMapHandle } from '../../../parts/trip-map/trip-map.tsx';

/** Highlights the hovered stop without a render, and after the frame of the hover: a map takes longer than a row. */
export function useHoveredOnMap(map: RefObject<Pick<TripMapHandle, 'highlight'> | null>): void {
  useEffect(() => {
    let isWaiting = false;
    const show = () => {
      isWaiting = false;
      map.current?.highlight(plannerView.get().hoveredStopId);
    };
    return plannerView.subscribeToHover(() => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => setTimeout(show));
    });
  }, [map]);
}
