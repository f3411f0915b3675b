import { useRef, type PointerEvent } from 'react';
import { useReadTrips } from '../../../store/trips/use-trips.ts';
import { clearMarks, markPlace, targetAt } from './drop-marks.ts';
import { isSamePlaceInPlan, placeBeside, placeOf, type DropPlace } from './drop-place.ts';
import { scrollAtEdges } from './edge-scroll.ts';
import { usePutStop } from './use-put-stop.ts';

/** So far the pointer may tremble before it drags. */
const SLACK_PX = 5;

interface Drag {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  place: DropPlace | null;
  stopScrolling: (() => void) | null;
}

/** Drags a stop by mouse or finger to another place; only letting go changes the trip, in one step. */
export function usePointerDrag(stopId: string) {
  const read = useReadTrips();
  const put = usePutStop();
  const drag = useRef<Drag | null>(null);
  const daysNow = () => read().current?.days ?? [];

  function look() {
    const now = drag.current;
    if (!now) return;
    const target = targetAt(now.x, now.y);
    now.place = target && placeBeside(daysNow(), stopId, target);
    markPlace(daysNow(), stopId, now.place);
  }

  function end(row: Element | null) {
    drag.current?.stopScrolling?.();
    drag.current = null;
    row?.removeAttribute('data-dragged');
    clearMarks();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      drag.current = { startX: x, startY: y, x, y, place: null, stopScrolling: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      [now.x, now.y] = [event.clientX, event.clientY];
      if (!now.stopScrolling) {
        if (Math.hypot(now.x - now.startX, now.y - now.startY) < SLACK_PX) return;
        event.currentTarget.closest('[data-row]')?.setAttribute('data-dragged', '');
        now.stopScrolling = scrollAtEdges(event.currentTarget, () => now.y, look);
      }
      look();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const place = drag.current?.place ?? null;
      end(event.currentTarget.closest('[data-row]'));
      if (place && !isSamePlaceInPlan(place, placeOf(daysNow(), stopId))) put(stopId, place);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event.currentTarget.closest('[data-row]'));
    },
  };
}
