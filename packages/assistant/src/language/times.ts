import { numberOf, wholeNumberOf } from './numbers.ts';
import { keyAt, type Parse, type Parsed } from './parsed.ts';
import type { Token } from './tokens.ts';

const LATE = new Set(['abends', 'nachmittags', 'abend', 'nachmittag']);
const EARLY = new Set(['morgens', 'frueh', 'vormittags', 'morgen', 'nachts', 'vormittag']);
const NAMED: ReadonlyMap<string, number> = new Map([
  ['mittag', 720],
  ['mittags', 720],
  ['mitternacht', 0],
]);

/** Reads a time of day in minutes: `9`, `9:30 Uhr`, `halb zehn`, `viertel vor acht`, `acht Uhr abends`. */
export const parseTime: Parse<number> = (tokens, from) => {
  let at = from;
  const early = EARLY.has(keyAt(tokens, at));
  const late = LATE.has(keyAt(tokens, at));
  if ((early || late) && keyAt(tokens, at + 1) !== '') at += 1;
  while (['um', 'gegen', 'ab', 'gen'].includes(keyAt(tokens, at))) at += 1;
  const named = NAMED.get(keyAt(tokens, at));
  if (named !== undefined) return [{ value: named, end: at + 1 }];
  return [readClock, readHalf, readQuarter, readMinutesAround, readHour].flatMap((read) => {
    const parsed = read(tokens, at);
    return parsed ? [withPart(tokens, parsed, late)] : [];
  });
};

type Read = (tokens: readonly Token[], at: number) => Parsed<number> | null;

/** `9:30`, `9.30 Uhr`, `09:30h`. */
const readClock: Read = (tokens, at) => {
  const clock = /^(\d{1,2})([:.])(\d{2})(?:uhr|h)?$/.exec(keyAt(tokens, at));
  if (!clock) return null;
  const isHour = isHourWord(keyAt(tokens, at + 1));
  // `9.30` alone may be a date.
  if (clock[2] === '.' && !isHour) return null;
  return timeOf(Number(clock[1]), Number(clock[3]), isHour ? at + 2 : at + 1);
};

/** `halb zehn`, `fünf vor halb zehn`, `fünf nach halb zehn`. */
const readHalf: Read = (tokens, at) => {
  const around = aroundAt(tokens, at);
  const half = around ? around.end : at;
  if (keyAt(tokens, half) !== 'halb') return null;
  const hour = wholeNumberOf(tokens[half + 1]);
  if (hour === null || hour < 1 || hour > 24) return null;
  return timeOf(0, hour * 60 - 30 + (around?.value ?? 0), skipHourWord(tokens, half + 2));
};

/** `viertel nach neun`, `viertel vor zehn`, `viertel zehn` (9:15), `drei viertel zehn` (9:45), `dreiviertel zehn`. */
const readQuarter: Read = (tokens, at) => {
  const isThree = keyAt(tokens, at) === 'dreiviertel';
  const isThreeApart = keyAt(tokens, at) === 'drei' && keyAt(tokens, at + 1) === 'viertel';
  if (!isThree && !isThreeApart && keyAt(tokens, at) !== 'viertel') return null;
  let next = isThreeApart ? at + 2 : at + 1;
  const side = keyAt(tokens, next);
  if (side === 'vor' || side === 'nach') next += 1;
  const hour = wholeNumberOf(tokens[next]);
  if (hour === null || hour < 1 || hour > 24) return null;
  const quarter = isThree || isThreeApart ? -15 : -45;
  const shift = side === 'vor' ? -15 : side === 'nach' ? 15 : quarter;
  return timeOf(0, hour * 60 + shift, skipHourWord(tokens, next + 1));
};

/** `zehn nach acht`, `5 vor 12`. */
const readMinutesAround: Read = (tokens, at) => {
  const around = aroundAt(tokens, at);
  const hour = around && wholeNumberOf(tokens[around.end]);
  if (!around || hour === null || hour === undefined || hour < 1 || hour > 24) return null;
  return timeOf(0, hour * 60 + around.value, skipHourWord(tokens, around.end + 1));
};

/** `9 Uhr`, `neun Uhr dreißig`, `9`. */
const readHour: Read = (tokens, at) => {
  const glued = /^(\d{1,2})(?:uhr|h)$/.exec(keyAt(tokens, at));
  const hour = glued ? Number(glued[1]) : wholeNumberOf(tokens[at]);
  if (hour === null) return null;
  if (!glued && !isHourWord(keyAt(tokens, at + 1))) return timeOf(hour, 0, at + 1);
  const behind = glued ? at + 1 : at + 2;
  // `um 11 Uhr ein` is a verb, no minute.
  const minutes = keyAt(tokens, behind) === 'ein' ? null : wholeNumberOf(tokens[behind]);
  return minutes !== null && minutes < 60 && minutes > 0
    ? timeOf(hour, minutes, behind + 1)
    : timeOf(hour, 0, behind);
};

