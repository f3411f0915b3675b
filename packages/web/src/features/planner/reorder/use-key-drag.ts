import { useEffect, useState, type KeyboardEvent } from 'react';
import { say } from '../../../ui/announcer.tsx';
import { clearMarks, showMark } from './drop-marks.ts';
import type { Movable } from './movable.ts';
import { useReorderTexts } from './texts.ts';

/** Moves something by keys: Space takes it, arrows look for a place, Space puts it there, Escape lets it be. */
export function useKeyDrag<Place>(movable: Movable<Place>) {
  const texts = useReorderTexts();
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => (place === null ? undefined : clearMarks), [place]);

  function take() {
    const from = movable.now();
    if (from === null) return;
    setPlace(from);
    say(`${texts.taken(movable.name())} ${movable.where(from)} ${texts.hint}`);
  }

  function step(from: Place, by: -1 | 1) {
    const to = movable.step(from, by);
    if (to === null) return say(texts.atEnd);
    setPlace(to);
    say(movable.where(to));
    // After the effect that clears the last mark.
    requestAnimationFrame(() => {
      movable.mark(to);
      showMark();
    });
  }

  function cancel() {
    if (place !== null) say(texts.cancelled(movable.name()));
    setPlace(null);
  }

  function drop(at: Place) {
    if (movable.isHere(at)) return cancel();
    const said = movable.dropped(at);
    setPlace(null);
    if (!movable.put(at)) return;
    say(said);
    movable.focus();
  }

  const deeds =
    place === null
      ? { toggle: take }
      : {
          toggle: () => drop(place),
          up: () => step(place, -1),
          down: () => step(place, 1),
          cancel,
        };
  return { isTaken: place !== null, onKeyDown: onKeys(deeds), onBlur: cancel };
}

interface Deeds {
  readonly toggle: () => void;
  readonly up?: () => void;
  readonly down?: () => void;
  readonly cancel?: () => void;
}

const DEED_OF_KEY: Readonly<Partial<Record<string, keyof Deeds>>> = {
  ' ': 'toggle',
  Enter: 'toggle',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Escape: 'cancel',
};

/** Keys that mean nothing just now are left to the page. */
function onKeys(deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    const name = DEED_OF_KEY[event.key];
    const deed = name && deeds[name];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
}
