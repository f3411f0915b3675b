import { found, type Intention } from '../intention.ts';
import type { DayItem } from '../item.ts';
import type { View } from '../view.ts';

const TRIP = {
  trip: 0.8,
  all: 0.8,
  want: 0.2,
  make: 0.3,
  put: 0.5,
  rather: 0.3,
  still: 0.1,
  length: 0.2,
} as const;

function hasPlace(view: View): boolean {
  return view.names.length > 0;
}

export const shiftDates: Intention = {
  kind: 'shiftDates',
  cues: { ...TRIP, move: 2, later: 2, earlier: 2, start: 1, drive: 0.5, go: 0.3, end: 0.3 },
  read: (view) => {
    const days = view.amount('days');
    const isEarlier = view.has('earlier');
    if (!days || hasPlace(view) || view.has('stay', 'more', 'longer')) return null;
    if (view.has('end') && !view.has('move')) return null;
    if (!isEarlier && !view.has('later', 'move')) return null;
    if (!view.has('trip', 'all', 'start', 'move', 'later', 'earlier')) return null;
    return found('shiftDates', {}, { days: days.value, ...(isEarlier && { isEarlier }) }, [days]);
  },
};

export const startOn: Intention = {
  kind: 'startOn',
  cues: { ...TRIP, start: 2, move: 1.5, drive: 1, go: 0.8, first: 0.3, see: -1 },
  read: (view) => {
    // `am 27. statt am 20.`
    const old = view.days.filter(({ role }) => role === 'instead');
    const [day, other] = view.days.filter(({ role }) => role !== 'instead');
    const span = view.amount('days');
    const isSoon = span?.date !== undefined && view.has('start');
    if (isSoon && !day && !hasPlace(view))
      return found('startOn', {}, { start: span.date }, [span], 1);
    if (!day?.date || other || hasPlace(view) || view.amount('clock', 'minutes')) return null;
    if (
      view.has('when', 'what', 'where', 'remove', 'end', 'sleep', 'swap', 'add', 'toll', 'optimise')
    )
      return null;
    if (!view.has('start', 'trip', 'all') && !(view.has('drive') && day.role !== 'instead'))
      return null;
    // `an Tag 2` is no date of the calendar.
    if (day.reference.by === 'number') return null;
    return found(
      'startOn',
      {},
      { start: day.date, ...weekdayOf(view, day) },
      [day, ...old],
      view.has('start') ? 0.5 : 0,
    );
  },
};

/** `schon am Donnerstag`: a weekday without a date is one near the trip, on the side that is said. */
function weekdayOf(
  view: View,
  { reference, text }: DayItem,
): Readonly<Record<string, string | number>> {
  if (reference.by !== 'weekday' || /n(?:ä|ae)chst|kommend|dies/i.test(text)) return {};
  const isSooner = view.has('earlier') || hasWord(view, 'schon') || hasWord(view, 'bereits');
  const side = isSooner ? 'before' : view.has('later', 'first') ? 'after' : 'near';
  return { weekday: reference.weekday, side };
}

function hasWord(view: View, word: string): boolean {
  return view.items.some(({ text }) => text.toLowerCase() === word);
}

export const endOn: Intention = {
  kind: 'endOn',
  cues: { ...TRIP, end: 2.5, go: 0.5, drive: 0.3, later: 0.2 },
  read: (view) => {
    const [day, other] = view.days;
    const isUntil = day?.role === 'until' && view.has('trip', 'all');
    if (!day?.date || other || hasPlace(view) || day.reference.by === 'number') return null;
    if (!view.has('end') && !isUntil) return null;
    if (view.has('what', 'where', 'remove', 'start')) return null;
    return found('endOn', {}, { end: day.date, ...weekdayOf(view, day) }, [day], 0.5);
  },
};

export const setDates: Intention = {
  kind: 'setDates',
  cues: { ...TRIP, go: 0.8, drive: 0.8, start: 0.5, end: 0.5, move: 1, stay: -1 },
  read: (view) => {
    const { range } = view;
    if (!range || hasPlace(view)) return null;
    return found('setDates', {}, { start: range.start, end: range.until }, [range], 1);
  },
};

