import { useEffect, useRef, type PointerEvent } from 'react';
import { clearMarks } from './drop-marks.ts';
import { scrollAtEdges } from './edge-scroll.ts';
import type { Movable } from './movable.ts';
import styles from './reorder.module.css';

/** How far the pointer may tremble before a drag starts. */
const SLACK_PX = 5;

interface Drag<Position> {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  position: Position | null;
  carried: Carried | null;
}

interface Carried {
  readonly ghost: DragGhost;
  readonly elements: readonly (Element | null)[];
  readonly stopScrolling: () => void;
  readonly stopListening: () => void;
}

/** Drags something by mouse or finger. Only the drop changes the trip, in one step. */
export function usePointerDrag<Position>(movable: Movable<Position>) {
  const drag = useRef<Drag<Position> | null>(null);

  function look() {
    const now = drag.current;
    if (!now) return;
    // Reads positions first and moves elements afterwards; the other order would force a layout each time.
    now.position = movable.at(now.x, now.y);
    now.carried?.ghost.move(now.x, now.y);
    if (now.position === null) clearMarks();
    else movable.mark(now.position);
  }

  function lift(handle: Element, now: Drag<Position>): Carried {
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
      // Prevents mouse events beside the pointer events: the map would look up its position at each of them.
      event.preventDefault();
      // Not every browser focuses by itself, and a focused day stays rendered while the list scrolls.
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      drag.current = { startX: x, startY: y, x, y, position: null, carried: null };
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
      const position = drag.current?.position ?? null;
      const isElsewhere = position !== null && !movable.isHere(position);
      // Moving a row with the focus inside costs two more layouts, so the focus is restored afterwards.
      if (isElsewhere) currentTarget.blur();
      end(drag);
      if (!isElsewhere) return;
      movable.put(position);
      movable.focus();
    },
    onPointerCancel: () => end(drag),
  };
}

function end<Position>(drag: { current: Drag<Position> | null }): void {
  const carried = drag.current?.carried;
  drag.current = null;
  if (!carried) return;
  carried.stopScrolling();
  carried.stopListening();
  carried.ghost.remove();
  for (const element of carried.elements) element?.removeAttribute('data-dragged');
  clearMarks();
}

/** Handled before all other listeners: it cancels the drag and closes nothing. */
function onEscape(letGo: () => void): () => void {
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    letGo();
  };
  window.addEventListener('keydown', stop, { capture: true });
  return () => window.removeEventListener('keydown', stop, { capture: true });
}

interface DragGhost {
  readonly move: (x: number, y: number) => void;
  readonly remove: () => void;
}

/** A label that follows the pointer and names what is dragged. */
function createGhost(name: string): DragGhost {
  const ghost = document.createElement('div');
  ghost.className = styles['ghost'] ?? '';
  ghost.textContent = name;
  ghost.ariaHidden = 'true';
  document.body.append(ghost);
  return {
    move: (x, y) => {
      ghost.style.translate = `${x}px ${y}px`;
    },
    remove: () => ghost.remove(),
  };
}
