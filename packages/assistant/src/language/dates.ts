import {
  addDays,
  calendarDate,
  type CalendarDate,
  feastIn,
  MAX_FEAST_WORDS,
  nextWeekday,
  weekdayNamed,
  weekdayOf,
} from '@fahrtwind/domain';
import { ordinalOf, wholeNumberOf } from './numbers.ts';
import { keyAt, wordsAt, type Parse, type Parsed } from './parsed.ts';
import type { Token } from './tokens.ts';

const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'jaenner', 'jan', 'jan.'],
  ['februar', 'feber', 'feb', 'feb.'],
  ['maerz', 'mrz', 'mrz.'],
  ['april', 'apr', 'apr.'],
  ['mai'],
  ['juni', 'juno', 'jun', 'jun.'],
  ['juli', 'julei', 'jul', 'jul.'],
  ['august', 'aug', 'aug.'],
  ['september', 'sept', 'sept.', 'sep', 'sep.'],
  ['oktober', 'okt', 'okt.'],
  ['november', 'nov', 'nov.'],
  ['dezember', 'dez', 'dez.'],
];

const RELATIVE: ReadonlyMap<string, number> = new Map([
  ['heute', 0],
  ['morgen', 1],
  ['uebermorgen', 2],
  ['ueberuebermorgen', 3],
]);
const NEXT = new Set([
  'naechste',
  'naechsten',
  'naechster',
  'naechstes',
  'naechstem',
  'kommende',
  'kommenden',
  'kommender',
  'kommendes',
]);
const THIS = new Set(['diese', 'diesen', 'dieser', 'dieses', 'diesem']);
const LEADING = new Set(['am', 'dem', 'den', 'der', 'ab', 'vom', 'zum', 'an', 'zu', 'ueber']);

/** Reads a date: `am 3.5.`, `3. Mai 2027`, `übermorgen`, `nächsten Freitag`, `in zwei Wochen`, `Pfingsten`. */
export const parseDate: Parse<CalendarDate> = (tokens, from, today) => {
  let at = from;
  while (at < from + 2 && LEADING.has(keyAt(tokens, at))) at += 1;
  const readers = [
    readNumeric,
    readWrittenMonth,
    readFeast,
    readRelative,
    readInSpan,
    readWeekday,
    readPartOfMonth,
  ];
  return readers.flatMap((read) => read(tokens, at, today) ?? []);
};

type Read = (
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
) => Parsed<CalendarDate> | null;

/** `3.5.`, `03.05.2027`, `3.5.27`, `2027-05-03`. */
const readNumeric: Read = (tokens, at, today) => {
  const key = keyAt(tokens, at);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(key);
  if (iso) return found(calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3])), at + 1);
  const german = /^(\d{1,2})\.(\d{1,2})\.?(\d{2}|\d{4})?\.?$/.exec(key);
  if (!german) return null;
  const [, day, month, year] = german;
  if (year === undefined) {
    const next = yearAt(tokens, at + 1);
    if (next) return found(calendarDate(next, Number(month), Number(day)), at + 2);
    return found(upcoming(Number(month), Number(day), today), at + 1);
  }
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return found(calendarDate(full, Number(month), Number(day)), at + 1);
};

/** `3. Mai`, `dritten Mai 2027`, `3 Mai`. */
const readWrittenMonth: Read = (tokens, at, today) => {
  const day = ordinalOf(tokens[at]) ?? wholeNumberOf(tokens[at]);
  const month = monthNamed(keyAt(tokens, at + 1));
  if (day === null || month === null) return null;
  const year = yearAt(tokens, at + 2);
  if (year) return found(calendarDate(year, month, day), at + 3);
  return found(upcoming(month, day, today), at + 2);
};

/** `Pfingsten`, `Ostern 2027`, `Tag der Arbeit`, `nächstes Jahr an Ostern`. */
const readFeast: Read = (tokens, from, today) => {
  const isNextYear = NEXT.has(keyAt(tokens, from)) && keyAt(tokens, from + 1) === 'jahr';
  let at = isNextYear ? from + 2 : from;
  if (isNextYear && LEADING.has(keyAt(tokens, at))) at += 1;
  const thisYear = Number(today.slice(0, 4));
  for (let count = MAX_FEAST_WORDS; count > 0; count -= 1) {
    const name = feastName(tokens, at, count);
    if (name === null || !feastIn(name, thisYear)) continue;
    const year = yearAt(tokens, at + count);
    if (year) return found(feastIn(name, year), at + count + 1);
    if (isNextYear) return found(feastIn(name, thisYear + 1), at + count);
    const date = feastIn(name, thisYear);
    return found(date && date >= today ? date : feastIn(name, thisYear + 1), at + count);
  }
  return null;
};

