import {
  addDays,
  calendarDate,
  daysBetween,
  nightsOnTheWay,
  type CalendarDate,
  type Day,
  type Trip,
} from '@fahrtwind/domain';

/** One night's segment of a hotel bar. */
export interface NightPiece {
  /** Null for a night without a hotel. */
  readonly hotelId: string | null;
  /** Whether the stay begins or ends with this night. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /**
   * How many nights of this week the bar's label may span; 0 for segments without a label, which is shown once per
   * week.
   */
  readonly span: number;
}

/** A day of the trip with its number from 1. */
export interface PlannedDay {
  readonly day: Day;
  readonly number: number;
  /** Null for the evening at home. */
  readonly night: NightPiece | null;
}

export interface CalendarCell {
  readonly date: CalendarDate;
  /** Whether to show the month: on its first day, and on the first day of the calendar. */
  readonly startsMonth: boolean;
  readonly planned: PlannedDay | null;
}

export interface CalendarWeek {
  /** The ISO 8601 week number. */
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
  const nights = nightsOnTheWay({ days });
  return Array.from({ length: count }, (_, week) => {
    const start = addDays(monday, week * DAYS_OF_WEEK);
    return {
      number: weekNumber(start),
      cells: Array.from({ length: DAYS_OF_WEEK }, (_none, weekday) => {
        const date = addDays(start, weekday);
        const index = week * DAYS_OF_WEEK + weekday - offset;
        const day = days[index];
        return {
          date,
          startsMonth: date.endsWith('-01') || (week === 0 && weekday === 0),
          planned: day
            ? { day, number: index + 1, night: nightPiece(nights, index, weekday) }
            : null,
        };
      }),
    };
  });
}

function nightPiece(nights: readonly Day[], index: number, weekday: number): NightPiece | null {
  const night = nights[index];
  if (!night) return null;
  const { hotelId } = night;
  const isFirst = nights[index - 1]?.hotelId !== hotelId;
  const isLast = nights[index + 1]?.hotelId !== hotelId;
  const restOfWeek = nights.slice(index, index + DAYS_OF_WEEK - weekday);
  const other = restOfWeek.findIndex((day) => day.hotelId !== hotelId);
  const together = other < 0 ? restOfWeek.length : other;
  return { hotelId, isFirst, isLast, span: isFirst || weekday === 0 ? together : 0 };
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
