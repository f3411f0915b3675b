import { addDays, type CalendarDate, daysBetween } from '@fahrtwind/domain';
import { parseDate } from '../language/dates.ts';
import { parseDay } from '../language/days.ts';
import type { SlotValue } from './draft.ts';
import { ordinalOf, wholeNumberOf } from '../language/numbers.ts';
import { keyAt, wordsAt, type Parsed } from '../language/parsed.ts';
import { phrasesAt, type Phrase } from './phrases.ts';
import type { SlotType } from './template.ts';
import { parseDuration, parseTime } from '../language/times.ts';
import type { Token } from '../language/tokens.ts';
import { EDGES, LODGINGS, PROFILES } from './vocabulary.ts';

type Value = string | number | boolean | null;

export interface SlotRead {
  readonly slots: Readonly<Record<string, readonly SlotValue[]>>;
  readonly values: Readonly<Record<string, Value>>;
  readonly end: number;
  readonly cost: number;
}

/** A note may be long, but costs more than anything that is understood. */
const TEXT_COST = 1;
const NAME_COST = 0.3;

/** All ways to read a slot from a token on. */
export function readSlot(
  type: SlotType,
  name: string,
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): readonly SlotRead[] {
  if (at >= tokens.length) return [];
  switch (type) {
    case 'places':
    case 'stops':
      return phrasesAt(tokens, at).map((phrase) => namesRead(name, phrase));
    case 'day':
      return parseDay(tokens, at, today).map(({ value, end }) => ({
        slots: { [name]: [{ is: 'dayText', day: value }] },
        values: {},
        end,
        cost: 0,
      }));
    case 'range':
      return rangesAt(tokens, at, today).map(({ value, end }) => ({
        slots: {},
        values: value,
        end,
        cost: 0,
      }));
    case 'phrase':
      return phrasesAt(tokens, at)
        .filter(({ parts }) => parts.length === 1)
        .map(({ parts, end, words }) => valueRead(name, parts[0] ?? '', end, words * NAME_COST));
    case 'text':
      return textsAt(name, tokens, at);
    default:
      return valuesOf(type, tokens, at, today).map(({ value, end }) =>
        valueRead(name, value, end, 0),
      );
  }
}

type ValueType = Exclude<SlotType, 'places' | 'stops' | 'day' | 'range' | 'phrase' | 'text'>;

function valuesOf(
  type: ValueType,
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): readonly Parsed<Value>[] {
  switch (type) {
    case 'date':
      return parseDate(tokens, at, today);
    case 'time':
      return parseTime(tokens, at, today);
    case 'duration':
      return parseDuration(tokens, at, today);
    case 'span':
      return spanAt(tokens, at);
    case 'number': {
      const value = wholeNumberOf(tokens[at]);
      return value === null ? [] : [{ value, end: at + 1 }];
    }
    case 'times':
      return timesAt(tokens, at);
    case 'profile':
      return wordsIn(PROFILES, tokens, at);
    case 'edge':
      return wordsIn(EDGES, tokens, at);
    default:
      return wordsIn(LODGINGS, tokens, at);
  }
}

function namesRead(name: string, { parts, end, words }: Phrase): SlotRead {
  const values = parts.map((text): SlotValue => ({ is: 'text', text }));
  return { slots: { [name]: values }, values: {}, end, cost: words * NAME_COST };
}

function valueRead(name: string, value: Value, end: number, cost: number): SlotRead {
  return { slots: {}, values: { [name]: value }, end, cost };
}

/** `zweimal`, `2x`, `zwei Mal`. */
function timesAt(tokens: readonly Token[], at: number): readonly Parsed<number>[] {
  const [, stem] = /^(.+?)(?:mal|x)$/.exec(keyAt(tokens, at)) ?? [];
  const glued = wholeNumberOf(
    stem === undefined ? undefined : { kind: 'word', text: stem, key: stem },
  );
  if (glued !== null) return [{ value: glued, end: at + 1 }];
  const count = wholeNumberOf(tokens[at]);
  const isTimes = ['mal', 'x'].includes(keyAt(tokens, at + 1));
  return count !== null && isTimes ? [{ value: count, end: at + 2 }] : [];
}

/** `drei Tage`, `zwei Wochen`, `eine Woche`: a number of days. */
function spanAt(tokens: readonly Token[], at: number): readonly Parsed<number>[] {
  const count = wholeNumberOf(tokens[at]);
  const unit = keyAt(tokens, at + 1);
  if (count === null || count > 400) return [];
  if (/^tage?n?$/.test(unit)) return [{ value: count, end: at + 2 }];
  if (/^wochen?$/.test(unit)) return [{ value: count * 7, end: at + 2 }];
  return [];
}

/** `vom 3. bis 10. Mai`, `3.5. bis 10.5.`, `von Freitag bis Sonntag`, `3.-10. Mai`. */
function rangesAt(
  tokens: readonly Token[],
  from: number,
  today: CalendarDate,
): readonly Parsed<Readonly<Record<string, Value>>>[] {
  const at = ['vom', 'von'].includes(keyAt(tokens, from)) ? from + 1 : from;
  return [...daysOfOneMonth(tokens, at, today), ...datesBetween(tokens, at, today)];
}

function datesBetween(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): readonly Parsed<Readonly<Record<string, Value>>>[] {
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
): readonly Parsed<Readonly<Record<string, Value>>>[] {
  const glued = /^(\d{1,2})\.?[-–](\d{1,2}\..*)$/.exec(keyAt(tokens, at));
  const day = glued ? Number(glued[1]) : (ordinalOf(tokens[at]) ?? wholeNumberOf(tokens[at]));
  const untilAt = glued ? at : at + 1;
  if (day === null || day < 1 || (!glued && !isUntil(keyAt(tokens, untilAt)))) return [];
  const key = glued?.[2] ?? '';
  const rest: readonly Token[] = glued
    ? [{ kind: 'word', text: key, key }, ...tokens.slice(at + 1)]
    : tokens.slice(untilAt + 1);
  const offset = glued ? at : untilAt + 1;
  return parseDate(rest, 0, today).flatMap(({ value: last, end }) => {
    const first = addDays(last, day - Number(last.slice(8)));
    const isSameMonth = first.slice(0, 7) === last.slice(0, 7) && first <= last;
    return isSameMonth ? [{ value: { start: first, end: last }, end: offset + end }] : [];
  });
}

function isUntil(key: string): boolean {
  return key === 'bis' || key === '-' || key === '–';
}

function wordsIn(
  words: Readonly<Record<string, string>>,
  tokens: readonly Token[],
  at: number,
): readonly Parsed<string>[] {
  return [4, 3, 2, 1].flatMap((count) => {
    const key = wordsAt(tokens, at, count);
    const value = key === null ? undefined : words[key];
    return value === undefined ? [] : [{ value, end: at + count }];
  });
}

/** A text in quotes or behind a colon, or all that is left of the sentence. */
function textsAt(name: string, tokens: readonly Token[], at: number): readonly SlotRead[] {
  const token = tokens[at];
  if (token?.kind === 'literal') return [valueRead(name, token.text, at + 1, 0)];
  const rest = tokens.slice(at);
  const text = rest
    .map((one, index) => (one.kind === 'mark' || index === 0 ? one.text : ` ${one.text}`))
    .join('');
  return [valueRead(name, text.replace(/[.!]$/, ''), tokens.length, rest.length * TEXT_COST)];
}
