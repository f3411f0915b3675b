import {
  addDays,
  type CalendarDate,
  type Day,
  daysBetween,
  findHotel,
  MAX_DAYS,
  shortLabel,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import { dayNumber } from './positions.ts';
import { dayOf, refused, step, type Step, type Turn } from '../plan/turn.ts';

type Of<Kind extends ChangeAction['kind']> = Extract<ChangeAction, { readonly kind: Kind }>;

export function datesAction(
  turn: Turn,
  action: Of<'setDates' | 'startOn' | 'endOn' | 'shiftDates' | 'setLength'>,
): Step {
  const first = turn.trip.days.at(0)?.date;
  if (!first) return refused(turn.texts.refusals['day-gone']);
  const length = turn.trip.days.length;
  const wanted = wantedDates(action, first, length);
  const count = daysBetween(wanted.start, wanted.end) + 1;
  if (count < 1)
    return refused(
      action.kind === 'setLength'
        ? turn.texts.lengthTooShort
        : turn.texts.refusals['dates-reversed'],
    );
  if (count > MAX_DAYS) return refused(turn.texts.refusals['too-many-days']);
  const shorter = isLength(action) ? shortened(turn, count) : null;
  if (shorter?.kind === 'refused') return shorter;
  const operation: TripOperation =
    count === length
      ? { op: 'shiftDates', start: wanted.start }
      : {
          op: 'setDates',
          ...wanted,
          newDayIds: Array.from({ length: Math.max(0, count - length) }, turn.ports.makeId),
        };
  const text = turn.texts.dates(
    turn.texts.date(wanted.start),
    turn.texts.date(wanted.end),
    turn.texts.dayCount(count),
  );
  if (shorter) return step(shorter.operations, [text, shorter.text].join('\n'));
  return step(wanted.start === first && count === length ? [] : [operation], text);
}

function isLength({ kind }: ChangeAction): boolean {
  return kind === 'setLength' || kind === 'endOn';
}

/**
 * Free days go before stops are put together on one day, the last first. Where there are too few, the person says what
 * shall go. Null where the days that fall off have no stops.
 */
function shortened({ trip, texts }: Turn, count: number): Shortened | null {
  const lost = trip.days.slice(count);
  if (lost.every(({ cityList }) => cityList.length === 0)) return null;
  const isFree = ({ cityList, hotelId }: Day, index: number): boolean =>
    index > 0 && cityList.length === 0 && findHotel(trip, hotelId ?? '')?.booked !== true;
  const going = trip.days.filter(isFree).slice(-lost.length);
  if (going.length < lost.length)
    return { kind: 'refused', text: texts.daysNotFree(texts.dayCount(lost.length)) };
  return {
    kind: 'step',
    operations: going.map(({ id }) => ({ op: 'removeDay', dayId: id })),
    text: going.map(({ id }) => texts.dayRemoved(dayNumber(trip, id), '')).join(' '),
  };
}

type Shortened = Exclude<Step, { readonly kind: 'question' }>;

interface Dates {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

function wantedDates(
  action: Of<'setDates' | 'startOn' | 'endOn' | 'shiftDates' | 'setLength'>,
  first: CalendarDate,
  length: number,
): Dates {
  switch (action.kind) {
    case 'setDates':
      return { start: action.start, end: action.end };
    case 'startOn':
      return { start: action.start, end: addDays(action.start, length - 1) };
    case 'endOn':
      return { start: first, end: action.end };
    case 'setLength':
      return { start: first, end: addDays(first, action.days - 1) };
    default: {
      const start = addDays(first, action.days);
      return { start, end: addDays(start, length - 1) };
    }
  }
}

export function addDayAction(turn: Turn, action: Of<'addDay'>): Step {
  const handle = action.after ?? action.before ?? `d${turn.context.trip.days.length}`;
  const day = dayOf(turn, handle);
  if (!day) return refused(turn.texts.refusals['day-gone']);
  const isBefore = action.after === undefined && action.before !== undefined;
  const ids = { dayId: day.id, newDayId: turn.ports.makeId() };
  return step(
    [isBefore ? { op: 'addDayBefore', ...ids } : { op: 'addDayAfter', ...ids }],
    turn.texts.dayAdded(dayNumber(turn.trip, day.id) + (isBefore ? 0 : 1)),
  );
}

export function removeDayAction(turn: Turn, action: Of<'removeDay'>): Step {
  const day = dayOf(turn, action.day);
  if (!day) return refused(turn.texts.refusals['day-gone']);
  const heirs = turn.texts.list(day.cityList.map(({ location }) => shortLabel(location)));
  return step(
    [{ op: 'removeDay', dayId: day.id }],
    turn.texts.dayRemoved(dayNumber(turn.trip, day.id), heirs),
  );
}

export function swapDaysAction(turn: Turn, action: Of<'swapDays'>): Step {
  const [one, other] = [dayOf(turn, action.day), dayOf(turn, action.otherDay)];
  if (!one || !other) return refused(turn.texts.refusals['day-gone']);
  const numbers = [indexOf(turn.trip, one.id), indexOf(turn.trip, other.id)];
  const [low = 0, high = 0] = numbers.toSorted((a, b) => a - b);
  const [early, late] = [turn.trip.days[low], turn.trip.days[high]];
  if (!early || !late) return refused(turn.texts.refusals['day-gone']);
  const operations: readonly TripOperation[] =
    low === high
      ? []
      : [
          { op: 'moveDay', dayId: late.id, index: low },
          { op: 'moveDay', dayId: early.id, index: high },
        ];
  return step(operations, turn.texts.daysSwapped(low + 1, high + 1));
}

function indexOf(trip: Trip, dayId: string): number {
  return trip.days.findIndex(({ id }) => id === dayId);
}

export function setDayStartAction(turn: Turn, action: Of<'setDayStart'>): Step {
  const only = action.day === undefined ? undefined : dayOf(turn, action.day);
  if (action.day !== undefined && !only) return refused(turn.texts.refusals['day-gone']);
  const days = only ? [only] : turn.trip.days;
  const where = only ? turn.texts.onDay(dayNumber(turn.trip, only.id)) : turn.texts.everyDay;
  return step(
    days.map(({ id }) => ({ op: 'setDayStart', dayId: id, startMinutes: action.minutes })),
    turn.texts.dayStart(where, turn.texts.clock(action.minutes ?? 540)),
  );
}
