import {
  addDays,
  type CalendarDate,
  findStop,
  isCalendarDate,
  isOnRoute,
  isSamePlace,
  LEG_KINDS,
  ROUTE_WISHES,
  stopsOf,
  type Trip,
  weekdayOf,
} from '@fahrtwind/domain';
import { nightsAt } from '../perform/night-actions.ts';
import { isQuery } from '../perform/question-kinds.ts';
import { act, type Acted, missing, type Reader, said } from './acted.ts';
import { entryAction } from './to-entry-action.ts';
import { questionAction } from './to-question.ts';
import type { Draft, SlotValue } from '../grammar/draft.ts';
import { dayHandle, stopHandle } from '../plan/turn.ts';
import { VEHICLES } from '../regions/find-themes.ts';
import { isTheme } from '../regions/themes.ts';

/** The handle of what a slot holds; undefined for none. */
function handleOf(trip: Trip, value: SlotValue | undefined): string | undefined {
  if (value?.is === 'stop') return stopHandle(trip, value.stopId);
  if (value?.is === 'place') return value.place.handle;
  return value?.is === 'day' ? dayHandle(trip, value.dayId) : undefined;
}

/** Makes an action of a command whose slots are all resolved. */
export function toAction(draft: Draft, trip: Trip): Acted {
  const read = readerOf(draft, trip);
  if (isQuery(draft.kind)) return questionAction(read, draft.kind);
  return stopAction(read) ?? tripAction(read) ?? entryAction(read) ?? missing('nothing');
}

function readerOf(draft: Draft, trip: Trip): Reader {
  const value = (name: string) => draft.values[name];
  return {
    draft,
    trip,
    handle: (slot) => handleOf(trip, draft.slots[slot]?.[0]),
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' ? found : undefined;
    },
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
    },
    date: (name) => {
      const found = value(name);
      return typeof found === 'string' && isCalendarDate(found) ? found : undefined;
    },
  };
}

function stopAction(read: Reader): Acted | null {
  const { draft, handle, number } = read;
  const stop = handle('stop');
  switch (draft.kind) {
    case 'addStop': {
      const place = handle('place');
      if (place === undefined) return missing('place', 'place');
      const optional = draft.values.optional === true ? { optional: true } : {};
      return act({
        kind: 'addStop',
        place,
        ...whereOf(read),
        ...said({ nights: number('nights') }),
        ...optional,
      });
    }
    case 'moveStop': {
      if (stop === undefined) return missing('stop', 'stop');
      const where = number('days') === undefined ? whereOf(read) : daysAway(read);
      if (where === null) return missing('day');
      return Object.keys(where).length === 0
        ? missing('position', 'after')
        : act({ kind: 'moveStop', stop, ...where });
    }
    case 'removeStop':
      return stop === undefined ? missing('stop', 'stop') : act({ kind: 'removeStop', stop });
    case 'swapStops': {
      const other = handle('other');
      if (stop === undefined) return missing('stop', 'stop');
      return other === undefined
        ? missing('other', 'other')
        : act({ kind: 'swapStops', stop, other });
    }
    case 'replaceStop': {
      const place = handle('place');
      if (stop === undefined) return missing('stop', 'stop');
      return place === undefined
        ? missing('place', 'place')
        : act({ kind: 'replaceStop', stop, place });
    }
    case 'setOptional':
      if (stop === undefined) return missing('stop', 'stop');
      return act({ kind: 'setOptional', stop, optional: draft.values.optional !== false });
    case 'setNights':
    case 'changeNights':
      return nightsAction(read, stop);
    default:
      return null;
  }
}

function nightsAction({ draft, trip, number }: Reader, stop: string | undefined): Acted {
  if (stop === undefined) return missing('stop', 'stop');
  const slot = draft.slots.stop?.[0];
  if (draft.kind === 'setNights') {
    const least =
      draft.values.isLeast === true && slot?.is === 'stop' ? nightsAt(trip, slot.stopId) : 0;
    const others = slot?.is === 'stop' ? nightsBeside(trip, slot.stopId) : 0;
    return act({
      kind: 'setNights',
      stop,
      nights: Math.max(least, (number('nights') ?? 1) - others),
    });
  }
  return act({ kind: 'changeNights', stop, by: (number('by') ?? 1) * (number('sign') ?? 1) });
}

/** The nights in the same place and lodging that an outing parts from those at a stop. */
function nightsBeside(trip: Trip, stopId: string): number {
  const own = findStop(trip, stopId);
  const beside = trip.days.flatMap(({ hotelId, cityList }) =>
    own && hotelId !== null && hotelId === own.day.hotelId
      ? cityList.filter(
          ({ id, location }) => id !== stopId && isSamePlace(location, own.stop.location),
        )
      : [],
  );
  return beside.reduce((sum, { id }) => sum + nightsAt(trip, id), 0);
}

