import { scheduleDay, type Day, type DaySchedule, type Stop } from '@fahrtwind/domain';
import { legCache } from '../routes/leg-cache.ts';
import { measureLeg } from '../routes/measure-leg.ts';

interface Known {
  readonly before: Stop | undefined;
  readonly version: number;
  readonly schedule: DaySchedule;
}

const known = new WeakMap<Day, Known>();

/** The times of a day with what is known of the ways so far. Worked out once, for an edit changes one day of many. */
export function scheduleOf(day: Day, before: Stop | undefined): DaySchedule {
  const last = known.get(day);
  const version = legCache.version();
  if (last && last.before === before && last.version === version) return last.schedule;
  const schedule = scheduleDay(day, before, measureLeg);
  known.set(day, { before, version, schedule });
  return schedule;
}
