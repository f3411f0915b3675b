import {
  scheduleDay,
  scheduleDays,
  type Day,
  type DaySchedule,
  type Evening,
} from '@fahrtwind/domain';
import { measureLeg } from '../../store/routes/leg-cache.ts';

interface Known {
  readonly before: Evening | undefined;
  readonly version: number;
  readonly schedule: DaySchedule;
}

const known = new WeakMap<Day, Known>();

/** The times of all days with the legs of a version of the cache. Cached, because an edit changes one day of many. */
export function schedulesOf(days: readonly Day[], version: number): readonly DaySchedule[] {
  return scheduleDays(days, (day, before) => {
    const last = known.get(day);
    if (last && isSameEvening(last.before, before) && last.version === version)
      return last.schedule;
    const schedule = scheduleDay(day, before, measureLeg);
    known.set(day, { before, version, schedule });
    return schedule;
  });
}

function isSameEvening(one: Evening | undefined, other: Evening | undefined): boolean {
  return (
    one?.stop === other?.stop && one?.date === other?.date && one?.endMinutes === other?.endMinutes
  );
}