function whereOf({ draft, trip, handle }: Reader): {
  day?: string;
  before?: string;
  after?: string;
} {
  const [day, before, after] = [handle('day'), handle('before'), handle('after')];
  const { edge } = draft.values;
  if (edge === undefined) return said({ day, before, after });
  const own = draft.slots.stop?.[0];
  const inDay = draft.slots.day?.[0];
  const dayOfSlot = inDay?.is === 'day' ? inDay.dayId : null;
  const list = stopsOf(trip).filter(
    ({ id }) =>
      !(own?.is === 'stop' && own.stopId === id) &&
      (dayOfSlot === null || findStop(trip, id)?.day.id === dayOfSlot),
  );
  const end = edge === 'end' ? list.at(-1) : list.at(0);
  if (!end) return said({ day });
  if (own?.is === 'stop' && isThereAlready(trip, own.stopId, edge, end.id))
    return said({ day: dayHandle(trip, findStop(trip, own.stopId)?.day.id ?? '') });
  const anchor = stopHandle(trip, end.id);
  return edge === 'end' ? { after: anchor } : { before: anchor };
}

/** The first or last stop, alone in its day, stays there: beside its neighbour it would be in another day. */
function isThereAlready(trip: Trip, stopId: string, edge: unknown, neighbourId: string): boolean {
  const all = stopsOf(trip);
  const first = edge === 'end' ? all.at(-1) : all.at(0);
  const dayOf = (id: string) => findStop(trip, id)?.day.id;
  return first?.id === stopId && dayOf(stopId) !== dayOf(neighbourId);
}

/** `zwei Tage später`; null where the trip has no such day. */
function daysAway({ draft, trip, number }: Reader): { readonly day: string } | null {
  const stop = draft.slots.stop?.[0];
  const from = trip.days.findIndex(({ cityList }) =>
    cityList.some(({ id }) => stop?.is === 'stop' && id === stop.stopId),
  );
  const days = number('days') ?? 0;
  const target = trip.days[from + (draft.values.isEarlier === true ? -days : days)];
  return from < 0 || !target ? null : { day: dayHandle(trip, target.id) };
}

function tripAction(read: Reader): Acted | null {
  const { draft, trip, number, text, date } = read;
  const start = nearWeekday(read, trip.days.at(0)?.date) ?? date('start');
  const end = nearWeekday(read, trip.days.at(-1)?.date) ?? date('end');
  switch (draft.kind) {
    case 'rename': {
      const title = text('title');
      return title === undefined ? missing('nothing') : act({ kind: 'rename', title });
    }
    case 'setDates':
      return start && end ? act({ kind: 'setDates', start, end }) : missing('nothing');
    case 'startOn':
      return start ? act({ kind: 'startOn', start }) : missing('nothing');
    case 'endOn':
      return end ? act({ kind: 'endOn', end }) : missing('nothing');
    case 'shiftDates': {
      const days = number('days') ?? 0;
      return act({ kind: 'shiftDates', days: draft.values.isEarlier === true ? -days : days });
    }
    case 'setLength': {
      const by = number('by');
      const days =
        by === undefined ? number('days') : trip.days.length + by * (number('sign') ?? 1);
      return days === undefined ? missing('nothing') : act({ kind: 'setLength', days });
    }
    case 'newTrip':
      return newTripAction(read);
    case 'optimise': {
      const keepLast = draft.values.keepLast === false ? { keepLast: false } : {};
      const by = draft.values.by === 'distance' ? { by: 'distance' as const } : {};
      return act({ kind: 'optimise', ...keepLast, ...by });
    }
    case 'limitDriving': {
      const minutes = number('limit');
      const days = number('days') ?? (draft.values.overAllDays === true ? 'all' : undefined);
      if (minutes === undefined && days === undefined) return missing('nothing');
      return act({
        kind: 'limitDriving',
        ...(minutes !== undefined && { maxDriveHours: minutes / 60 }),
        ...(days !== undefined && { days }),
      });
    }
    case 'addDay':
      return addDayAction(read);
    default:
      return dayAction(read);
  }
}

/** The date of a weekday nearest to the day that it moves, or the next one on the side that was said. */
function nearWeekday({ number, text }: Reader, from: CalendarDate | undefined) {
  const weekday = number('weekday');
  if (weekday === undefined || !from) return undefined;
  const ahead = (weekday - weekdayOf(from) + 7) % 7;
  const side = text('side');
  const isBack = side === 'before' || (side === 'near' && ahead > 3);
  return addDays(from, isBack ? ahead - 7 : ahead);
}

