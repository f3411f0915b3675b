import { isFirm, isValidLocation, type Day } from '@fahrtwind/domain';

export interface NumberedStop {
  readonly number: number;
  /** From 1. */
  readonly day: number;
}

/** The numbers of the stops that count, through all days, as list and map have them. */
export function stopNumbers(days: readonly Day[]): ReadonlyMap<string, NumberedStop> {
  const counted = days.flatMap(({ cityList }, index) =>
    cityList
      .filter((stop) => isFirm(stop) && isValidLocation(stop.location))
      .map(({ id }) => ({ id, day: index + 1 })),
  );
  return new Map(counted.map(({ id, day }, index) => [id, { number: index + 1, day }]));
}
