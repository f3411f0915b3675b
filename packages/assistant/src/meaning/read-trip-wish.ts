import type { CalendarDate, Language } from '@fahrtwind/domain';
import type { Draft, SlotValue } from '../grammar/draft.ts';
import { monthNamed, parseDate } from '../language/dates.ts';
import { wholeNumberOf } from '../language/numbers.ts';
import { keyAt } from '../language/parsed.ts';
import { findTimeAway } from '../language/stays.ts';
import { parseDuration } from '../language/times.ts';
import { tokensOf, type Token } from '../language/tokens.ts';
import { type AreaMention, findAreas } from '../regions/find-areas.ts';
import { findThemes, findVehicle, mentionsChildren } from '../regions/find-themes.ts';
import { areaKey } from '../regions/regions.ts';

/** What a message wants of a whole trip, found wherever it stands. */
export interface TripWish {
  readonly draft: Draft;
  /** Whether it can mean nothing else: a region alone may also be a stop to add. */
  readonly isClear: boolean;
}

const FROM = /^(?:ab|von|aus|from)$/;
/** `Start in Köln`, `wir wohnen in Kiel`. */
const HOME =
  /^(?:start|starten|startpunkt|startort|abfahrt|anreise|los|losfahren|wohne|wohnen|starting|live)$/;
const TO = /^(?:nach|bis|to)$/;
const OVER = /^(?:ueber|via)$/;
const BACK = /^(?:zurueck|retour|rundreise|rundfahrt|rundtour|round|back|loop)$/;
const PLAN =
  /^(?:plan|plane|planen|planst|mach|mache|erstelle?|entwirf|vorschlag|idee|ideen|roadtrip|urlaub|reise|rundreise|tour|trip|fahren|verreisen|weg|raus|route|holiday|ferien|travel|drive)$/;
const QUESTION =
  /^(?:wie|was|wann|wo|wer|warum|brauche|brauchen|gibt|welche|welcher|welches|ist|sind|kostet|darf|duerfen|muss|muessen|what|when|where|why|how|is|are|do|does|need|which)$/;
/** A name ends there. */
const END =
  /^(?:ab|von|aus|from|nach|bis|to|ueber|via|mit|im|in|am|an|auf|fuer|durch|und|oder|with|and|for|by|in|on|the|through|die|der|das|den|dem|zu|zum|zur|los|weg|ins|ans|gern|gerne|bitte|eine?n?|wir|ich|hin|dann|zurueck|wieder|losfahren|starten|start|max|maximal|hoechstens|rundreise|entlang|rund|einmal|mal|irgendwo|ohne)$/;
const MOST_WORDS = 4;
const MOST = /^(?:hoechstens|maximal|max|max\.|most)$/;
const EACH = /^(?:je|jeweils|pro|immer|ueberall|each|per)$/;
const ONE_BASE = /^(?:standort|standquartier|basislager|ferienhaus|ferienwohnung)$/;
const ALWAYS = 21;
/** People who do not want to pack every other day. */
const SETTLED = /^(?:umziehen|umzuziehen|packen|ortswechsel|quartierwechsel)$/;
const SETTLED_NIGHTS = 5;

