import { type Day, type Trip, weekdayOf } from '@fahrtwind/domain';
import type { DayReference } from '../language/days.ts';

/** The days of the trip that are meant; a weekday may be several. */
export function findDays({ days }: Trip, reference: DayReference): readonly Day[] {
  switch (reference.by) {
    case 'number': {
      const { number } = reference;
      const day = number === 0 ? undefined : days.at(number > 0 ? number - 1 : number);
      return day ? [day] : [];
    }
    case 'weekday':
      return days.filter(({ date }) => weekdayOf(date) === reference.weekday);
    case 'dayOfMonth':
      return days.filter(({ date }) => Number(date.slice(8)) === reference.day);
    default:
      return days.filter(({ date }) => date === reference.date);
  }
}
