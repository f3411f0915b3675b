import {
  addStop,
  bestPosition,
  isOnRoute,
  shortLabel,
  type Location,
  type StopPosition,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from '../make-id.ts';
import { useReadTrips } from '../../store/trips/view/use-trips.ts';
import { showToast } from '../../ui/toast.ts';
import { plannerView } from './planner-view.ts';
import { useStateTexts } from './texts.ts';
import { useDayView } from './use-day-view.ts';
import { useRun } from './use-run.ts';

interface NewStop {
  /** Where a place would go: into the chosen day, else where it lengthens the route least. */
  readonly position: (location: Location) => StopPosition | null;
  /** The same in words. */
  readonly describe: (location: Location) => string;
  /** Adds the place there and selects it; false when that was refused. */
  readonly add: (location: Location) => boolean;
}

/** Adds places to the current trip. It reads the trip only when it is used. */
export function useNewStop(dayId: string): NewStop {
  const texts = useStateTexts();
  const read = useReadTrips();
  const { run } = useRun();

  function position(location: Location) {
    const { current } = read();
    return current && bestPosition(current, location, dayId === '' ? undefined : dayId);
  }

  return {
    position,
    describe: (location) => {
      const { current } = read();
      const found = position(location);
      if (!current || !found) return '';
      const number = dayNumber(current, found.dayId);
      const before = nameBefore(current, found);
      return before === null ? texts.comesOn(number) : texts.comesAfter(before, number);
    },
    add: (location) => {
      const found = position(location);
      const id = makeId();
      if (!found || !run(addStop, { ...found, stop: { id, location } })) return false;
      const { current } = read();
      const number = current ? dayNumber(current, found.dayId) : 0;
      showToast({ kind: 'positive', text: texts.added(shortLabel(location), number) });
      plannerView.select(id);
      return true;
    },
  };
}

/** The day for new stops: the chosen one, else the only day on the map; empty lets the route decide. */
export function useNewStopDay(chosen: string | null): string {
  const onlyDayId = useDayView((view) => view.onlyDayId);
  return chosen ?? onlyDayId ?? '';
}

function dayNumber({ days }: Trip, dayId: string): number {
  return days.findIndex(({ id }) => id === dayId) + 1;
}

/** The stop that would come before, also of an earlier day. */
function nameBefore({ days }: Trip, { dayId, index }: StopPosition): string | null {
  const at = days.findIndex(({ id }) => id === dayId);
  const stops = [
    ...days.slice(0, at).flatMap(({ cityList }) => cityList),
    ...(days[at]?.cityList.slice(0, index) ?? []),
  ];
  const before = stops.findLast(isOnRoute);
  return before ? shortLabel(before.location) : null;
}
