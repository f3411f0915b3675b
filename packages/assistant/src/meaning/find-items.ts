import {
  type CalendarDate,
  type Day,
  type Language,
  type Stop,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import { type Item, type UnknownItem, type WordItem } from '../grammar/item.ts';
import { createCorrector, readWords } from '../grammar/lexicon.ts';
import { EDGES, LODGINGS, PROFILES } from '../grammar/vocabulary.ts';
import {
  parseChoice,
  parseEuros,
  parseNights,
  parseRange,
  parseSpan,
  parseTimes,
} from '../language/amounts.ts';
import { parseDate } from '../language/dates.ts';
import { parseDay } from '../language/days.ts';
import { fold } from '../language/fold.ts';
import { normalise } from '../language/normalise.ts';
import { ordinalOf, wholeNumberOf } from '../language/numbers.ts';
import type { Parse } from '../language/parsed.ts';
import { parseDuration, parseTime } from '../language/times.ts';
import { tokensOf, type Token } from '../language/tokens.ts';
import type { AssistantPorts } from '../ports.ts';
import { findDays } from './find-days.ts';
import { placesIn, type KnownNames } from './find-names.ts';
import { withNegations } from './negate-items.ts';
import { roleBefore } from './roles.ts';
import { createTripNames } from './trip-names.ts';

export interface Listening {
  readonly trip: Trip;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly ports: Pick<AssistantPorts, 'placesNamed'>;
}

/** Everything that a message mentions, in its order: names, days, amounts, and what the other words mean. */
export async function findItems(message: string, listening: Listening): Promise<readonly Item[]> {
  const tokens = normalise(tokensOf(message), listening.language);
  const own = createTripNames(listening.trip);
  const known = await placesIn(tokens, { ...own, trip: listening.trip }, listening.ports);
  const scan: Scan = { ...listening, tokens, known, correct: createCorrector(own.words) };
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const item = itemAt(scan, at);
    items.push(item);
    at = item.end;
  }
  return withNegations(withSharedRoles(withJoinedDays(items, scan)), tokens);
}

interface Scan extends Listening {
  readonly tokens: readonly Token[];
  readonly known: KnownNames;
  readonly correct: (token: Token) => Token | null;
}

/** What stands there: the first of these readers that reads anything. */
function itemAt(scan: Scan, at: number): Item {
  const token = scan.tokens[at];
  if (token?.kind === 'mark') return { is: 'mark', ...spanOf(scan, at, at + 1) };
  if (token?.kind === 'literal') return quoteAt(scan, at);
  return (
    scan.known.at(at) ??
    rangeAt(scan, at) ??
    relativeDayAt(scan, at) ??
    choiceAt(scan, at) ??
    clockAt(scan, at) ??
    numberedAt(scan, at) ??
    amountAt(scan, at) ??
    dayAt(scan, at) ??
    wordAt(scan, at)
  );
}

function spanOf({ tokens }: Scan, at: number, end: number) {
  const text = tokens
    .slice(at, end)
    .map((token) => token.text)
    .filter(Boolean)
    .join(' ');
  return { at, end, text };
}

function mention(scan: Scan, at: number, end: number) {
  return { ...spanOf(scan, at, end), role: roleBefore(scan.tokens, at) };
}

function quoteAt(scan: Scan, at: number): Item {
  const named = scan.known.at(at);
  return named ?? { is: 'quote', ...mention(scan, at, at + 1) };
}

function rangeAt(scan: Scan, at: number): Item | null {
  const from = ['auf', 'am', 'ab'].includes(scan.tokens[at]?.key ?? '') ? at + 1 : at;
  const [range] = parseRange(scan.tokens, from, scan.today);
  if (!range) return null;
  const { start, end } = range.value;
  return { is: 'range', start, until: end, ...mention(scan, at, range.end) };
}

/** `der Tag nach Oslo`, `am Tag vor Odda`, `der Tag mit Split`. */
function relativeDayAt(scan: Scan, at: number): Item | null {
  const { tokens, known, trip } = scan;
  if (tokens[at]?.key !== 'tag') return null;
  const by = ['nach', 'vor', 'mit', 'in', 'von', 'bei'].indexOf(tokens[at + 1]?.key ?? '');
  const name = by < 0 ? null : known.at(at + 2);
  const [stop] = name?.is === 'name' ? name.stops : [];
  const index = trip.days.findIndex(({ cityList }) => stop && cityList.includes(stop));
  const day = trip.days[index + ([1, -1][by] ?? 0)];
  // `der Tag nach Wien` is the one after it; `der Tag von Wien nach Graz` is that of the later name.
  if (!name || index < 0 || !day) return null;
  const number = trip.days.indexOf(day) + 1;
  const reference = { by: 'number', number } as const;
  return { is: 'day', reference, days: [day], date: day.date, ...mention(scan, at, name.end) };
}