/** `fünf vor`, `zehn Minuten nach`: minutes before or after. */
function aroundAt(tokens: readonly Token[], at: number): Parsed<number> | null {
  const minutes = wholeNumberOf(tokens[at]);
  if (minutes === null || minutes < 1 || minutes > 29) return null;
  const next = /^min(?:uten?|\.)?$/.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  const side = keyAt(tokens, next);
  if (side !== 'vor' && side !== 'nach') return null;
  return { value: side === 'vor' ? -minutes : minutes, end: next + 1 };
}

function timeOf(hours: number, minutes: number, end: number): Parsed<number> | null {
  const value = hours * 60 + minutes;
  if (hours > 24 || value > 1440 || value < 0 || (hours > 0 && minutes > 59)) return null;
  return { value: value % 1440, end };
}

/** `acht Uhr abends` is 20:00. */
function withPart(
  tokens: readonly Token[],
  parsed: Parsed<number>,
  isLateBefore: boolean,
): Parsed<number> {
  const at = keyAt(tokens, parsed.end) === 'am' ? parsed.end + 1 : parsed.end;
  const key = keyAt(tokens, at);
  const isLate = isLateBefore || LATE.has(key);
  const value = isLate && parsed.value < 720 ? parsed.value + 720 : parsed.value;
  return { value, end: LATE.has(key) || EARLY.has(key) ? at + 1 : parsed.end };
}

function isHourWord(key: string): boolean {
  return key === 'uhr' || key === 'h';
}

function skipHourWord(tokens: readonly Token[], at: number): number {
  return isHourWord(keyAt(tokens, at)) ? at + 1 : at;
}

const HOUR = /^(?:h|std\.?|stunden?)$/;
const MINUTE = /^(?:min\.?|minuten?)$/;
const DAY = /^tage?n?$/;

/** Reads how long something takes, in minutes: `zwei Stunden`, `anderthalb Stunden`, `eine halbe Stunde`, `90 Minuten`. */
export const parseDuration: Parse<number> = (tokens, at) => {
  const glued = /^(\d{1,3}(?:[.,]\d{1,2})?)(h|std|min)\.?$/.exec(keyAt(tokens, at));
  if (glued) {
    const amount = Number((glued[1] ?? '').replace(',', '.'));
    return [{ value: Math.round(glued[2] === 'min' ? amount : amount * 60), end: at + 1 }];
  }
  const half = /^(?:halbe[n]?|dreiviertel|viertel)$/;
  const skip = numberOf(tokens[at]) === 1 && half.test(keyAt(tokens, at + 1)) ? at + 1 : at;
  const whole = wholeDuration(keyAt(tokens, skip), keyAt(tokens, skip + 1));
  if (whole !== null) return [{ value: whole.value, end: skip + whole.length }];
  return amountOf(tokens, at);
};

function wholeDuration(key: string, next: string): { value: number; length: number } | null {
  if (key === 'viertelstunde') return { value: 15, length: 1 };
  if (key === 'dreiviertelstunde') return { value: 45, length: 1 };
  if (HOUR.test(next) && /^halben?$/.test(key)) return { value: 30, length: 2 };
  if (DAY.test(next) && /^halben?$/.test(key)) return { value: 240, length: 2 };
  if (HOUR.test(next) && key === 'viertel') return { value: 15, length: 2 };
  if (HOUR.test(next) && key === 'dreiviertel') return { value: 45, length: 2 };
  return null;
}

function amountOf(tokens: readonly Token[], at: number): readonly Parsed<number>[] {
  const amount = numberOf(tokens[at]);
  if (amount === null) return numberlessOf(tokens, at);
  const unit = keyAt(tokens, at + 1);
  if (MINUTE.test(unit)) return [{ value: Math.round(amount), end: at + 2 }];
  if (!HOUR.test(unit)) return [];
  const hours = { value: Math.round(amount * 60), end: at + 2 };
  const next = keyAt(tokens, at + 2) === 'und' ? at + 3 : at + 2;
  const minutes = wholeNumberOf(tokens[next]);
  if (minutes === null || minutes > 59) return [hours];
  const isUnit = MINUTE.test(keyAt(tokens, next + 1));
  if (!isUnit && next !== at + 2) return [hours];
  return [{ value: hours.value + minutes, end: isUnit ? next + 2 : next + 1 }, hours];
}

function numberlessOf(tokens: readonly Token[], at: number): readonly Parsed<number>[] {
  const only = wholeDuration(keyAt(tokens, at), '');
  return only ? [{ value: only.value, end: at + only.length }] : [];
}
