import {
  type FindMeasure,
  findStop,
  isOnRoute,
  legMeasure,
  type LongLeg,
  replayOperations,
  routeLegsOf,
  scheduleTrip,
  shortLabel,
  type SpreadLeg,
  spreadStops,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import { measuresOf } from './measures.ts';
import { findStages } from './stage-places.ts';
import { refused, step, type Step, type Turn } from './turn.ts';

/** As many legs get towns on the way: looking for them asks for many ways. */
const MAX_DIVIDED_LEGS = 20;

/**
 * Spreads the stops over days. A leg that is too long for any day gets towns on the way; where there are none it is
 * named and has a day of its own. Where only a limit is said, every night stays where it is.
 */
export async function limitDrivingAction(
  turn: Turn,
  {
    maxDriveHours = turn.drivingLimitMinutes / 60,
    days,
  }: Extract<ChangeAction, { readonly kind: 'limitDriving' }>,
): Promise<Step> {
  if (!(maxDriveHours >= 1)) return refused(turn.texts.limitTooLow);
  const limitMinutes = maxDriveHours * 60;
  const keepNights = days === undefined ? 'every' : 'several';
  const { trip, ports } = turn;
  const divided = await divideLongLegs(trip, limitMinutes * 60, ports);
  const dayCount = typeof days === 'number' ? days : trip.days.length;
  const measured = await measuresOf(divided.trip, ports);
  const wish = { limitMinutes, dayCount, keepNights, measured } as const;
  const newDayIds: string[] = [];
  const makeId = (): string => {
    newDayIds.push(ports.makeId());
    return newDayIds.at(-1) ?? '';
  };
  const spread = spreadStops(divided.trip, { ...wish, makeId });
  if (!spread.ok) return refused(turn.texts.refusals[spread.error]);
  const { trip: after, longLegs } = spread.value;
  const limit = turn.texts.duration(limitMinutes * 60);
  const named = longLegs.map((leg) => longLegText({ ...turn, trip: after }, leg, limit)).join(' ');
  if (after === trip) return step([], named === '' ? turn.texts.limitedAlready(limit) : named);
  const { measured: _, ...said } = wish;
  const legs = spreadLegs(divided.trip, measured);
  const count = turn.texts.dayCount(after.days.length);
  const longest = Math.max(...scheduleTrip(after, measured).map((day) => day.drivingSeconds));
  const isWithinLimit = days === undefined && named === '';
  return step(
    [...divided.operations, { op: 'spreadStops', ...said, legs, newDayIds }],
    isWithinLimit
      ? turn.texts.limited(limit, count)
      : `${turn.texts.spread(count, turn.texts.duration(longest))} ${named}`.trim(),
  );
}

/** The legs as they were measured, for the proposal to be replayed. */
function spreadLegs(trip: Trip, measured: FindMeasure): readonly SpreadLeg[] {
  return routeLegsOf(trip).map((leg) => {
    const answer = measured(leg);
    const { meters, seconds } = answer ?? legMeasure(leg, answer);
    const minutesAboard = (answer?.crossings ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
    return { fromStopId: leg.fromCityId, stopId: leg.cityId, meters, seconds, minutesAboard };
  });
}

function longLegText(
  { trip, texts }: Turn,
  { fromStopId, stopId, drivingSeconds }: LongLeg,
  limit: string,
) {
  const nameOf = (id: string): string => {
    const found = findStop(trip, id);
    return found ? shortLabel(found.stop.location) : '';
  };
  return texts.longLeg(nameOf(fromStopId), nameOf(stopId), texts.duration(drivingSeconds), limit);
}

interface Divided {
  readonly trip: Trip;
  readonly operations: readonly TripOperation[];
}

/** Puts towns on the way of legs that are longer than the limit, where there are any. */
async function divideLongLegs(trip: Trip, limit: number, ports: Turn['ports']): Promise<Divided> {
  const measured = await measuresOf(trip, ports);
  const spread = spreadStops(trip, { limitMinutes: limit / 60, measured, makeId: ports.makeId });
  const longLegs = spread.ok ? spread.value.longLegs : [];
  const operations: TripOperation[] = [];
  for (const leg of longLegs.slice(0, MAX_DIVIDED_LEGS))
    operations.push(...(await townsOn(trip, leg, limit, ports)));
  return { trip: replayOperations(trip, operations).trip, operations };
}

async function townsOn(
  trip: Trip,
  { fromStopId, stopId, drivingSeconds }: LongLeg,
  limit: number,
  ports: Turn['ports'],
): Promise<readonly TripOperation[]> {
  const [from, to] = [findStop(trip, fromStopId)?.stop, findStop(trip, stopId)];
  if (!from || !to) return [];
  const fewest = Math.max(2, Math.ceil(drivingSeconds / limit));
  const taken = trip.days.flatMap(({ cityList }) =>
    cityList.filter(isOnRoute).map(({ location }) => location),
  );
  const stages =
    (await findStages(from, to.stop, fewest, limit, taken, ports)) ??
    (await findStages(from, to.stop, fewest + 1, limit, taken, ports));
  const { cityList, id: dayId } = to.day;
  const before = cityList[cityList.indexOf(to.stop) - 1]?.id ?? null;
  let afterStopId = before;
  return (stages?.places ?? []).map(({ location }): TripOperation => {
    const id = ports.makeId();
    const place = { dayId, afterStopId };
    afterStopId = id;
    return { op: 'addStop', ...place, stop: { id, location, toll: to.stop.toll } };
  });
}