function choiceAt(scan: Scan, at: number): Item | null {
  const found = (
    [
      ['edge', EDGES],
      ['profile', PROFILES],
      ['lodging', LODGINGS],
    ] as const
  ).flatMap(([is, table]) => {
    const [one] = parseChoice<string>(table)(scan.tokens, at, scan.today);
    return one ? [{ is, value: one.value, end: one.end }] : [];
  })[0];
  if (!found) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each table has only its own values
  return { ...found, ...mention(scan, at, found.end) } as Item;
}

/** A time of day needs a word that says so: `um 9`, `9 Uhr`, `9:30`, `halb zehn`. */
function clockAt(scan: Scan, at: number): Item | null {
  const { tokens, today } = scan;
  const key = tokens[at]?.key ?? '';
  const isSpan = [parseSpan, parseNights, parseDuration, parseTimes].some(
    (parse) => parse(tokens, at + 1, today).length > 0 || parse(tokens, at, today).length > 0,
  );
  if (isSpan) return null;
  const isMarked = ['um', 'gegen'].includes(key) && wholeNumberOf(tokens[at + 1]) !== null;
  const [parsed] = parseTime(tokens, at, today);
  if (!parsed) return null;
  const words = tokens.slice(at, parsed.end).map((token) => token.key);
  const says =
    isMarked ||
    words.some((word) =>
      /^(?:uhr|halb|viertel|dreiviertel|mittags?|mitternacht|\d{1,2}uhr|\d{1,2}:\d{2}(?:uhr|h)?)$/.test(
        word,
      ),
    ) ||
    roleBefore(tokens, at) === 'by';
  const isMinutesAround = (tokens[at + 1]?.key ?? '').startsWith('min');
  if (!says || isMinutesAround || wholeNumberOf(tokens[at]) === 0) return null;
  return { is: 'amount', unit: 'clock', value: parsed.value, ...mention(scan, at, parsed.end) };
}

const STOP_WORD = /^(?:stopp?|halt|ort|etappe|station|ziel)(?:s|e|en)?$/;

/** `Stopp 3`, `den dritten Stopp`, `den ersten und den letzten Stopp`. */
function numberedAt(scan: Scan, at: number): Item | null {
  const { tokens, trip } = scan;
  const isWord = STOP_WORD.test(tokens[at]?.key ?? '');
  const behind = tokens.slice(at + 1, at + 5);
  const isBefore = STOP_WORD.test(behind[0]?.key ?? '');
  const isShared =
    behind[0]?.key === 'und' && behind.slice(1).some(({ key }) => STOP_WORD.test(key));
  const number = isWord
    ? wholeNumberOf(tokens[at + 1])
    : isBefore || isShared
      ? ordinalOf(tokens[at])
      : null;
  if (number === null || number === 0) return null;
  const behindStop = isWord || isBefore ? at + 2 : at + 1;
  // `der zweite Stopp am fünften Tag`
  const isOnDay = ['am', 'an', 'von', 'vom'].includes(tokens[behindStop]?.key ?? '');
  const [on] = isOnDay ? parseDay(tokens, behindStop, scan.today) : [];
  const days = on ? findDays(trip, on.value) : [];
  const list = days.length === 1 ? (days[0]?.cityList ?? []) : stopsOf(trip);
  const stop = list.at(number > 0 ? number - 1 : number);
  const end = on && days.length === 1 ? on.end : behindStop;
  const common = { isGuess: false, isPlace: false, isNegated: false };
  return { is: 'name', stops: stop ? [stop] : [], ...common, ...mention(scan, at, end) };
}

const AMOUNTS = [
  ['euros', parseEuros],
  ['nights', parseNights],
  ['minutes', parseDuration],
  ['days', parseSpan],
  ['times', parseTimes],
] as const satisfies readonly (readonly [string, Parse<number>])[];

function amountAt(scan: Scan, at: number): Item | null {
  for (const [unit, parse] of AMOUNTS) {
    const [parsed] = parse(scan.tokens, at, scan.today);
    if (!parsed) continue;
    const amount = {
      is: 'amount',
      unit,
      value: parsed.value,
      ...mention(scan, at, parsed.end),
    } as const;
    const [date] =
      scan.tokens[at - 1]?.key === 'in' ? parseDate(scan.tokens, at - 1, scan.today) : [];
    return date ? { ...amount, date: date.value } : amount;
  }
  return null;
}

