import {
  findStop,
  isDriven,
  isOnRoute,
  replayOperations,
  shortLabel,
  type Trip,
  type TripOperation,
} from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import { measuredSchedule } from './measures.ts';
import { refused, step, type Step, type Turn } from './turn.ts';
import { days as daysText, duration, estimateMark, texts } from '../texts.de.ts';
import { findStages } from './stage-places.ts';

const MAX_ROUNDS = 60;

/**
 * Divides days with too much driving: what is too far goes to a new day behind, and a leg that is too long for any day
 * gets towns on the way. The order stays, and so does every day that is short enough.
 */
export async function limitDrivingAction(
  turn: Turn,
  { maxDriveHours }: Extract<ChangeAction, { readonly kind: 'limitDriving' }>,
): Promise<Step> {
  if (!(maxDriveHours >= 1)) return refused(texts.limitTooLow);
  const limit = maxDriveHours * 3600;
  const operations: TripOperation[] = [];
  let trip = turn.trip;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fix = await fixFirst(trip, limit, turn);
    if (fix === null) break;
    if (!Array.isArray(fix)) return refused(fix);
    operations.push(...fix);
    trip = replayOperations(trip, fix).trip;
  }
  const hours = duration(limit);
  if (operations.length === 0) return step([], texts.limitedAlready(hours));
  return step(operations, texts.limited(hours, daysText(trip.days.length)));
}

/** What divides the first day that is too long; null when there is none, a sentence where it cannot be divided. */
async function fixFirst(
  trip: Trip,
  limit: number,
  { ports }: Turn,
): Promise<TripOperation[] | string | null> {
  const schedule = await measuredSchedule(trip, ports);
  for (const { dayId, stops } of schedule) {
    let driven = 0;
    for (const [index, { stopId, leg }] of stops.entries()) {
      if (!leg || !isDriven(leg.routeProfile)) continue;
      if (leg.seconds > limit) return withStages(trip, dayId, stopId, leg.fromCityId, limit, ports);
      driven += leg.seconds;
      if (driven <= limit) continue;
      const newDayId = ports.makeId();
      return [
        { op: 'addDayAfter', dayId, newDayId },
        ...stops.slice(index).map((later): TripOperation => ({
          op: 'moveStop',
          stopId: later.stopId,
          dayId: newDayId,
        })),
      ];
    }
  }
  return null;
}

async function withStages(
  trip: Trip,
  dayId: string,
  stopId: string,
  fromId: string,
  limit: number,
  ports: Turn['ports'],
): Promise<TripOperation[] | string> {
  const [from, to] = [findStop(trip, fromId)?.stop, findStop(trip, stopId)?.stop];
  if (!from || !to) return texts.noLegs;
  const { seconds, isEstimate = false } = await ports.matrix(
    [from.location, to.location],
    'driving',
    to.toll,
  );
  const whole = seconds[0]?.[1] ?? 0;
  const fewest = Math.max(2, Math.ceil(whole / limit));
  const taken = trip.days.flatMap(({ cityList }) =>
    cityList.filter(isOnRoute).map(({ location }) => location),
  );
  const stages =
    (await findStages(from, to, fewest, limit, taken, ports)) ??
    (await findStages(from, to, fewest + 1, limit, taken, ports));
  if (!stages)
    return texts.limitImpossible(
      shortLabel(from.location),
      shortLabel(to.location),
      estimateMark(isEstimate) + duration(whole),
    );
  const list = trip.days.find(({ id }) => id === dayId)?.cityList ?? [];
  const later = list.slice(list.findIndex(({ id }) => id === stopId));
  const dayIds = stages.places.map(() => ports.makeId());
  return [
    // The last one first: each is put right behind the same day.
    ...dayIds
      .toReversed()
      .map((newDayId): TripOperation => ({ op: 'addDayAfter', dayId, newDayId })),
    ...stages.places.map(({ location }, index): TripOperation => ({
      op: 'addStop',
      dayId: index === 0 ? dayId : (dayIds[index - 1] ?? ''),
      stop: { id: ports.makeId(), location, toll: to.toll },
    })),
    ...later.map(({ id }): TripOperation => ({
      op: 'moveStop',
      stopId: id,
      dayId: dayIds.at(-1) ?? '',
    })),
  ];
}
