import { isOnRoute, type Day } from '@fahrtwind/domain';

export interface NumberedStop {
  readonly number: number;
  /** From 1. */
  readonly day: number;
}

/** The numbers of the counted stops across all days, as in list and map. */
export function stopNumbers(days: readonly Day[]): ReadonlyMap<string, NumberedStop> {
  const counted = days.flatMap(({ cityList }, index) =>
    cityList.filter(isOnRoute).map(({ id }) => ({ id, day: index + 1 })),
  );
  return new Map(counted.map(({ id, day }, index) => [id, { number: index + 1, day }]));
}

/** The stops that get another number or another day. */
export function movedStops(
  before: readonly Day[],
  after: readonly Day[],
): ReadonlyMap<string, NumberedStop> {
  const was = stopNumbers(before);
  const moved = [...stopNumbers(after)].filter(([id, { number, day }]) => {
    const old = was.get(id);
    return old?.number !== number || old.day !== day;
  });
  return new Map(moved);
}