function dayAt(scan: Scan, at: number): Item | null {
  const { tokens, today, trip } = scan;
  // `Tag 4 und 5`
  const number2 = numberInList(tokens, at);
  if (number2 !== null) {
    const reference = { by: 'number', number: number2 } as const;
    const days = findDays(trip, reference);
    const date = days[0]?.date ?? null;
    return {
      is: 'day',
      reference,
      days,
      date,
      ...stopOn(trip, days[0]),
      ...mention(scan, at, at + 1),
    };
  }
  const isSpan = tokens[at]?.key === 'in' && parseSpan(tokens, at + 1, today).length > 0;
  const dates = (isSpan ? [] : parseDate(tokens, at, today)).map(({ value, end }) => ({
    value: { by: 'date' as const, date: value },
    end,
  }));
  // `Freitag` is one of the trip, unless a date is said with it.
  const [found] = [...parseDay(tokens, at, today), ...dates].toSorted(
    (one, other) => other.end - one.end,
  );
  const number = wholeNumberOf(tokens[at]);
  // `den` before a number is no day by itself.
  const next = tokens[at + 1];
  const isBare =
    tokens[at]?.key === 'ein' ||
    (isArticle(tokens[at]) && next?.kind === 'word' && !ENDS_AMOUNT.has(next.key));
  if (!found) return number === null || isBare ? null : plainNumber(scan, at, number);
  const [written] = parseDate(tokens, at, today);
  const date = found.value.by === 'date' ? { value: found.value.date } : written;
  const days = findDays(trip, found.value);
  return {
    is: 'day',
    reference: found.value,
    days,
    date: date?.value ?? days[0]?.date ?? null,
    ...stopOn(trip, days[0]),
    ...mention(scan, at, found.end),
  };
}

function numberInList(tokens: readonly Token[], at: number): number | null {
  const [word, first, and] = tokens.slice(Math.max(0, at - 3), at);
  const isList =
    /^tage?$/.test(word?.key ?? '') && and?.key === 'und' && wholeNumberOf(first) !== null;
  return isList && /^\d+$/.test(tokens[at]?.key ?? '') ? wholeNumberOf(tokens[at]) : null;
}

/** `in Wien nur eine`, `eine weniger`: the unit was said before. */
const ENDS_AMOUNT = new Set(['weniger', 'mehr', 'reicht', 'und', 'laenger', 'kuerzer']);

/** Where one is on a day: at its last stop, or where the days before ended. */
function stopOn(trip: Trip, day: Day | undefined): { readonly stop?: Stop } {
  if (!day) return {};
  const stop = trip.days
    .slice(0, trip.days.indexOf(day) + 1)
    .flatMap(({ cityList }) => cityList)
    .at(-1);
  return stop ? { stop } : {};
}

function isArticle(token: Token | undefined): boolean {
  return /^(?:eine?[nmrs]?|ne|nen|beide)$/.test(token?.key ?? '');
}

function plainNumber(scan: Scan, at: number, value: number): Item {
  return { is: 'amount', unit: 'number', value, ...mention(scan, at, at + 1) };
}

function wordAt(scan: Scan, at: number): WordItem | UnknownItem | Item {
  const { tokens } = scan;
  const token = tokens[at];
  const read = readWords(tokens, at);
  if (read) return { is: 'word', concepts: read.concepts, ...spanOf(scan, at, at + read.length) };
  const right = token ? scan.correct(token) : null;
  const corrected = right ? readWords([right], 0) : null;
  if (corrected) return { is: 'word', concepts: corrected.concepts, ...spanOf(scan, at, at + 1) };
  return { is: 'unknown', ...mention(scan, at, at + 1) };
}

/** `Freitag, den 18.` is one day: that which both mean. */
function withJoinedDays(items: readonly Item[], { tokens, trip }: Scan): readonly Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.findLast(({ is, text }) => is !== 'mark' && !ARTICLES.has(fold(text)));
    const isBeside =
      item.is === 'day' &&
      before?.is === 'day' &&
      item.at - before.end <= 2 &&
      !hasAnd(tokens, before.end, item.at);
    const days = isBeside ? before.days.filter((day) => item.days.includes(day)) : [];
    if (!isBeside || days.length === 0) {
      joined.push(item);
      continue;
    }
    joined.splice(joined.indexOf(before));
    const reference = item.days.length === 1 ? item.reference : before.reference;
    const text = `${before.text} ${item.text}`;
    joined.push({
      ...before,
      reference,
      days,
      date: days[0]?.date ?? null,
      ...stopOn(trip, days[0]),
      end: item.end,
      text,
    });
  }
  return joined;
}

const ARTICLES = new Set(['der', 'den', 'dem', 'am', 'an']);

function hasAnd(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ key }) => ['und', 'mit', 'bis'].includes(key));
}

/** `zwischen Wien und Graz`: what is said of the first of a list holds for all of it. */
function withSharedRoles(items: readonly Item[]): readonly Item[] {
  const shared: Item[] = [];
  for (const item of items) {
    const last = shared.findLast((one) => !isListWord(one));
    const isBeside = last !== undefined && shared.at(-1) !== last;
    const isSame = (item.is === 'name' || item.is === 'day') && last?.is === item.is;
    if (isSame && isBeside && item.role === 'none') shared.push({ ...item, role: last.role });
    else shared.push(item);
  }
  return shared;
}

function isListWord(item: Item): boolean {
  return item.text === ',' || /^(?:und|u|&|sowie|and|der|die|den|das)$/i.test(item.text);
}
