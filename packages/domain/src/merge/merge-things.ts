import { isSameData } from '../trip/same-data.ts';
import type { Candidates } from './merge-fields.ts';
import type { Versions } from './versions.ts';
import { mergeOrder } from './weave.ts';

export interface ThingRules<T> {
  readonly idOf: (thing: T) => string;
  /** Merges what both have; `base` is missing when both have added it. */
  readonly merge: (versions: Candidates<T>) => T;
  /** Told of a thing that one removed and that stays because the other one edited it. */
  readonly reportStays: (thing: T, keptFrom: 'early' | 'late') => void;
}

/** Merges lists of things by their ids. */
export function mergeThings<T>(
  versions: Versions<readonly T[]>,
  rules: ThingRules<T>,
): readonly T[] {
  const { base, early, late } = versions;
  if (isSameData(base, early)) return late;
  if (isSameData(base, late)) return early;
  const maps = {
    base: indexed(base, rules),
    early: indexed(early, rules),
    late: indexed(late, rules),
  };
  const { order } = mergeOrder({
    base: [...maps.base.keys()],
    early: [...maps.early.keys()],
    late: [...maps.late.keys()],
  });
  return order.flatMap((id) => {
    const versionsOfThing = {
      base: maps.base.get(id),
      early: maps.early.get(id),
      late: maps.late.get(id),
    };
    const merged = mergeThing(versionsOfThing, rules);
    return merged === undefined ? [] : [merged];
  });
}

/** Merges what is there or not there: what one removed stays only if the other has edited it. */
export function mergeThing<T>(
  { base, early, late }: Versions<T | undefined>,
  { merge, reportStays }: Pick<ThingRules<T>, 'merge' | 'reportStays'>,
): T | undefined {
  if (early !== undefined && late !== undefined) return merge({ base, early, late });
  const one = early ?? late;
  if (one === undefined || base === undefined) return one;
  if (isSameData(base, one)) return undefined;
  reportStays(one, early === undefined ? 'late' : 'early');
  return one;
}

function indexed<T>(
  things: readonly T[],
  { idOf }: Pick<ThingRules<T>, 'idOf'>,
): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [idOf(thing), thing]));
}
