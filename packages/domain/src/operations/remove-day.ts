import { refuse, type Result } from '../result.ts';
import type { Trip } from '../trip/trip.ts';
import type { Refusal } from './refusal.ts';
import { settleDays } from './settle-days.ts';

export interface RemoveDay {
  readonly dayId: string;
}

/**
 * Takes a day away. Its stops come to the beginning of the next day, else to the end of the one before. The
 * start date stays and later days move one date back, so that adding a day and removing it change nothing.
 */
export function removeDay(trip: Trip, { dayId }: RemoveDay): Result<Trip, Refusal> {
  const index = trip.days.findIndex((day) => day.id === dayId);
  const [day, first] = [trip.days[index], trip.days[0]];
  if (!day || !first) return refuse('day-gone');
  if (trip.days.length === 1) return refuse('last-day');
  const days = trip.days.toSpliced(index, 1);
  const heir = Math.min(index, days.length - 1);
  return settleDays(
    trip,
    days.map((one, place) => {
      if (place !== heir || day.cityList.length === 0) return one;
      const isNext = heir === index;
      const cityList = isNext
        ? [...day.cityList, ...one.cityList]
        : [...one.cityList, ...day.cityList];
      return { ...one, cityList };
    }),
    first.date,
  );
}
