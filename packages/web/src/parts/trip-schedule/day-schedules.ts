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

/** Days with a leg that has no answer yet; its time follows the straight line. */
const guessed = new WeakSet<DaySchedule>();

/** Whether the times of a day come from the planner of routes, or from its own estimate along roads. */
export function isMeasured(schedule: DaySchedule): boolean {
  return !guessed.has(schedule);
}

const known = new WeakMap<Day, Known>();

/** The times of all days with the legs of a version of the cache. Cached, because an edit changes one day of many. */
export function schedulesOf(days: readonly Day[], version: number): readonly DaySchedule[] {
  return scheduleDays(days, (day, before) => {
    const last = known.get(day);
    if (last && isSameEvening(last.before, before) && last.version === version)
      return last.schedule;
    let isGuessed = false;
    const schedule = scheduleDay(day, before, (leg) => {
      const answer = measureLeg(leg);
      isGuessed ||= answer === undefined;
      return answer;
    });
    if (isGuessed) guessed.add(schedule);
    known.set(day, { before, version, schedule });
    return schedule;
  });
}

function isSameEvening(one: Evening | undefined, other: Evening | undefined): boolean {
  return (
    one?.stop === other?.stop && one?.date === other?.date && one?.endMinutes === other?.endMinutes
  );
}