/** `Start und Ende in München`, `los geht’s in Kiel`. */
const BESIDE_HOME =
  /^(?:in|ist|is|und|and|ende|ziel|end|geht|gehts|geht['’]s|es|solls|soll|wir|ab)$/;

/** Null where the message names neither a region nor what to see, or asks something. */
export function readTripWish(
  message: string,
  { today, language }: { readonly today: CalendarDate; readonly language: Language },
): TripWish | null {
  // What follows a colon is read here too.
  const tokens = tokensOf(message.replaceAll(':', ','));
  const mentions = findAreas(tokens, language);
  const themes = findThemes(withoutAreas(tokens, mentions), language);
  const first = tokens.find(({ kind }) => kind === 'word')?.key ?? '';
  if ((mentions.length === 0 && themes.length === 0) || QUESTION.test(first)) return null;
  const nights = mostNightsIn(tokens);
  const time = findTimeAway(nights ? nights.rest : tokens, today);
  const places = placesIn(tokens, mentions, today);
  const withChildren = mentionsChildren(tokens, language);
  const vehicle = findVehicle(tokens);
  const isPlan = tokens.some(({ key }) => PLAN.test(key));
  const isClear =
    time.days !== undefined ||
    places.from !== undefined ||
    isPlan ||
    withChildren ||
    vehicle !== 'car';
  if (mentions.length === 0 && !isClear && time.start === undefined) return null;
  const hasBack = tokens.some(({ key }) => BACK.test(key));
  const limit = limitIn(tokens, today);
  const { start, days } = time;
  return {
    isClear,
    draft: {
      kind: 'newTrip',
      slots: {
        ...(places.from !== undefined && { from: [text(places.from)] }),
        ...(places.to !== undefined && { to: [text(places.to)] }),
        ...(places.via.length > 0 && { via: places.via.map(text) }),
      },
      values: {
        areas: mentions.map(({ area }) => areaKey(area)).join(','),
        themes: themes.join(','),
        withChildren,
        vehicle,
        ...((hasBack || places.to === undefined) && { roundTrip: true }),
        ...(start !== undefined && { start }),
        ...(days !== undefined && { days }),
        ...(limit !== null && { limit }),
        ...(nights && { mostNights: nights.count }),
      },
    },
  };
}

function text(name: string): SlotValue {
  return { is: 'text', text: name };
}

function withoutAreas(
  tokens: readonly Token[],
  mentions: readonly AreaMention[],
): readonly Token[] {
  return tokens.filter((_, at) => !mentions.some(({ from, to }) => at >= from && at < to));
}

interface Places {
  readonly from?: string;
  readonly to?: string;
  readonly via: readonly string[];
}

/** `ab Rotterdam`, `von Köln aus`, `nach Triest`, `über Luzern`. */
function placesIn(
  tokens: readonly Token[],
  mentions: readonly AreaMention[],
  today: CalendarDate,
): Places {
  const isArea = (at: number): boolean => mentions.some(({ from, to }) => at >= from && at < to);
  const nameAfter = (at: number): string => {
    const words: string[] = [];
    for (let next = at + 1; next < tokens.length && words.length < MOST_WORDS; next += 1) {
      const token = tokens[next];
      // `Frankfurt Oder`, where nothing else follows.
      const isRiver = token?.key === 'oder' && next === tokens.length - 1;
      const isEnd = token?.kind !== 'word' || (END.test(token.key) && !isRiver) || isArea(next);
      if (!token || isEnd || isTime(tokens, next, today)) break;
      words.push(token.text);
    }
    return words.join(' ');
  };
  const all = (pattern: RegExp): readonly string[] =>
    tokens.flatMap(({ kind, key }, at) => {
      const name = kind === 'word' && pattern.test(key) ? nameAfter(at) : '';
      return name === '' || /^(?:hause|haus|home)$/i.test(name) ? [] : [name];
    });
  const home = tokens.flatMap(({ key }, at) => {
    if (!HOME.test(key)) return [];
    let end = at;
    while (BESIDE_HOME.test(keyAt(tokens, end + 1))) end += 1;
    const name = nameAfter(end);
    return name === '' ? [] : [name];
  });
  const dashed = tokens.findIndex(({ text: mark }) => /^[-–—→]$/.test(mark));
  const before = dashed > 0 && dashed <= MOST_WORDS ? tokens.slice(0, dashed) : [];
  const isName = before.every(
    ({ kind }, at) => kind === 'word' && !isArea(at) && !isTime(tokens, at, today),
  );
  const route = before.length > 0 && isName ? [before.map((token) => token.text).join(' ')] : [];
  const [from] = [...all(FROM), ...home, ...route];
  const [to] = all(TO);
  return { via: all(OVER), ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function isTime(tokens: readonly Token[], at: number, today: CalendarDate): boolean {
  const key = keyAt(tokens, at);
  return (
    /\d/.test(key) ||
    wholeNumberOf(tokens[at]) !== null ||
    monthNamed(key) !== null ||
    parseDate(tokens, at, today).length > 0
  );
}

/** `höchstens vier Stunden am Tag`, in minutes. */
function limitIn(tokens: readonly Token[], today: CalendarDate): number | null {
  for (const [at, { key }] of tokens.entries()) {
    const isMore = ['mehr', 'laenger', 'more'].includes(key) && keyAt(tokens, at + 1) !== '';
    if (!MOST.test(key) && !isMore) continue;
    const from = ['als', 'than'].includes(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
    const [parsed] = parseDuration(tokens, from, today);
    if (parsed) return parsed.value;
  }
  return null;
}

/** `je zwei Nächte`, `zwei Nächte pro Ort`, `ein fester Standort`; and the message without it. */
function mostNightsIn(
  tokens: readonly Token[],
): { readonly count: number; readonly rest: readonly Token[] } | null {
  if (tokens.some(({ key }) => ONE_BASE.test(key))) return { count: ALWAYS, rest: tokens };
  if (tokens.some(({ key }) => SETTLED.test(key))) return { count: SETTLED_NIGHTS, rest: tokens };
  for (const at of tokens.keys()) {
    const count = wholeNumberOf(tokens[at]);
    const isNights = /^(?:naechte|nacht|nights?)$/.test(keyAt(tokens, at + 1));
    const isEach = EACH.test(keyAt(tokens, at - 1)) || EACH.test(keyAt(tokens, at + 2));
    if (count === null || !isNights || !isEach) continue;
    return { count, rest: [...tokens.slice(0, at), ...tokens.slice(at + 2)] };
  }
  return null;
}
