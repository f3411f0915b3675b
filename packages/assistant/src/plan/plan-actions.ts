import {
  addDays,
  type CalendarDate,
  DEFAULT_TITLE,
  stopsOf,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import type { PlaceHit } from '../ports.ts';
import { noteEstimates } from './measures.ts';
import { placeOf, refused, step, type Step, type Turn } from './turn.ts';
import { estimateMark } from '../texts/units.ts';
import { planTrip, type Plan, type PlannedStop } from './plan-trip.ts';

type NewTrip = Extract<ChangeAction, { readonly kind: 'newTrip' }>;

const LEAST_HOURS = 1;

/** Fills the open trip with a plan. Where it has stops already, only after a yes. */
export async function newTripAction(turn: Turn, action: NewTrip): Promise<Step> {
  const from = placeOf(turn, action.from);
  const to = action.to === undefined ? undefined : placeOf(turn, action.to);
  const via = (action.via ?? []).flatMap((handle) => placeOf(turn, handle) ?? []);
  if (!from || (!to && via.length === 0)) return refused(turn.texts.planNoPlaces);
  const { maxDriveHours, days } = action;
  if (maxDriveHours !== undefined && !(maxDriveHours >= LEAST_HOURS))
    return refused(turn.texts.limitTooLow);
  if (days !== undefined && days < 1) return refused(turn.texts.lengthTooShort);
  const present = stopsOf(turn.trip).length;
  if (present > 0 && !action.replacing)
    return { kind: 'question', text: turn.texts.planReplaces(turn.texts.stopCount(present)) };
  const { ports, hasEstimated } = noteEstimates(turn.ports);
  const plan = await planTrip(
    {
      from,
      via,
      roundTrip: action.roundTrip ?? false,
      ...(to ? { to } : {}),
      ...(days === undefined ? {} : { days }),
      ...(maxDriveHours === undefined ? {} : { maxDriveHours }),
    },
    ports,
  );
  const mark = estimateMark(hasEstimated());
  if (plan.kind !== 'plan')
    return refused(refusalOf(turn, plan, days ?? 0, maxDriveHours ?? 6, mark));
  const title = to
    ? `${from.name} – ${to.name}`
    : turn.texts.list([from, ...via].map(({ name }) => name));
  const start = action.start ?? startOf(turn);
  return step(operationsFor(turn, plan, title, start), describe(turn, plan, title, start, mark));
}

function refusalOf(
  { texts }: Turn,
  plan: Exclude<Plan, { kind: 'plan' }>,
  days: number,
  hours: number,
  mark: string,
): string {
  if (plan.kind === 'too-short')
    return texts.planTooShort(
      texts.dayCount(plan.neededDays),
      texts.dayCount(days),
      texts.duration(hours * 3600),
    );
  if (plan.kind === 'no-road') return texts.planNoRoad(plan.from.name, plan.to.name);
  return texts.limitImpossible(plan.from.name, plan.to.name, mark + texts.duration(plan.seconds));
}

/** A trip that lies ahead keeps its first date. */
function startOf({ trip, context: { today } }: Turn): CalendarDate {
  const first = trip.days.at(0)?.date;
  return first && first >= today ? first : today;
}

type Made = Extract<Plan, { readonly kind: 'plan' }>;

function operationsFor(
  { trip, ports: { makeId } }: Turn,
  { dayCount, stops }: Made,
  title: string,
  start: CalendarDate,
): readonly TripOperation[] {
  const old = stopsOf(trip).map(({ id }) => id);
  const open = trip.hotels.filter(({ booked }) => !booked);
  const newDayIds = Array.from({ length: Math.max(0, dayCount - trip.days.length) }, makeId);
  const dayIds = [...trip.days.map(({ id }) => id), ...newDayIds];
  return [
    ...(old.length > 0 ? [{ op: 'removeStops', stopIds: old } as const] : []),
    ...open.map(({ id }) => ({ op: 'removeHotel', hotelId: id }) as const),
    { op: 'setDates', start, end: addDays(start, dayCount - 1), newDayIds },
    ...(isNamed(trip) && old.length === 0 ? [] : [{ op: 'renameTrip', title } as const]),
    ...stops.map(({ place, dayIndex }): TripOperation => ({
      op: 'addStop',
      dayId: dayIds[dayIndex] ?? '',
      stop: { id: makeId(), location: place.location },
    })),
  ];
}

function isNamed({ title }: Trip): boolean {
  return title !== DEFAULT_TITLE;
}

function describe(
  { texts }: Turn,
  { dayCount, stops }: Made,
  title: string,
  start: CalendarDate,
  mark: string,
): string {
  const rows = Array.from({ length: dayCount }, (_, day) => {
    const own = stops.filter(({ dayIndex }) => dayIndex === day);
    const names =
      own.length > 0 ? own.map(({ place }) => place.name).join(' → ') : restName(stops, day);
    const seconds = own.reduce((sum, stop) => sum + stop.seconds, 0);
    return texts.planDay(day + 1, names, seconds > 0 ? mark + texts.duration(seconds) : '');
  });
  return [texts.plan(title, texts.dayCount(dayCount), texts.date(start)), ...rows].join('\n');
}

/** Where the travellers are on a day without a drive. */
function restName(stops: readonly PlannedStop[], day: number): string {
  const before: PlaceHit | undefined = stops.findLast(({ dayIndex }) => dayIndex < day)?.place;
  return before?.name ?? '';
}
