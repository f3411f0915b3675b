import { useState, type KeyboardEvent } from 'react';

interface DayKeys {
  /** The day that has the tab stop. */
  readonly currentId: string | undefined;
  readonly setCurrent: (dayId: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** How far a key moves, in days. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/** Moves between days by arrow keys, so that Tab passes a long calendar in one step. */
export function useDayKeys(dayIds: readonly string[]): DayKeys {
  const [wantedId, setCurrent] = useState<string>();
  const currentId = dayIds.includes(wantedId ?? '') ? wantedId : dayIds[0];

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextDay(dayIds, currentId, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(next);
    const button = event.currentTarget
      .closest('tbody')
      ?.querySelector(`[data-day="${CSS.escape(next)}"]`);
    if (button instanceof HTMLElement) button.focus();
  }

  return { currentId, setCurrent, onKeyDown };
}

/** The day that a key leads to, clamped at the ends; undefined for other keys. */
export function nextDay(
  dayIds: readonly string[],
  currentId: string | undefined,
  key: string,
): string | undefined {
  if (key === 'Home') return dayIds[0];
  if (key === 'End') return dayIds.at(-1);
  const step = STEPS[key];
  const index = dayIds.indexOf(currentId ?? '');
  if (step === undefined || index < 0) return undefined;
  return dayIds[Math.max(0, Math.min(dayIds.length - 1, index + step))];
}
