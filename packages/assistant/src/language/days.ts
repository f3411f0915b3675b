import { type CalendarDate, weekdayNamed } from '@fahrtwind/domain';
import { parseDate } from './dates.ts';
import { ordinalOf, wholeNumberOf } from './numbers.ts';
import { keyAt, type Parse, type Parsed } from './parsed.ts';

/** A day of the trip as people name it. */
export type DayReference =
  /** From 1; negative from the end. */
  | { readonly by: 'number'; readonly number: number }
  /** 0 is Monday. */
  | { readonly by: 'weekday'; readonly weekday: number }
  | { readonly by: 'dayOfMonth'; readonly day: number }
  | { readonly by: 'date'; readonly date: CalendarDate };

const LEADING = new Set([
  'am',
  'an',
  'auf',
  'den',
  'der',
  'dem',
  'die',
  'des',
  'zum',
  'im',
  'in',
  'fuer',
  'vom',
  'von',
  'ab',
]);
const THIS = new Set(['diesen', 'dieser', 'diesem', 'kommenden', 'naechsten']);

/** Reads a day of the trip: `Tag 3`, `am dritten Tag`, `letzten Tag`, `am Mittwoch`, `am 14.`, `am 3. Mai`, `morgen`. */
export const parseDay: Parse<DayReference> = (tokens, from, today) => {
  let at = from;
  while (at < from + 3 && LEADING.has(keyAt(tokens, at))) at += 1;
  const found: Parsed<DayReference>[] = [];
  const ordinal = ordinalOf(tokens[at]);
  const isDay = /^(?:reise)?tage?s?$/;
  if (isDay.test(keyAt(tokens, at))) {
    const number = wholeNumberOf(tokens[at + 1]);
    if (number !== null) found.push({ value: { by: 'number', number }, end: at + 2 });
  } else if (ordinal !== null && isDay.test(keyAt(tokens, at + 1))) {
    found.push({ value: { by: 'number', number: ordinal }, end: at + 2 });
  } else {
    const marked = THIS.has(keyAt(tokens, at)) ? at + 1 : at;
    const weekday = weekdayNamed(keyAt(tokens, marked));
    const dates = parseDate(tokens, at, today);
    // A written date behind the weekday says more than it.
    const isLonger = dates.some(({ end }) => end > marked + 1);
    if (weekday !== null && !isLonger)
      found.push({ value: { by: 'weekday', weekday }, end: marked + 1 });
    else
      found.push(
        ...dates.map(({ value, end }) => ({ value: { by: 'date' as const, date: value }, end })),
      );
    const isDayOfMonth = ordinal !== null && ordinal > 0 && /^\d+\.$/.test(keyAt(tokens, at));
    if (isDayOfMonth) found.push({ value: { by: 'dayOfMonth', day: ordinal }, end: at + 1 });
  }
  return found;
};
