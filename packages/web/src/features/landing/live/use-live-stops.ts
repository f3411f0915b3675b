import type { Location } from '@fahrtwind/domain';
import { useState } from 'react';
import { useLanguage } from '../../../ui/texts.tsx';
import { exampleStops } from './example-route.ts';
import { insertionIndex, moveStop, type LiveStop } from './live-stops.ts';

interface History {
  /** Whether the example was cleared: what is typed then comes in the order of typing. */
  readonly isOwn: boolean;
  readonly stops: readonly LiveStop[];
  readonly past: readonly Omit<History, 'past' | 'nextKey'>[];
  readonly nextKey: number;
}

/** The stops that a visitor changes, with a way back for every change. They are kept nowhere. */
export function useLiveStops() {
  const language = useLanguage();
  const [{ stops, isOwn, past, nextKey }, setHistory] = useState<History>(() => {
    const first = exampleStops(language).map((place, key) => ({ key, place }));
    return { stops: first, isOwn: false, past: [], nextKey: first.length };
  });

  function change(next: readonly LiveStop[], isOwnNow = isOwn): void {
    const before = { stops, isOwn };
    setHistory({ stops: next, isOwn: isOwnNow, past: [...past, before], nextKey: nextKey + 1 });
  }

  return {
    stops,
    isChanged: past.length > 0,
    /** Tells the position at which it was added, from 0. */
    add: (place: Location): number => {
      const index = isOwn ? stops.length : insertionIndex(stops, place);
      change(stops.toSpliced(index, 0, { key: nextKey, place }));
      return index;
    },
    clear: (): void => change([], true),
    remove: (index: number): void => change(stops.toSpliced(index, 1)),
    move: (index: number, step: 1 | -1): void => change(moveStop(stops, index, step)),
    /** Tells the stops from before, and whether they are those of the beginning. */
    undo: () => {
      const before = past.at(-1) ?? { stops, isOwn };
      setHistory({ ...before, past: past.slice(0, -1), nextKey });
      return { stops: before.stops, isFirst: past.length <= 1 };
    },
  };
}
