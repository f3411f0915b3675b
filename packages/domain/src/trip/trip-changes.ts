import type { Day, Trip } from './trip.ts';
import { isSameData } from './same-data.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What makes one state of a trip's document of another one: an edit of a long trip changes a day or two of it. */
export interface TripChanges {
  /** Fields of the document besides its days, with their new values. */
  readonly set: Fields;
  /** Fields that are gone. */
  readonly unset: readonly string[];
  /** New and changed days, whole. */
  readonly days: readonly (Fields & { readonly id: string })[];
  /** The ids of all days; missing where they are the same in the same order. */
  readonly order?: readonly string[] | undefined;
}

/** Null where days have one id twice: then only the whole document tells which one is meant. */
export function tripChanges(before: Trip, after: Trip): TripChanges | null {
  const { days, ...fields } = after;
  const known = daysById(before.days);
  if (!known || !daysById(days)) return null;
  const [was, is]: readonly [Fields, Fields] = [{ ...before }, { ...fields }];
  const set = Object.entries(is).filter(
    ([name, value]) => value !== undefined && !isSameData(was[name], value),
  );
  const unset = Object.keys(was).filter(
    (name) => name !== 'days' && was[name] !== undefined && is[name] === undefined,
  );
  const order = days.map(({ id }) => id);
  return {
    set: Object.fromEntries(set),
    unset,
    days: days.filter((day) => !isSameData(known.get(day.id), day)).map((day) => ({ ...day })),
    ...(!isSameData([...known.keys()], order) && { order }),
  };
}

/**
 * The document with its changes; null where they are for another document. Days that have not changed stay the same
 * objects.
 */
export function withTripChanges(
  before: Trip,
  { set, unset, days, order }: TripChanges,
): Fields | null {
  const known = daysById(before.days);
  const changed = daysById(days);
  if (!known || !changed || 'days' in set || unset.includes('days')) return null;
  const ids = order ?? [...known.keys()];
  const next = ids.flatMap((id) => changed.get(id) ?? known.get(id) ?? []);
  // Every id names a day, and every changed day has its place.
  if (next.length !== ids.length || new Set(ids).size !== ids.length) return null;
  if ([...changed.keys()].some((id) => !ids.includes(id))) return null;
  const gone = new Set(unset);
  const kept = Object.entries(before).filter(([name]) => !gone.has(name));
  return { ...Object.fromEntries(kept), ...set, days: next };
}

/** In their order; null where two have the same id. */
function daysById<D extends Pick<Day, 'id'>>(days: readonly D[]): ReadonlyMap<string, D> | null {
  const byId = new Map(days.map((day) => [day.id, day]));
  return byId.size === days.length ? byId : null;
}
