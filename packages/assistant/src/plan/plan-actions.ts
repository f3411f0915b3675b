import { type CalendarDate, isSamePlace, stopsOf, type TripOperation } from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import type { PlaceHit } from '../ports.ts';
import { noteEstimates } from './measures.ts';
import { placeOf, refused, step, type Step, type Turn } from './turn.ts';
import { estimateMark } from '../texts/units.ts';
import { emptyTrip, startOf } from './empty-trip.ts';
import { MOST_NIGHTS } from './plan-request.ts';
import { planTrip, type Plan, type PlannedStop } from './plan-trip.ts';
import { requestOf } from './request-of.ts';
import { proposeFullTour, proposeTour } from './propose-tour.ts';

type NewTrip = Extract<ChangeAction, { readonly kind: 'newTrip' }>;

const LEAST_HOURS = 1;

/** Fills the open trip with a plan. Where it has stops already, only after a yes. */
export async function newTripAction(turn: Turn, wished: NewTrip): Promise<Step> {
  const { maxDriveHours, days, areas = [], themes = [] } = wished;
  if (maxDriveHours !== undefined && !(maxDriveHours >= LEAST_HOURS))
    return refused(turn.texts.limitTooLow);
  if (days !== undefined && days < 1) return refused(turn.texts.lengthTooShort);
  const from = wished.from === undefined ? undefined : placeOf(turn, wished.from);
  const to = wished.to === undefined ? undefined : placeOf(turn, wished.to);
  const via = (wished.via ?? []).flatMap((handle) => placeOf(turn, handle) ?? []);
  const hasGoal = to !== undefined || via.length > 0;
  const isTour = areas.length > 0 || (!hasGoal && themes.length > 0);
  if (!isTour && (!from || !hasGoal)) return refused(turn.texts.planNoPlaces);
  const present = stopsOf(turn.trip);
  // Nothing is lost where only the start of the plan is there, perhaps also as its end.
  const isOnlyStart = present.every((stop) => from && isSamePlace(stop.location, from.location));
  if (!isOnlyStart && !wished.replacing)
    return {
      kind: 'question',
      text: turn.texts.planReplaces(turn.texts.stopCount(present.length)),
    };
  const ends = { ...(from && { from }), ...(to && { to }), via };
  // An open trip with dates and nothing else says how long it shall be.
  const length = turn.trip.days.length;
  const isFrame = isOnlyStart && present.length > 0 && length > 1 && days === undefined;
  const action = isFrame ? { ...wished, days: length } : wished;
  return isTour || !from
    ? tourAction(turn, action, ends)
    : routeAction(turn, action, { ...ends, from });
}

interface Ends {
  readonly from?: PlaceHit;
  readonly to?: PlaceHit;
  readonly via: readonly PlaceHit[];
}

function tourAction(turn: Turn, action: NewTrip, ends: Ends): Promise<Step> | Step {
  const request = requestOf(turn, action, ends);
  return request ? proposeTour(turn, request) : refused(turn.texts.planNoPlaces);
}

/** From place to place; where days are left over for more than a good stay, the country around fills them. */
async function routeAction(
  turn: Turn,
  action: NewTrip,
  { from, to, via }: Ends & { readonly from: PlaceHit },
): Promise<Step> {
  const { maxDriveHours, days } = action;
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
  if (longestStay(plan) > (action.mostNights ?? MOST_NIGHTS)) {
    const isRound = action.roundTrip ?? !to;
    const request = requestOf(
      turn,
      { ...action, roundTrip: isRound },
      { from, via, ...(to && { to }) },
    );
    const tour = request && (await proposeFullTour(turn, { ...request, title }));
    if (tour) return tour;
  }
  const start = action.start ?? startOf(turn);
  return step(operationsFor(turn, plan, title, start), describe(turn, plan, title, start, mark));
}

/** The most nights in one place. */
function longestStay({ stops, dayCount }: Made): number {
  const evenings = stops.filter(({ dayIndex }, index) => stops[index + 1]?.dayIndex !== dayIndex);
  const stays = evenings.map(
    ({ dayIndex }, index) => (evenings[index + 1]?.dayIndex ?? dayCount - 1) - dayIndex,
  );
  return Math.max(0, ...stays);
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

type Made = Extract<Plan, { readonly kind: 'plan' }>;

function operationsFor(
  turn: Turn,
  { dayCount, stops }: Made,
  title: string,
  start: CalendarDate,
): readonly TripOperation[] {
  const { operations, dayIds } = emptyTrip(turn, { title, dayCount, start });
  return [
    ...operations,
    ...stops.map(({ place, dayIndex }): TripOperation => ({
      op: 'addStop',
      dayId: dayIds[dayIndex] ?? '',
      stop: { id: turn.ports.makeId(), location: place.location },
    })),
  ];
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