function lastStopOn(days: Trip['days']): string | undefined {
  return days.flatMap(({ cityList }) => cityList).findLast(isOnRoute)?.id;
}

/** A day that shall be without a drive, at a stop where one is then: nothing where it is so, else a new day before it. */
function addDayAction({ draft, trip, handle }: Reader): Acted {
  const [before, after] = [handle('beforeDay'), handle('day')];
  const slot = draft.slots.beforeDay?.[0];
  const index = trip.days.findIndex(({ id }) => slot?.is === 'day' && id === slot.dayId);
  const yesterday = lastStopOn(trip.days.slice(0, Math.max(0, index)));
  const today = lastStopOn(trip.days.slice(index, index + 1));
  if (draft.values.isFree !== true || index < 0)
    return act({ kind: 'addDay', ...said({ after, before }) });
  const own = draft.slots.stop?.[0];
  const at = own?.is === 'stop' ? own.stopId : yesterday;
  if (at !== undefined && (at === today || (at === yesterday && !today)))
    return act({
      kind: 'setNights',
      stop: stopHandle(trip, at),
      nights: Math.max(1, nightsAt(trip, at)),
    });
  return at === yesterday ? act({ kind: 'addDay', ...said({ before }) }) : missing('nothing');
}

/** `Abfahrt in Linz`: the day on which one drives on from there. */
function dayOfLeaving({ slots }: Draft, trip: Trip): string | undefined {
  const [stop] = slots.stop ?? [];
  const stops = stopsOf(trip).filter(isOnRoute);
  const at = stops.findIndex(({ id }) => stop?.is === 'stop' && id === stop.stopId);
  if (at < 0) return undefined;
  const next = findStop(trip, (stops[at + 1] ?? stops[at])?.id ?? '');
  return next && dayHandle(trip, next.day.id);
}

function dayAction({ draft, trip, handle, number, text }: Reader): Acted | null {
  const [day, stop, otherDay] = [handle('day'), handle('stop'), handle('otherDay')];
  switch (draft.kind) {
    case 'removeDay':
      return day === undefined ? missing('day', 'day') : act({ kind: 'removeDay', day });
    case 'swapDays':
      if (day === undefined || otherDay === undefined) return missing('day', 'day');
      return act({ kind: 'swapDays', day, otherDay });
    case 'setDayStart': {
      const minutes = number('minutes') ?? null;
      return act({
        kind: 'setDayStart',
        minutes,
        ...said({ day: day ?? dayOfLeaving(draft, trip) }),
      });
    }
    case 'setProfile': {
      const profile = LEG_KINDS.find((one) => one === text('profile'));
      return profile
        ? act({ kind: 'setProfile', profile, ...said({ stop, day }) })
        : missing('nothing');
    }
    case 'setRoads': {
      const wish = ROUTE_WISHES.find((one) => one === text('wish'));
      const isWished = draft.values.isWished === true;
      return wish
        ? act({ kind: 'setRoads', wish, isWished, ...said({ stop, day }) })
        : missing('nothing');
    }
    case 'setToll':
      return act({ kind: 'setToll', toll: draft.values.toll === true, ...said({ stop, day }) });
    default:
      return null;
  }
}

function newTripAction({ draft, trip, number, text, date, handle }: Reader): Acted {
  const from = handle('from');
  const via = (draft.slots.via ?? []).flatMap((value) => handleOf(trip, value) ?? []);
  const areas = listOf(text('areas'));
  const themes = listOf(text('themes')).filter(isTheme);
  const hasGoal = handle('to') !== undefined || via.length > 0;
  if (!hasGoal && areas.length === 0 && themes.length === 0) return missing('place', 'to');
  // A region alone is a trip whose way there is still open.
  if (from === undefined && areas.length === 0) return missing('from', 'from');
  const minutes = number('limit');
  const vehicle = VEHICLES.find((one) => one === text('vehicle'));
  return act({
    kind: 'newTrip',
    via,
    replacing: draft.values.replacing === true,
    ...said({ from, to: handle('to') }),
    ...(areas.length > 0 && { areas }),
    ...(themes.length > 0 && { themes }),
    ...(draft.values.withChildren === true && { withChildren: true }),
    ...(areas.length === 0 || draft.values.roundTrip === true
      ? { roundTrip: draft.values.roundTrip === true }
      : {}),
    ...(vehicle && { vehicle }),
    ...said({ mostNights: number('mostNights') }),
    ...said({
      days: number('days'),
      maxDriveHours: minutes === undefined ? undefined : minutes / 60,
    }),
    ...said({ start: date('start') }),
  });
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').filter((part) => part !== '');
}
