import {
  addDays,
  calendarDate,
  daysBetween,
  type CalendarDate,
  type Day,
  type Trip,
} from '@fahrtwind/domain';

/** A piece of a hotel's bar: one night. */
export interface NightPiece {
  readonly hotelId: string;
  /** Whether the stay begins or ends with this night. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** How many nights of this week the hotel's name has room for, 0 where it is not written: it is once in a week. */
  readonly span: number;
}

/** A day of the trip with its number from 1. */
export interface PlannedDay {
  readonly day: Day;
  readonly number: number;
  readonly night: NightPiece | null;
}

export interface CalendarCell {
  readonly date: CalendarDate;
  /** Whether the month has to be said: on its first day, and on the first of the calendar. */
  readonly startsMonth: boolean;
  readonly planned: PlannedDay | null;
}

export interface CalendarWeek {
  /** The number that German calendars print, as in ISO 8601. */
  readonly number: number;
  readonly cells: readonly CalendarCell[];
}

const DAYS_OF_WEEK = 7;

/** The weeks from the Monday before the trip begins to the Sunday after it ends. */
export function calendarWeeks({ days }: Pick<Trip, 'days'>): readonly CalendarWeek[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const monday = addDays(first.date, -weekdayOf(first.date));
  const count = Math.floor(daysBetween(monday, last.date) / DAYS_OF_WEEK) + 1;
  const offset = daysBetween(monday, first.date);
  return Array.from({ length: count }, (_, week) => {
    const start = addDays(monday, week * DAYS_OF_WEEK);
    return {
      number: weekNumber(start),
      cells: Array.from({ length: DAYS_OF_WEEK }, (_none, weekday) => {
        const date = addDays(start, weekday);
        return {
          date,
          startsMonth: date.endsWith('-01') || (week === 0 && weekday === 0),
          planned: plannedDay(days, week * DAYS_OF_WEEK + weekday - offset, weekday),
        };
      }),
    };
  });
}

function plannedDay(days: readonly Day[], index: number, weekday: number): PlannedDay | null {
  const day = days[index];
  if (!day) return null;
  const { hotelId } = day;
  const isFirst = days[index - 1]?.hotelId !== hotelId;
  const isLast = days[index + 1]?.hotelId !== hotelId;
  const restOfWeek = days.slice(index, index + DAYS_OF_WEEK - weekday);
  const others = restOfWeek.findIndex((other) => other.hotelId !== hotelId);
  const isNamed = isFirst || weekday === 0;
  const span = isNamed ? (others < 0 ? restOfWeek.length : others) : 0;
  return {
    day,
    number: index + 1,
    night: hotelId === null ? null : { hotelId, isFirst, isLast, span },
  };
}

const A_MONDAY = calendarDate(2024, 1, 1);

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  const days = A_MONDAY === null ? 0 : daysBetween(A_MONDAY, date);
  return ((days % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** A week belongs to the year of its Thursday. */
export function weekNumber(monday: CalendarDate): number {
  const thursday = addDays(monday, 3);
  const newYear = calendarDate(Number(thursday.slice(0, 4)), 1, 1);
  return newYear === null ? 1 : Math.floor(daysBetween(newYear, thursday) / DAYS_OF_WEEK) + 1;
}
