import { useEffect, useRef, type PointerEvent } from 'react';
import { createGhost, type DragGhost } from './drag-ghost.ts';
import { clearMarks } from './drop-marks.ts';
import { scrollAtEdges } from './edge-scroll.ts';
import type { Movable } from './movable.ts';

/** So far the pointer may tremble before it drags. */
const SLACK_PX = 5;

interface Drag<Place> {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  place: Place | null;
  carried: Carried | null;
}

interface Carried {
  readonly ghost: DragGhost;
  readonly elements: readonly (Element | null)[];
  readonly stopScrolling: () => void;
  readonly stopListening: () => void;
}

/** Drags something by mouse or finger to another place; only letting go changes the trip, in one step. */
export function usePointerDrag<Place>(movable: Movable<Place>) {
  const drag = useRef<Drag<Place> | null>(null);

  function look() {
    const now = drag.current;
    if (!now) return;
    // First what asks for places, then what moves things: the other way round the page would be laid out each time.
    now.place = movable.at(now.x, now.y);
    now.carried?.ghost.move(now.x, now.y);
    if (now.place === null) clearMarks();
    else movable.mark(now.place);
  }

  function lift(handle: Element, now: Drag<Place>): Carried {
    const elements = movable.elements();
    for (const element of elements) element?.setAttribute('data-dragged', '');
    return {
      ghost: createGhost(movable.name()),
      elements,
      stopScrolling: scrollAtEdges(handle, () => now.y, look),
      stopListening: onEscape(() => end(drag)),
    };
  }

  useEffect(() => () => end(drag), []);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      // No events of the mouse beside those of the pointer: the map would look up where it is at each of them.
      event.preventDefault();
      // Not every browser does so by itself, and a day with the focus stays drawn while the list scrolls.
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      drag.current = { startX: x, startY: y, x, y, place: null, carried: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      [now.x, now.y] = [event.clientX, event.clientY];
      if (!now.carried) {
        if (Math.hypot(now.x - now.startX, now.y - now.startY) < SLACK_PX) return;
        now.carried = lift(event.currentTarget, now);
      }
      look();
    },
    onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
      const place = drag.current?.place ?? null;
      const isElsewhere = place !== null && !movable.isHere(place);
      // A row that moves with the focus in it is laid out twice more, to give it back. Afterwards there is time.
      if (isElsewhere) currentTarget.blur();
      end(drag);
      if (!isElsewhere) return;
      movable.put(place);
      requestAnimationFrame(() => setTimeout(movable.focus));
    },
    onPointerCancel: () => end(drag),
  };
}

function end<Place>(drag: { current: Drag<Place> | null }): void {
  const carried = drag.current?.carried;
  drag.current = null;
  if (!carried) return;
  carried.stopScrolling();
  carried.stopListening();
  carried.ghost.remove();
  for (const element of carried.elements) element?.removeAttribute('data-dragged');
  clearMarks();
}

/** Before anybody else: it lets go of what is held, and closes nothing. */
function onEscape(letGo: () => void): () => void {
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    letGo();
  };
  window.addEventListener('keydown', stop, { capture: true });
  return () => window.removeEventListener('keydown', stop, { capture: true });
}