export const setLength: Intention = {
  kind: 'setLength',
  cues: {
    ...TRIP,
    longer: 2,
    shorter: 2,
    more: 2,
    length: 1.5,
    stay: 0.8,
    earlier: 1,
    end: 1.5,
    later: 0.5,
    limit: 0.5,
    remove: 0.3,
    there: 0.1,
    only: 1,
    still: 0.3,
  },
  read: (view) => {
    const days = view.amount('days');
    if (
      !days ||
      hasPlace(view) ||
      view.days.length > 0 ||
      view.has('drive', 'what', 'sleep', 'spread', 'move', 'how', 'plan_trip')
    )
      return null;
    const isHome = view.has('end') && view.has('earlier', 'later');
    const isStill = view.items.some(
      (item) =>
        item.is === 'word' &&
        item.concepts.includes('still') &&
        days.at - item.end <= 1 &&
        item.at < days.at,
    );
    const isLess = view.has('shorter') || (isHome && view.has('earlier'));
    const isMore = isStill || view.has('longer', 'more') || (isHome && view.has('later'));
    if (!isHome && view.has('earlier', 'later')) return null;
    // `auf 12 Tage kürzen` names the length, `um 2 Tage kürzen` the difference.
    const isTotal = (days.role === 'at' && !isHome) || (!isLess && !isMore);
    if (
      isTotal &&
      !view.has('trip', 'all', 'length', 'shorter', 'longer', 'stay', 'limit', 'only') &&
      days.role !== 'at'
    )
      return null;
    if (isTotal) return found('setLength', {}, { days: days.value }, [days]);
    return found('setLength', {}, { by: days.value, sign: isLess ? -1 : 1 }, [days]);
  },
};

export const addDay: Intention = {
  kind: 'addDay',
  cues: { add: 2, restday: 2.5, more: 1, still: 0.5, put: 1, make: 0.5, want: 0.2, days: 0.5 },
  read: (view) => {
    const count = view.amount('days');
    const isDay =
      view.has('restday') || (count?.value === 1 && view.has('add', 'more', 'put', 'still'));
    const anchor = view.days.find(({ reference }) => reference.by !== 'date') ?? view.days[0];
    if (!isDay || view.names.length > 0 || !anchor) return null;
    // `am 12. machen wir Pause`: that day is the free one.
    const isThatDay = view.has('restday') && ['at', 'none'].includes(anchor.role);
    const slot = isThatDay || isBefore(view, anchor.at) ? 'beforeDay' : 'day';
    return found('addDay', { [slot]: anchor }, isThatDay ? { isFree: true } : {}, [count], 1);
  },
};

/** `am Mittwoch bleiben wir in Rovinj`: a day without a drive, where one is then or was the day before. */
export const stayOnDay: Intention = {
  kind: 'addDay',
  cues: { stay: 2.5, restday: 2.5, want: 0.2, go: 0.3, there: 0.3, rather: 0.3, still: 0.2 },
  read: (view) => {
    const [day, other] = view.days;
    const [stop] = view.stops;
    if (!day || other || day.days.length === 0 || view.places.length > 0) return null;
    if (!view.has('stay', 'restday') || view.amount('nights', 'days', 'minutes', 'clock'))
      return null;
    if (
      view.has('longer', 'more', 'remove', 'what', 'where') ||
      day.role === 'until' ||
      day.role === 'from'
    )
      return null;
    return stop ? found('addDay', { beforeDay: day, stop }, { isFree: true }, [], 0.5) : null;
  },
};

function isBefore(view: View, at: number): boolean {
  return view.days.some((day) => day.at === at && day.role === 'before');
}

export const removeDay: Intention = {
  kind: 'removeDay',
  cues: { remove: 3, all: 0.5, days: 0.3, want: 0.2 },
  read: (view) => {
    const [day] = view.days;
    if (!day || hasPlace(view) || !view.has('remove') || view.amount('nights', 'clock'))
      return null;
    if (view.has('note', 'restaurant', 'lodging', 'toll', 'stop', 'stops', 'add')) return null;
    return found('removeDay', { day: view.days });
  },
};

export const swapDays: Intention = {
  kind: 'swapDays',
  cues: { swap: 3 },
  read: (view) => {
    const [day, otherDay] = view.days;
    return view.has('swap') && day && otherDay ? found('swapDays', { day, otherDay }) : null;
  },
};

export const setDayStart: Intention = {
  kind: 'setDayStart',
  cues: {
    start: 2.5,
    drive: 1.5,
    go: 1,
    per_day: 1,
    first: 0.2,
    want: 0.2,
    rather: 0.2,
    put: 0.5,
    make: 0.2,
    all: 0.2,
    remove: 0.1,
  },
  read: (view) => {
    const clock = view.amount('clock');
    if (
      !clock ||
      view.places.length > 0 ||
      view.stops.length > 1 ||
      (view.stops.length > 0 && !view.has('start')) ||
      view.has('restaurant', 'hungry', 'activity', 'note', 'when', 'how')
    )
      return null;
    if (!view.has('start', 'drive', 'go') && !(view.days.length > 0 && view.has('first')))
      return null;
    const day = view.has('per_day') ? undefined : view.days[0];
    const [stop] = view.stops;
    if (!day && !stop && !view.isAlone && !view.has('per_day')) return null;
    return found('setDayStart', { day, stop }, { minutes: clock.value }, [clock], 1);
  },
};
