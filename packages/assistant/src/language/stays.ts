import {
  addDays,
  type CalendarDate,
  calendarDate,
  nextWeekday,
  weekdayOf,
} from '@fahrtwind/domain';
import { monthNamed, parseDate } from './dates.ts';
import { numberOf, wholeNumberOf } from './numbers.ts';
import { keyAt } from './parsed.ts';
import type { Token } from './tokens.ts';

/** When and for how long the person wants to be away, as far as the message says it. */
export interface TimeAway {
  readonly start?: CalendarDate;
  readonly days?: number;
}

/** Feasts that people take a few days off for: days before the date of the feast, and days in all. */
const FEASTS: Readonly<Record<string, readonly [before: number, days: number]>> = {
  himmelfahrt: [0, 4],
  vatertag: [0, 4],
  fronleichnam: [0, 4],
  ostern: [2, 4],
  osterwochenende: [0, 4],
  pfingsten: [1, 3],
  pfingstwochenende: [0, 3],
  weihnachten: [1, 4],
  silvester: [1, 4],
};
/** School holidays differ by state; they begin about then. */
const HOLIDAYS: Readonly<Record<string, readonly [feastOrMonth: string, days: number]>> = {
  osterferien: ['ostern', 0],
  pfingstferien: ['pfingsten', 0],
  sommerferien: ['august', 0],
  herbstferien: ['oktober', 0],
};
const SEASONS: Readonly<Record<string, number>> = {
  fruehling: 5,
  fruehjahr: 5,
  sommer: 7,
  spaetsommer: 9,
  herbst: 9,
  winter: 2,
  spring: 5,
  summer: 7,
  autumn: 9,
  fall: 9,
};
const ENGLISH_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const LONG = new Set(['langes', 'lange', 'langen', 'verlaengertes', 'verlaengerten', 'long']);
const FRIDAY = 4;
const SATURDAY = 5;

/** Finds how long and when, wherever it stands: `zwei Wochen im Juni`, `langes Wochenende`, `über Himmelfahrt`. */
export function findTimeAway(tokens: readonly Token[], today: CalendarDate): TimeAway {
  const feast = feastIn(tokens, today);
  const weekend = weekendIn(tokens, today);
  const spans = spansIn(tokens);
  const span = spans.find(({ isLater }) => !isLater) ?? spans[0];
  const days = span?.days ?? weekend?.days ?? feast?.days;
  // `in 10 Tagen durch Norwegen` takes ten days; beside another span it says when.
  const start =
    dateIn(span?.isLater ? withoutSpan(tokens, span.at) : tokens, today) ??
    feast?.start ??
    weekend?.start ??
    monthIn(tokens, today) ??
    undefined;
  return { ...(start !== undefined && { start }), ...(days !== undefined && { days }) };
}

interface Span {
  readonly days: number;
  readonly at: number;
  /** Whether `in` stands before it. */
  readonly isLater: boolean;
}

function withoutSpan(tokens: readonly Token[], at: number): readonly Token[] {
  return tokens.filter((_, index) => index !== at - 1 && index !== at);
}

/** `zwei Wochen`, `10 Tage`, `10-tägig`, `eine Woche`, `ein paar Tage`, `fünf Nächte`. */
function spansIn(tokens: readonly Token[]): readonly Span[] {
  return tokens.flatMap((_, at) => {
    const days = daysAt(tokens, at);
    return days === null ? [] : [{ days, at, isLater: keyAt(tokens, at - 1) === 'in' }];
  });
}

function daysAt(tokens: readonly Token[], at: number): number | null {
  const key = keyAt(tokens, at);
  const unit = unitOf(keyAt(tokens, at + 1));
  const count = countAt(tokens, at);
  if (count !== null && unit !== null && count <= 100)
    return Math.round(count * unit.days) + unit.more;
  const glued = /^(\d{1,3})-?(?:taegige?[nrs]?|tage|days?|d)$/.exec(key);
  if (glued) return Number(glued[1]);
  if (key === 'kurztrip' || key === 'kurzurlaub') return 3;
  const isFew = key === 'paar' || key === 'few' || key === 'couple';
  if (!isFew || unit === null) return null;
  return unit.days === 1 ? 4 : 14;
}

