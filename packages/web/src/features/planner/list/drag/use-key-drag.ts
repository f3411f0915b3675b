import { useEffect, useState, type KeyboardEvent } from 'react';
import { announce } from '../../../../ui/announcer.tsx';
import { clearMarks, showMark } from './drop-marks.ts';
import type { Movable } from './movable.ts';
import { useReorderTexts } from './texts.ts';

/** Moves something by keys: Space takes it, arrows choose a position, Space drops it, Escape cancels. */
export function useKeyDrag<Position>(movable: Movable<Position>) {
  const texts = useReorderTexts();
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => (position === null ? undefined : clearMarks), [position]);

  function take() {
    const from = movable.now();
    if (from === null) return;
    setPosition(from);
    announce(`${texts.taken(movable.name())} ${movable.where(from)} ${texts.hint}`);
  }

  function step(from: Position, by: -1 | 1) {
    const to = movable.step(from, by);
    if (to === null) return announce(texts.atEnd);
    setPosition(to);
    announce(movable.where(to));
    // Runs after the effect that clears the last mark.
    requestAnimationFrame(() => {
      movable.mark(to);
      showMark();
    });
  }

  function cancel() {
    if (position !== null) announce(texts.cancelled(movable.name()));
    setPosition(null);
  }

  function drop(at: Position) {
    if (movable.isHere(at)) return cancel();
    const said = movable.dropped(at);
    setPosition(null);
    if (!movable.put(at)) return;
    announce(said);
    movable.focus();
  }

  const handlers =
    position === null
      ? { toggle: take }
      : {
          toggle: () => drop(position),
          up: () => step(position, -1),
          down: () => step(position, 1),
          cancel,
        };
  return { isTaken: position !== null, onKeyDown: onKeys(handlers), onBlur: cancel };
}

interface KeyHandlers {
  readonly toggle: () => void;
  readonly up?: () => void;
  readonly down?: () => void;
  readonly cancel?: () => void;
}

const HANDLER_OF_KEY: Readonly<Partial<Record<string, keyof KeyHandlers>>> = {
  ' ': 'toggle',
  Enter: 'toggle',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Escape: 'cancel',
};

/** Keys without a meaning here are left to the page. */
function onKeys(handlers: KeyHandlers): (event: KeyboardEvent) => void {
  return (event) => {
    const name = HANDLER_OF_KEY[event.key];
    const handler = name && handlers[name];
    if (!handler) return;
    event.preventDefault();
    event.stopPropagation();
    handler();
  };
}
