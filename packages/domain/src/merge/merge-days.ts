import { addDays, type CalendarDate } from '../text/calendar-date.ts';
import { isPlannable, MAX_DAYS, type Day, type Trip } from '../trip/trip.ts';
import type { Report } from './report.ts';
import { changedFields, valueOf } from './merge-fields.ts';
import { byId, mapVersions, type Versions } from './versions.ts';
import { orderDays, reportLostMoves } from './order-days.ts';

export interface DayPlan {
  /** The ids of the merged trip's days. */
  readonly ids: readonly string[];
  /** All days that any version knows, in one order. */
  readonly known: readonly string[];
  /** The day that a known one has become: itself, or the neighbour that inherits from a day that is gone. */
  readonly home: ReadonlyMap<string, string>;
}

const OWN_RULES = ['date', 'cityList'];

/**
 * Decides which days the merged trip has. A day that one version removed is gone, even when the other has used it: the
 * trip was made shorter, and its stops move to a neighbouring day. If no day were left, the days of the later edit stay.
 */
export function planDays(trips: Versions<Trip>, report: Report): DayPlan {
  const days = mapVersions(trips, (trip) => byId(trip.days));
  const lists = mapVersions(trips, (trip) => trip.days.map((day) => day.id));
  const { order: known, contested } = orderDays(lists);
  let ids = known.filter((id) => !days.base.has(id) || (days.early.has(id) && days.late.has(id)));
  if (ids.length === 0) {
    ids = known.filter((id) => days.late.has(id));
    for (const id of ids) {
      report({ ...wholeDay(id), kept: days.late.get(id), lost: null, keptFrom: 'late' });
    }
  }
  const withRoom = withinLimit(ids, days, report);
  const alive = new Set(withRoom);
  for (const id of known) if (!alive.has(id)) reportLostEdits(id, days, report);
  reportLostMoves(lists, { ids: withRoom, contested }, report);
  return { ids: withRoom, known, home: homesOf(known, alive) };
}

const wholeDay = (id: string) => ({ subject: 'day', id, field: null }) as const;

/** Two trips within the limit can add up to one beyond it. Then days that only the earlier edit has are dropped. */
function withinLimit(
  ids: readonly string[],
  { early, late }: Versions<ReadonlyMap<string, Day>>,
  report: Report,
): readonly string[] {
  const tooMany = ids.length - MAX_DAYS;
  if (tooMany <= 0) return ids;
  const surplus = new Set(ids.filter((id) => !late.has(id)).slice(-tooMany));
  for (const id of surplus)
    report({ ...wholeDay(id), kept: null, lost: early.get(id), keptFrom: 'late' });
  return ids.filter((id) => !surplus.has(id));
}

/** The stops of a removed day go to the next day, or to the one before if it was the last. */
export function homesOf(
  known: readonly string[],
  alive: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const home = new Map<string, string>();
  let next: string | undefined;
  for (const id of known.toReversed()) {
    if (alive.has(id)) next = id;
    if (next !== undefined) home.set(id, next);
  }
  const last = known.findLast((id) => alive.has(id));
  for (const id of known) if (last !== undefined && !home.has(id)) home.set(id, last);
  return home;
}

/** Reports edits that are lost because the other version removed their day. */
function reportLostEdits(
  id: string,
  { base, early, late }: Versions<ReadonlyMap<string, Day>>,
  report: Report,
): void {
  const [before, after] = [base.get(id), early.get(id) ?? late.get(id)];
  if (!before || !after) return;
  const keptFrom = early.has(id) ? 'late' : 'early';
  for (const field of changedFields(before, after, OWN_RULES)) {
    const lost = valueOf(after, field) ?? null;
    if (lost !== null) report({ subject: 'day', id, field, kept: null, lost, keptFrom });
  }
}

/** The date of the first day. It moves earlier where the days would otherwise end after the last plannable date. */
export function mergeStart(
  trips: Versions<Trip>,
  dayCount: number,
  report: Report,
): CalendarDate | undefined {
  const { base, early, late } = mapVersions(trips, (trip) => trip.days[0]?.date);
  const about = { subject: 'trip', id: trips.late.id, field: 'start' } as const;
  const isEarly = late === base;
  const wanted = isEarly ? early : late;
  if (early !== base && late !== base && early !== late)
    report({ ...about, kept: late, lost: early, keptFrom: 'late' });
  let start = wanted;
  while (start !== undefined && !isPlannable(addDays(start, dayCount - 1)))
    start = addDays(start, -1);
  if (start !== wanted)
    report({ ...about, kept: start, lost: wanted, keptFrom: isEarly ? 'late' : 'early' });
  return start;
}