function countAt(tokens: readonly Token[], at: number): number | null {
  if (/^(?:a|one)$/.test(keyAt(tokens, at))) return 1;
  const english = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const index = english.indexOf(keyAt(tokens, at));
  return index < 0 ? (wholeNumberOf(tokens[at]) ?? numberOf(tokens[at])) : index + 2;
}

function unitOf(key: string): { readonly days: number; readonly more: number } | null {
  if (/^(?:tage?n?|taegige?[nrs]?|days?)$/.test(key)) return { days: 1, more: 0 };
  if (/^(?:wochen?|woechige?[nrs]?|weeks?)$/.test(key)) return { days: 7, more: 0 };
  if (/^(?:naechten?|nacht|uebernachtungen|nights?)$/.test(key)) return { days: 1, more: 1 };
  return /^(?:monate?|month)$/.test(key) ? { days: 28, more: 0 } : null;
}

/** A weekend begins on Friday; a long one ends on Monday. */
function weekendIn(tokens: readonly Token[], today: CalendarDate): Required<TimeAway> | null {
  const at = tokens.findIndex(({ key }) => /^(?:wochenendtrip|wochenende|weekend)$/.test(key));
  if (at < 0) return null;
  const isLong = LONG.has(keyAt(tokens, at - 1));
  return { start: nextWeekday(today, FRIDAY), days: isLong ? 4 : 3 };
}

function feastIn(tokens: readonly Token[], today: CalendarDate): TimeAway | null {
  for (const [at, { key }] of tokens.entries()) {
    const holidays = Object.hasOwn(HOLIDAYS, key) ? HOLIDAYS[key] : undefined;
    if (holidays) {
      const month = monthNamed(holidays[0]);
      const start = month === null ? feastDate(holidays[0], today) : firstSaturday(month, today);
      return start ? { start } : null;
    }
    const span = Object.hasOwn(FEASTS, key) ? FEASTS[key] : undefined;
    const date = span && parseDate(tokens, at, today).at(0)?.value;
    if (span && date) return { start: addDays(date, -span[0]), days: span[1] };
  }
  return null;
}

function feastDate(name: string, today: CalendarDate): CalendarDate | null {
  const date = parseDate([{ kind: 'word', text: name, key: name }], 0, today).at(0)?.value;
  return date ? addDays(date, -1) : null;
}

/** A written date, but no weekday: `Freitag` says when a trip begins only beside a plan. */
function dateIn(tokens: readonly Token[], today: CalendarDate): CalendarDate | undefined {
  for (const [at, { kind, key }] of tokens.entries()) {
    if (kind !== 'word' || Object.hasOwn(FEASTS, key)) continue;
    const [parsed] = parseDate(tokens, at, today);
    const isFeast = tokens.slice(at, parsed?.end).some((one) => Object.hasOwn(FEASTS, one.key));
    if (parsed && !isFeast) return parsed.value;
  }
  return undefined;
}

/** `im Juni`, `im Sommer`: its first Saturday. */
function monthIn(tokens: readonly Token[], today: CalendarDate): CalendarDate | null {
  for (const [at, { key }] of tokens.entries()) {
    const english = ENGLISH_MONTHS.indexOf(key) + 1;
    const isEnglish = english > 0 && (key !== 'may' || keyAt(tokens, at - 1) === 'in');
    const season = Object.hasOwn(SEASONS, key) ? (SEASONS[key] ?? null) : null;
    const month = monthNamed(key) ?? (isEnglish ? english : null) ?? season;
    if (month !== null) return firstSaturday(month, today);
  }
  return null;
}

function firstSaturday(month: number, today: CalendarDate): CalendarDate | null {
  const year = Number(today.slice(0, 4));
  for (const one of [year, year + 1]) {
    const first = calendarDate(one, month, 1);
    const saturday = first && addDays(first, (SATURDAY - weekdayOf(first) + 7) % 7);
    if (saturday && saturday >= today) return saturday;
  }
  return null;
}
