import { addDays, daysBetween, writeGermanDate, type CalendarDate } from '@fahrtwind/domain';
import { useState } from 'react';
import { readTypedDate } from './read-typed-date.ts';

interface Range {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

type Edge = 'start' | 'end';

export interface RangeDraft {
  readonly start: CalendarDate;
  /** Null while only the start is chosen. */
  readonly end: CalendarDate | null;
  /** The text of the two fields, which may not be dates yet. */
  readonly typed: Readonly<Record<Edge, string>>;
  readonly invalid: Edge | null;
  readonly isLengthKept: boolean;
  readonly pick: (date: CalendarDate) => void;
  readonly type: (edge: Edge, text: string) => void;
  readonly keepLength: (isKept: boolean) => void;
}

/** A range of dates being chosen, by two clicks or by typing. If the length is fixed, one click is enough. */
export function useRange(given: Range): RangeDraft {
  const [range, setRange] = useState<{ start: CalendarDate; end: CalendarDate | null }>(given);
  const [typed, setTyped] = useState(textsOf(given));
  const [isLengthKept, setLengthKept] = useState(false);
  const length = daysBetween(given.start, given.end);

  function put(next: { start: CalendarDate; end: CalendarDate | null }) {
    setRange(next);
    setTyped(textsOf(next));
  }

  function pick(date: CalendarDate) {
    if (isLengthKept) put({ start: date, end: addDays(date, length) });
    else if (range.end !== null || date < range.start) put({ start: date, end: null });
    else put({ start: range.start, end: date });
  }

  function type(edge: Edge, text: string) {
    const date = readTypedDate(text);
    if (date === null) {
      setTyped({ ...typed, [edge]: text });
      return;
    }
    const next = { ...range, [edge]: date };
    if (isLengthKept && edge === 'start') next.end = addDays(date, length);
    if (isLengthKept && edge === 'end') next.start = addDays(date, -length);
    setRange(next);
    setTyped({ ...textsOf(next), [edge]: text });
  }

  function keepLength(isKept: boolean) {
    setLengthKept(isKept);
    if (isKept) put({ start: range.start, end: addDays(range.start, length) });
  }

  const invalid = isDate(typed.start) ? (isDate(typed.end) ? null : 'end') : 'start';
  return { ...range, typed, invalid, isLengthKept, pick, type, keepLength };
}

function isDate(text: string): boolean {
  return readTypedDate(text) !== null;
}

function textsOf({ start, end }: { start: CalendarDate; end: CalendarDate | null }) {
  return { start: writeGermanDate(start), end: end === null ? '' : writeGermanDate(end) };
}