/** `am zweiten Weihnachtstag` is the 2nd. */
function feastName(tokens: readonly Token[], at: number, count: number): string | null {
  const rest = count > 1 ? wordsAt(tokens, at + 1, count - 1) : null;
  const ordinal = ordinalOf(tokens[at]);
  return ordinal !== null && rest !== null ? `${ordinal}. ${rest}` : wordsAt(tokens, at, count);
}

/** `heute`, `übermorgen`, `nächste Woche`, `nächste Woche Dienstag`. */
const readRelative: Read = (tokens, at, today) => {
  const days = RELATIVE.get(keyAt(tokens, at));
  if (days !== undefined) return found(addDays(today, days), at + 1);
  if (!NEXT.has(keyAt(tokens, at)) || keyAt(tokens, at + 1) !== 'woche') return null;
  const monday = addDays(today, 7 - weekdayOf(today));
  const behind = keyAt(tokens, at + 2) === 'am' ? at + 3 : at + 2;
  const weekday = weekdayNamed(keyAt(tokens, behind));
  return weekday === null ? found(monday, at + 2) : found(addDays(monday, weekday), behind + 1);
};

/** `in zwei Wochen`, `in 10 Tagen`, `in einem Monat`. */
const readInSpan: Read = (tokens, at, today) => {
  const span = keyAt(tokens, at) === 'in' ? spanAt(tokens, at + 1, today) : null;
  return span && found(span.value, span.end);
};

function spanAt(
  tokens: readonly Token[],
  at: number,
  from: CalendarDate,
): Parsed<CalendarDate> | null {
  const count = wholeNumberOf(tokens[at]);
  const unit = keyAt(tokens, at + 1);
  if (count === null || count > 400) return null;
  // Eight days are a week, as people count them.
  if (/^tage?n?$/.test(unit)) return { value: addDays(from, count === 8 ? 7 : count), end: at + 2 };
  if (/^wochen?$/.test(unit)) return { value: addDays(from, count * 7), end: at + 2 };
  if (/^monate?n?$/.test(unit)) return { value: addMonths(from, count), end: at + 2 };
  return null;
}

/** `Freitag`, `nächsten Freitag`, `diesen Freitag`, `Freitag in einer Woche`; the next one that comes. */
const readWeekday: Read = (tokens, from, today) => {
  const isMarked = NEXT.has(keyAt(tokens, from)) || THIS.has(keyAt(tokens, from));
  const at = isMarked ? from + 1 : from;
  const weekday = weekdayNamed(keyAt(tokens, at));
  if (weekday === null) return null;
  const date = nextWeekday(today, weekday);
  const later = keyAt(tokens, at + 1) === 'in' ? spanAt(tokens, at + 2, date) : null;
  if (later) return found(later.value, later.end);
  // `Freitag, den 3. Mai`: the date says more than the weekday.
  const isComma = tokens[at + 1]?.key === ',';
  const written = parseDateAfterWeekday(tokens, at + (isComma ? 2 : 1), today);
  return written ?? found(date, at + 1);
};

function parseDateAfterWeekday(
  tokens: readonly Token[],
  from: number,
  today: CalendarDate,
): Parsed<CalendarDate> | null {
  const at = LEADING.has(keyAt(tokens, from)) ? from + 1 : from;
  return readNumeric(tokens, at, today) ?? readWrittenMonth(tokens, at, today);
}

/** `Anfang Mai`, `Mitte Juni`, `Ende August 2027`. */
const readPartOfMonth: Read = (tokens, at, today) => {
  const part = ['anfang', 'mitte', 'ende'].indexOf(keyAt(tokens, at));
  const month = monthNamed(keyAt(tokens, at + 1));
  if (part < 0 || month === null) return null;
  const day = [1, 15, 25][part] ?? 1;
  const year = yearAt(tokens, at + 2);
  if (year) return found(calendarDate(year, month, day), at + 3);
  return found(upcoming(month, day, today), at + 2);
};

export function monthNamed(key: string): number | null {
  const index = MONTHS.findIndex((names) => names.includes(key));
  return index < 0 ? null : index + 1;
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const year = /^(20\d{2})\.?$/.exec(keyAt(tokens, at));
  return year ? Number(year[1]) : null;
}

/** The next such day that is not over; a leap day may be some years away. */
function upcoming(month: number, day: number, today: CalendarDate): CalendarDate | null {
  const year = Number(today.slice(0, 4));
  for (const one of [year, year + 1, year + 2, year + 3, year + 4]) {
    const date = calendarDate(one, month, day);
    if (date && date >= today) return date;
  }
  return null;
}

function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  for (let one = day; one > 27; one -= 1) {
    const exact = calendarDate(Math.floor(index / 12), (index % 12) + 1, one);
    if (exact) return exact;
  }
  return calendarDate(Math.floor(index / 12), (index % 12) + 1, Math.min(day, 28)) ?? date;
}

function found(value: CalendarDate | null, end: number): Parsed<CalendarDate> | null {
  return value === null ? null : { value, end };
}
