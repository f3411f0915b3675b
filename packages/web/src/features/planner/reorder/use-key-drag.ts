import { useEffect, useState, type KeyboardEvent } from 'react';
import { useReadTrips } from '../../../store/trips/use-trips.ts';
import { clearMarks, focusHandle, markPlace, showMark } from './drop-marks.ts';
import {
  isSamePlaceInPlan,
  placeInNumbers,
  placeOf,
  stepPlace,
  type DropPlace,
} from './drop-place.ts';
import { useReorderTexts } from './texts.ts';
import { usePutStop } from './use-put-stop.ts';

/** Moves a stop by keys: Space takes it, arrows look for a place, Space puts it there, Escape lets it be. */
export function useKeyDrag(stopId: string, name: string) {
  const texts = useReorderTexts();
  const read = useReadTrips();
  const put = usePutStop();
  const [place, setPlace] = useState<DropPlace | null>(null);
  const [spoken, setSpoken] = useState('');
  const daysNow = () => read().current?.days ?? [];
  useEffect(() => (place ? clearMarks : undefined), [place]);

  function take() {
    const from = placeOf(daysNow(), stopId);
    if (!from) return;
    setPlace(from);
    const where = texts.over(...placeInNumbers(daysNow(), stopId, from));
    setSpoken(`${texts.taken(name)} ${where} ${texts.hint}`);
  }

  function step(from: DropPlace, by: -1 | 1) {
    const to = stepPlace(daysNow(), stopId, from, by);
    if (!to) return setSpoken(texts.atEnd);
    setPlace(to);
    setSpoken(texts.over(...placeInNumbers(daysNow(), stopId, to)));
    // After the effect that clears the last mark.
    requestAnimationFrame(() => {
      markPlace(daysNow(), stopId, to);
      showMark();
    });
  }

  function cancel() {
    if (place !== null) setSpoken(texts.cancelled(name));
    setPlace(null);
  }

  function drop(at: DropPlace) {
    const [day, index] = placeInNumbers(daysNow(), stopId, at);
    if (isSamePlaceInPlan(at, placeOf(daysNow(), stopId))) return cancel();
    setPlace(null);
    if (!put(stopId, at)) return;
    setSpoken(texts.dropped(name, day, index));
    // In another day it is another element.
    requestAnimationFrame(() => focusHandle(stopId));
  }

  const deeds = place
    ? { toggle: () => drop(place), up: () => step(place, -1), down: () => step(place, 1), cancel }
    : { toggle: take };
  return { isTaken: place !== null, spoken, onKeyDown: onKeys(deeds), onBlur: cancel };
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
