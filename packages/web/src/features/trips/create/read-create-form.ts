import {
  addDays,
  daysBetween,
  isPlannable,
  MAX_DAYS,
  readCalendarDate,
  readGermanDate,
  writeGermanDate,
  type AccommodationType,
  type CalendarDate,
  type Location,
  type Refusal,
} from '@fahrtwind/domain';

/** How the length is given: first and last day, or first day and number of days. */
export type LengthMode = 'dates' | 'days';

export interface CreateForm {
  readonly title: string;
  readonly mode: LengthMode;
  readonly start: string;
  readonly end: string;
  readonly dayCount: string;
  readonly places: readonly Location[];
  /** Text in the place field that was typed but not chosen. */
  readonly placeQuery: string;
  readonly akkomodationType: AccommodationType;
}

export type CreateField = 'start' | 'end' | 'dayCount' | 'places';

/** Why a field is invalid; missing values have their own codes. */
export type CreateProblem =
  | Refusal
  | 'start-missing'
  | 'end-missing'
  | 'days-missing'
  | 'place-unchosen';

export type CreateProblems = Readonly<Partial<Record<CreateField, CreateProblem>>>;

export interface Span {
  readonly start: CalendarDate;
  readonly dayCount: number;
}

export type ReadSpan =
  | { readonly span: Span; readonly problems: null }
  | { readonly span: null; readonly problems: CreateProblems };

/** Reads the dates. Fields that the chosen mode hides are ignored. */
export function readSpan(form: Pick<CreateForm, 'mode' | 'start' | 'end' | 'dayCount'>): ReadSpan {
  const start = readDate(form.start, 'start-missing');
  const length =
    form.mode === 'days'
      ? readDayCount(form.dayCount)
      : readEnd(start, readDate(form.end, 'end-missing'));
  const problems = {
    ...(typeof start === 'object' ? { start: start.problem } : {}),
    ...(typeof length === 'object'
      ? { [form.mode === 'days' ? 'dayCount' : 'end']: length.problem }
      : {}),
  };
  if (typeof start === 'object' || typeof length === 'object') return { span: null, problems };
  if (!isPlannable(addDays(start, length - 1)))
    return { span: null, problems: { start: 'date-out-of-range' } };
  return { span: { start, dayCount: length }, problems: null };
}

/** The dates after another first day was given: the last day moves along, so that the trip stays as long as it was. */
export function withStart(
  form: Pick<CreateForm, 'start' | 'end'>,
  start: string,
): Pick<CreateForm, 'start' | 'end'> {
  const [from, to] = [readAny(form.start), readAny(form.end)];
  const next = readAny(start);
  if (!from || !to || !next || to < from) return { start, end: form.end };
  return { start, end: writeGermanDate(addDays(next, daysBetween(from, to))) };
}

interface Problem {
  readonly problem: CreateProblem;
}

/** As it is typed, or in the format of machines. */
export function readAny(text: string): CalendarDate | null {
  return readGermanDate(text.trim()) ?? readCalendarDate(text.trim());
}

function readDate(text: string, missing: CreateProblem): CalendarDate | Problem {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: missing };
  const date = readAny(trimmed);
  if (date === null) return { problem: 'date-invalid' };
  return isPlannable(date) ? date : { problem: 'date-out-of-range' };
}

function readEnd(start: CalendarDate | Problem, end: CalendarDate | Problem): number | Problem {
  if (typeof end === 'object') return end;
  // Without a start there is nothing to compare with, and the start reports its own problem.
  if (typeof start === 'object') return 1;
  const dayCount = daysBetween(start, end) + 1;
  if (dayCount < 1) return { problem: 'dates-reversed' };
  return dayCount > MAX_DAYS ? { problem: 'too-many-days' } : dayCount;
}

function readDayCount(text: string): number | Problem {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'days-missing' };
  if (!/^\d{1,6}$/.test(trimmed) || Number(trimmed) < 1) return { problem: 'amount-invalid' };
  return Number(trimmed) > MAX_DAYS ? { problem: 'too-many-days' } : Number(trimmed);
}

/** The field beside which a refusal of the domain is shown. */
export function fieldOfRefusal(refusal: Refusal, mode: LengthMode): CreateField {
  if (refusal === 'location-invalid' || refusal === 'too-many-stops') return 'places';
  if (refusal === 'too-many-days' || refusal === 'amount-invalid')
    return mode === 'days' ? 'dayCount' : 'end';
  return 'start';
}
