import { moveStops } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { useReadTrips } from '../../../../store/trips/view/use-trips.ts';
import { focusAfterRender } from '../../../../parts/trip-edit/focus-after-render.ts';
import { markPosition, rowOf, targetAt } from './drop-marks.ts';
import {
  areAlreadyThere,
  positionBeside,
  positionInNumbers,
  positionOf,
  stepPosition,
  type DropPosition,
} from './drop-position.ts';
import type { Movable } from './movable.ts';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';
import { useReorderTexts } from './texts.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';

/** A stop that can be moved; a picked stop takes the other picked ones along. */
export function useStopMovable(stopId: string, name: string): Movable<DropPosition> {
  const texts = useReorderTexts();
  const read = useReadTrips();
  const put = usePutStops();
  const daysNow = () => read().current?.days ?? [];
  const moved = () => {
    const { ids } = pickedStops.get();
    return ids.has(stopId) ? ids : new Set([stopId]);
  };
  const nameNow = () => (moved().size > 1 ? texts.stops(moved().size) : name);
  return {
    name: nameNow,
    now: () => positionOf(daysNow(), moved()),
    step: (from, by) => stepPosition(daysNow(), moved(), from, by),
    at: (x, y) => {
      const target = targetAt(x, y);
      return target && positionBeside(daysNow(), moved(), target);
    },
    isHere: (position) => areAlreadyThere(daysNow(), moved(), position),
    mark: (position) => markPosition(daysNow(), moved(), position),
    put: (position) => put(moved(), position),
    elements: () => [...moved()].map(rowOf),
    where: (position) => texts.over(...positionInNumbers(daysNow(), moved(), position)),
    dropped: (position) => {
      const [day, index] = positionInNumbers(daysNow(), moved(), position);
      return texts.dropped(nameNow(), day, index);
    },
    focus: () => focusAfterRender('data-handle', stopId),
  };
}

/** Moves stops together as one undoable step. */
export function usePutStops(): (stopIds: Iterable<string>, position: DropPosition) => boolean {
  const { run } = useRun();
  return useCallback(
    (stopIds, { dayId, index }) =>
      run(moveStops, { stopIds: [...stopIds], toDayId: dayId, index }, 'forced'),
    [run],
  );
}
