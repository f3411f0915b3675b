import { DEFAULT_DRIVING_LIMIT_MINUTES } from './defaults.ts';

/**
 * On which day each stop of a route is reached, from 0, given the seconds of the legs between them. A day goes on as
 * long as the limit allows; a leg that is longer than the limit has a day of its own, because there is no stop on it.
 */
export function spreadOverDays(
  legSeconds: readonly number[],
  limitMinutes: number = DEFAULT_DRIVING_LIMIT_MINUTES,
): readonly number[] {
  const limit = limitMinutes * 60;
  let [day, driven, legs] = [0, 0, 0];
  const days = legSeconds.map((seconds) => {
    if (legs > 0 && driven + seconds > limit) {
      day += 1;
      driven = 0;
      legs = 0;
    }
    driven += seconds;
    legs += 1;
    return day;
  });
  return [0, ...days];
}
