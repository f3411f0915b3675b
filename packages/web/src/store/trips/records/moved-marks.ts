import type { Trip } from '@fahrtwind/domain';

/**
 * Takes the mark „verschoben“ from a stop that is back at its date. The dates from which stops were moved are known while
 * the app runs; after a reload the marks stay until they are seen.
 */
export function createMovedMarks() {
  /** By trip, the dates of its marked stops before they were moved. */
  const origins = new Map<string, ReadonlyMap<string, string>>();

  function noteOrigins(before: Trip, { movedCities }: Trip): void {
    const dates = datesOf(before);
    const marked = new Set(before.movedCities);
    const last = origins.get(before.id);
    const noted = movedCities.map((id) => {
      const known = marked.has(id) ? last?.get(id) : undefined;
      return [id, known ?? dates.get(id) ?? ''] as const;
    });
    origins.set(before.id, new Map(noted));
  }

  /** What an edit has made of a trip, without marks of stops that are back. */
  return function withoutReturned(before: Trip, after: Trip): Trip {
    if (after.movedCities.length === 0 || after.days === before.days) return after;
    if (after.movedCities !== before.movedCities) noteOrigins(before, after);
    const dates = datesOf(after);
    const from = origins.get(before.id);
    const movedCities = after.movedCities.filter((id) => from?.get(id) !== dates.get(id));
    return movedCities.length === after.movedCities.length ? after : { ...after, movedCities };
  };
}

function datesOf({ days }: Trip): ReadonlyMap<string, string> {
  return new Map(days.flatMap(({ date, cityList }) => cityList.map(({ id }) => [id, date])));
}
