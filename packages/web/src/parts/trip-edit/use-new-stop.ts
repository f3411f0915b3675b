import {
  addStop,
  bestPosition,
  findStop,
  isOnRoute,
  moveStop,
  shortLabel,
  type Location,
  type StopPosition,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from '../make-id.ts';
import { useReadTrips } from '../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../ui/texts.tsx';
import type { ToastChoice } from '../../ui/toast.ts';
import { formatWeekday } from '../trip-dates.ts';
import { readDrivingLimit } from '../trip-schedule/driving-limit.ts';
import { plannerView } from './planner-view.ts';
import { useStateTexts } from './texts.ts';
import { useDayView } from './use-day-view.ts';
import { useRun } from './use-run.ts';

interface NewStop {
  /** Where a place would go. */
  readonly position: (location: Location) => StopPosition | null;
  /** The same in words. */
  readonly describe: (location: Location) => string;
  /** Adds the place there and selects it; false when that was refused. */
  readonly add: (location: Location) => boolean;
}

/**
 * Adds places to the current trip, to a day or where they fit. It reads the trip only when it is used. Places that are
 * typed one after the other stay in that order; one that is picked from the map may lie between others.
 */
export function useNewStop(dayId: string, from: 'typed' | 'picked' = 'picked'): NewStop {
  const texts = useStateTexts();
  const read = useReadTrips();
  const { run } = useRun();
  const tell = useTellAdded();

  function position(location: Location) {
    const { current } = read();
    return current && positionIn(current, location, dayId, from);
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
      plannerView.selectAdded(id);
      tell(id);
      return true;
    },
  };
}

function positionIn(trip: Trip, location: Location, dayId: string, from: 'typed' | 'picked') {
  const { cityId, addedStopId } = plannerView.get();
  const isSequence = from === 'typed' && (cityId === null || cityId === addedStopId);
  return bestPosition(trip, location, {
    dayId: dayId === '' ? undefined : dayId,
    addedId: isSequence ? addedStopId : null,
    selectedId: cityId,
    drivingLimitMinutes: readDrivingLimit(),
  });
}

/** Says to which day a new stop went, and offers another one. */
function useTellAdded(): (stopId: string) => void {
  const texts = useStateTexts();
  const language = useLanguage();
  const read = useReadTrips();
  const { run, offerUndo } = useRun();

  function tell(stopId: string) {
    const { current } = read();
    const found = current && findStop(current, stopId);
    if (!found) return;
    const { stop, day } = found;
    const options = current.days
      .map(({ id, date }, index) => ({
        value: id,
        label: texts.dayChoice(index + 1, formatWeekday(date, language)),
      }))
      .filter(({ value }) => value !== day.id);
    const choice: ToastChoice = { label: texts.otherDay, options, run: moveTo };
    const text = texts.added(shortLabel(stop.location), dayNumber(current, day.id));
    offerUndo(text, 'positive', options.length > 0 ? choice : undefined);

    function moveTo(toDayId: string) {
      const trip = read().current;
      const at = trip && bestPosition(trip, stop.location, { dayId: toDayId });
      if (at && run(moveStop, { stopId, toDayId, index: at.index }, 'forced')) tell(stopId);
    }
  }

  return tell;
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
