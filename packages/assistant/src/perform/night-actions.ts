import { findStop, isOnRoute, shortLabel, type Trip, type TripOperation } from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import { refused, stopOf, type Step, type Turn } from '../plan/turn.ts';

/** Longer stays are a mistake. */
export const MOST_NIGHTS = 60;

type Steps = Exclude<Step, { readonly kind: 'question' }>;

/** How many nights are spent at a stop: up to the day of the next stop on the route, or to the end of the trip. */
export function nightsAt(trip: Trip, stopId: string): number {
  const index = trip.days.findIndex(({ cityList }) => cityList.some(({ id }) => id === stopId));
  const list = trip.days[index]?.cityList ?? [];
  const at = list.findIndex(({ id }) => id === stopId);
  if (index < 0 || list.slice(at + 1).some(isOnRoute)) return 0;
  const next = trip.days.findIndex((day, later) => later > index && day.cityList.some(isOnRoute));
  return (next < 0 ? trip.days.length - 1 : next) - index;
}

export function setNightsAction(
  turn: Turn,
  action: Extract<ChangeAction, { readonly kind: 'setNights' | 'changeNights' }>,
): Step {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const wanted =
    action.kind === 'setNights' ? action.nights : nightsAt(turn.trip, found.stop.id) + action.by;
  return changeNights(turn, found.stop.id, wanted);
}

/** Adds free days after the stop's day, or takes free ones away; other stops keep their order and their distances in days. */
export function changeNights(turn: Turn, stopId: string, wanted: number): Steps {
  const { trip, ports, texts } = turn;
  const found = findStop(trip, stopId);
  if (!found) return { kind: 'refused', text: texts.refusals['stop-gone'] };
  const name = shortLabel(found.stop.location);
  if (!Number.isInteger(wanted) || wanted > MOST_NIGHTS)
    return { kind: 'refused', text: texts.refusals['amount-invalid'] };
  if (wanted < 1) return { kind: 'refused', text: texts.nightsNeedOne(name) };
  const now = nightsAt(trip, stopId);
  const text = texts.nights(name, texts.nightCount(wanted));
  if (wanted >= now)
    return { kind: 'step', operations: longer(trip, stopId, wanted, ports.makeId), text };
  return shorter(turn, stopId, now - wanted, text);
}

function longer(
  trip: Trip,
  stopId: string,
  wanted: number,
  makeId: () => string,
): readonly TripOperation[] {
  const found = findStop(trip, stopId);
  if (!found) return [];
  const { day, stop } = found;
  const now = nightsAt(trip, stopId);
  const later = day.cityList.slice(day.cityList.indexOf(stop) + 1);
  const mustPart = now === 0 && later.some(isOnRoute);
  const newIds = Array.from({ length: wanted - now }, makeId);
  const nextDayId = newIds[0] ?? '';
  return [
    ...newIds.map((newDayId): TripOperation => ({ op: 'addDayAfter', dayId: day.id, newDayId })),
    // Added last to first behind the same day, the first new day is the last of them.
    ...(mustPart
      ? later.map((one): TripOperation => ({ op: 'moveStop', stopId: one.id, dayId: nextDayId }))
      : []),
  ];
}

function shorter({ trip, texts }: Turn, stopId: string, count: number, text: string): Steps {
  const index = trip.days.findIndex(({ cityList }) => cityList.some(({ id }) => id === stopId));
  const last = index + nightsAt(trip, stopId);
  const isEnd = last === trip.days.length - 1 && !trip.days[last]?.cityList.some(isOnRoute);
  // At the end of the trip its last day is free too.
  const free = trip.days
    .slice(index + 1, isEnd ? last + 1 : last)
    .filter(({ cityList }) => cityList.length === 0);
  const going = free.slice(-count);
  if (going.length < count)
    return {
      kind: 'refused',
      text: texts.nightsNotFree(shortLabel(findStop(trip, stopId)?.stop.location ?? { label: '' })),
    };
  return {
    kind: 'step',
    operations: going.map(({ id }) => ({ op: 'removeDay', dayId: id })),
    text,
  };
}
