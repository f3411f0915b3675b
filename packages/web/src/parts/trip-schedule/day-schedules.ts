import { scheduleDay, type Day, type DaySchedule, type Stop } from '@fahrtwind/domain';
import { measureLeg } from '../trip-routes/measure-leg.ts';

interface Known {
  readonly before: Stop | undefined;
  readonly version: number;
  readonly schedule: DaySchedule;
}

const known = new WeakMap<Day, Known>();

/** The times of a day with the legs of a version of the cache. Cached, because an edit changes one day of many. */
export function scheduleOf(day: Day, before: Stop | undefined, version: number): DaySchedule {
  const last = known.get(day);
  if (last && last.before === before && last.version === version) return last.schedule;
  const schedule = scheduleDay(day, before, measureLeg);
  known.set(day, { before, version, schedule });
  return schedule;
}
