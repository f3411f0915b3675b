import { useEffect, useRef, type TouchEvent } from 'react';

/** Shorter movements are taps and scrolling. */
const SWIPE_PIXELS = 60;

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Changes the day by swiping and by the arrow keys: -1 for the previous day, 1 for the next. */
export function useDaySwitch(onSwitch: (step: -1 | 1) => void): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useArrowKeys(onSwitch);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) < SWIPE_PIXELS || Math.abs(dx) < 2 * Math.abs(dy)) return;
      onSwitch(dx < 0 ? 1 : -1);
    },
  };
}

function useArrowKeys(onSwitch: (step: -1 | 1) => void): void {
  const latest = useRef(onSwitch);
  useEffect(() => {
    latest.current = onSwitch;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isInField(event))
        return;
      if (event.key === 'ArrowLeft') latest.current(-1);
      if (event.key === 'ArrowRight') latest.current(1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Fields, menus and dialogs use the arrow keys themselves. */
function isInField({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [role="menu"], [contenteditable]') !== null
  );
}
