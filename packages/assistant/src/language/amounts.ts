import { addDays, type CalendarDate, daysBetween } from '@fahrtwind/domain';
import { parseDate } from './dates.ts';
import { ordinalOf, wholeNumberOf } from './numbers.ts';
import { keyAt, wordsAt, type Parse, type Parsed } from './parsed.ts';
import type { Token } from './tokens.ts';

/** `zweimal`, `2x`, `zwei Mal`. */
export const parseTimes: Parse<number> = (tokens, at) => {
  const [, stem] = /^(.+?)(?:mal|x)$/.exec(keyAt(tokens, at)) ?? [];
  const glued = wholeNumberOf(
    stem === undefined ? undefined : { kind: 'word', text: stem, key: stem },
  );
  if (glued !== null) return [{ value: glued, end: at + 1 }];
  const count = wholeNumberOf(tokens[at]);
  const isTimes = ['mal', 'x'].includes(keyAt(tokens, at + 1));
  return count !== null && count > 1 && isTimes ? [{ value: count, end: at + 2 }] : [];
};

const UNIT_ADJECTIVE = /^(?:weitere|zusaetzliche|volle|ganze|freie|extra)[nrms]?$/;

/** Where the unit of an amount stands: `zwei weitere Nächte`. */
function unitAt(tokens: readonly Token[], at: number): number {
  return UNIT_ADJECTIVE.test(keyAt(tokens, at)) ? at + 1 : at;
}

/** `drei Tage`, `zwei Wochen`, `eine Woche`, `langes Wochenende`, `6-tägig`: a number of days. */
export const parseSpan: Parse<number> = (tokens, at) => {
  const joined = /^(.+?)taegige?[nrsm]?$/.exec(keyAt(tokens, at))?.[1];
  const glued = wholeNumberOf(joined === undefined ? undefined : { ...word(joined) });
  if (glued !== null) return [{ value: glued, end: at + 1 }];
  const count = wholeNumberOf(tokens[at]);
  if (count === null || count > 400) return [];
  const unit = unitAt(tokens, at + 1);
  const key = keyAt(tokens, unit);
  if (/^(?:tage?n?|taegige?[nrsm]?|tages)$/.test(key)) return [{ value: count, end: unit + 1 }];
  if (/^wochen?$/.test(key)) return [{ value: count * 7, end: unit + 1 }];
  return [];
};

/** `zwei Nächte`, `eine weitere Nacht`, `3 Übernachtungen`. */
export const parseNights: Parse<number> = (tokens, at) => {
  const count = wholeNumberOf(tokens[at]);
  const unit = unitAt(tokens, at + 1);
  const isNight = /^(?:naechte?n?|nacht|nae?cht|uebernachtung(?:en)?)$/.test(keyAt(tokens, unit));
  return count !== null && isNight ? [{ value: count, end: unit + 1 }] : [];
};

/** `70 Euro`, `119€`, `89,90 €`: cents. */
export const parseEuros: Parse<number> = (tokens, at) => {
  const key = keyAt(tokens, at);
  const glued = /^(\d{1,5})(?:[.,](\d{1,2}))?(€|euro|eur)?$/.exec(key);
  if (!glued) return [];
  const isUnit = /^(?:€|euros?|eur)$/.test(keyAt(tokens, at + 1));
  if (glued[3] === undefined && !isUnit) return [];
  const cents = Number(glued[1]) * 100 + Number((glued[2] ?? '0').padEnd(2, '0'));
  return [{ value: cents, end: glued[3] === undefined ? at + 2 : at + 1 }];
};

export interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** `vom 3. bis 10. Mai`, `3.5. bis 10.5.`, `von Freitag bis Sonntag`, `3.-10. Mai`. */
export const parseRange: Parse<DateRange> = (tokens, from, today) => {
  const at = ['vom', 'von'].includes(keyAt(tokens, from)) ? from + 1 : from;
  return [...daysOfOneMonth(tokens, at, today), ...datesBetween(tokens, at, today)];
};

function datesBetween(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): readonly Parsed<DateRange>[] {
  return parseDate(tokens, at, today).flatMap(({ value: start, end: middle }) => {
    if (!isUntil(keyAt(tokens, middle))) return [];
    return parseDate(tokens, middle + 1, start).map(({ value, end }) => ({
      value: { start, end: value < start ? addDays(start, daysBetween(start, value)) : value },
      end,
    }));
  });
}

function daysOfOneMonth(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): readonly Parsed<DateRange>[] {
  const glued = /^(\d{1,2})\.?[-–](\d{1,2}\..*)$/.exec(keyAt(tokens, at));
  const day = glued ? Number(glued[1]) : (ordinalOf(tokens[at]) ?? wholeNumberOf(tokens[at]));
  const untilAt = glued ? at : at + 1;
  if (day === null || day < 1 || (!glued && !isUntil(keyAt(tokens, untilAt)))) return [];
  const rest: readonly Token[] = glued
    ? [word(glued[2] ?? ''), ...tokens.slice(at + 1)]
    : tokens.slice(untilAt + 1);
  const offset = glued ? at : untilAt + 1;
  return parseDate(rest, 0, today).flatMap(({ value: last, end }) => {
    const first = addDays(last, day - Number(last.slice(8)));
    const isSameMonth = first.slice(0, 7) === last.slice(0, 7) && first <= last;
    return isSameMonth ? [{ value: { start: first, end: last }, end: offset + end }] : [];
  });
}

function word(key: string): Token {
  return { kind: 'word', text: key, key };
}

function isUntil(key: string): boolean {
  return key === 'bis' || key === '-' || key === '–';
}

/** The value of the longest phrase of a table that stands there. */
export function parseChoice<Value extends string>(
  table: Readonly<Record<string, Value>>,
): Parse<Value> {
  return (tokens, at) =>
    [4, 3, 2, 1].flatMap((count) => {
      const key = wordsAt(tokens, at, count);
      const value = key !== null && Object.hasOwn(table, key) ? table[key] : undefined;
      return value === undefined ? [] : [{ value, end: at + count }];
    });
}
