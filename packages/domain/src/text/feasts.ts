import { addDays, calendarDate, type CalendarDate } from './calendar-date.ts';
import { weekdayOf } from './weekdays.ts';

/** Days after Easter Sunday. */
const AROUND_EASTER: Readonly<Record<string, number>> = {
  weiberfastnacht: -52,
  rosenmontag: -48,
  fastnacht: -47,
  faschingsdienstag: -47,
  aschermittwoch: -46,
  palmsonntag: -7,
  gruendonnerstag: -3,
  karfreitag: -2,
  karsamstag: -1,
  ostern: 0,
  osterwochenende: -2,
  ostersonntag: 0,
  ostermontag: 1,
  himmelfahrt: 39,
  'christi himmelfahrt': 39,
  vatertag: 39,
  pfingsten: 49,
  pfingstsonntag: 49,
  pfingstmontag: 50,
  pfingstwochenende: 48,
  fronleichnam: 60,
};

const FIXED: Readonly<Record<string, readonly [month: number, day: number]>> = {
  neujahr: [1, 1],
  neujahrstag: [1, 1],
  'heilige drei koenige': [1, 6],
  dreikoenig: [1, 6],
  valentinstag: [2, 14],
  'tag der arbeit': [5, 1],
  maifeiertag: [5, 1],
  'mariae himmelfahrt': [8, 15],
  'tag der deutschen einheit': [10, 3],
  reformationstag: [10, 31],
  halloween: [10, 31],
  allerheiligen: [11, 1],
  nikolaus: [12, 6],
  heiligabend: [12, 24],
  weihnachten: [12, 25],
  '1. weihnachtstag': [12, 25],
  'erster weihnachtstag': [12, 25],
  '2. weihnachtstag': [12, 26],
  'zweiter weihnachtstag': [12, 26],
  stephanstag: [12, 26],
  silvester: [12, 31],
};

/** How often the name of a feast has so many words: the longest is tried first. */
export const MAX_FEAST_WORDS = 4;

/** The date of a feast in a year; null for a name that is none. */
export function feastIn(name: string, year: number): CalendarDate | null {
  // Anything can be written: `constructor` is no feast.
  const offset = Object.hasOwn(AROUND_EASTER, name) ? AROUND_EASTER[name] : undefined;
  const easter = easterSunday(year);
  if (offset !== undefined) return easter && addDays(easter, offset);
  const fixed = Object.hasOwn(FIXED, name) ? FIXED[name] : undefined;
  if (fixed) return calendarDate(year, ...fixed);
  return movableIn(name, year);
}

/** Feasts that follow the weekdays of a month. */
function movableIn(name: string, year: number): CalendarDate | null {
  const advent = /^(?:([1-4])\.|(erst|zweit|dritt|viert)er?) advent$/.exec(name);
  if (advent) {
    const number = advent[1]
      ? Number(advent[1])
      : ['erst', 'zweit', 'dritt', 'viert'].indexOf(advent[2] ?? '') + 1;
    return lastSundayBefore(calendarDate(year, 12, 25), -7 * (4 - number));
  }
  if (name === 'totensonntag') return lastSundayBefore(calendarDate(year, 12, 25), -28);
  if (name === 'buss- und bettag') return lastSundayBefore(calendarDate(year, 12, 25), -32);
  if (name === 'muttertag') {
    const may = calendarDate(year, 5, 1);
    return may && addDays(may, ((6 - weekdayOf(may) + 7) % 7) + 7);
  }
  return null;
}

function lastSundayBefore(date: CalendarDate | null, shift: number): CalendarDate | null {
  return date && addDays(date, -(weekdayOf(date) + 1) + shift);
}

/** Gauss's rule for the Gregorian calendar, in the form without exceptions (Meeus, Jones, Butcher). */
export function easterSunday(year: number): CalendarDate | null {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return calendarDate(year, Math.floor(days / 31), (days % 31) + 1);
}
