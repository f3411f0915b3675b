import { ok, type Refusal, type Result, type Trip } from '@fahrtwind/domain';

type Operation<Args> = (trip: Trip, args: Args) => Result<Trip, Refusal>;

/**
 * Takes the mark „verschoben“ from a stop that is back at its date. The dates from which stops were moved are known while
 * the app runs; after a reload the marks stay until they are seen.
 */
export function createMovedMarks() {
  let tripId = '';
  let origins = new Map<string, string>();

  function settle(before: Trip, after: Trip): Trip {
    if (before.id !== tripId) origins = new Map();
    tripId = before.id;
    if (after.movedCities.length === 0 || after.days === before.days) return after;
    if (after.movedCities !== before.movedCities) noteOrigins(before, after);
    const dates = datesOf(after);
    const movedCities = after.movedCities.filter((id) => origins.get(id) !== dates.get(id));
    return movedCities.length === after.movedCities.length ? after : { ...after, movedCities };
  }

  function noteOrigins(before: Trip, { movedCities }: Trip): void {
    const dates = datesOf(before);
    const marked = new Set(before.movedCities);
    origins = new Map(
      movedCities.map((id) => {
        const known = marked.has(id) ? origins.get(id) : undefined;
        return [id, known ?? dates.get(id) ?? ''];
      }),
    );
  }

  return {
    /** The operation, after which stops that are back have no mark. */
    with:
      <Args>(operation: Operation<Args>): Operation<Args> =>
      (trip, args) => {
        const result = operation(trip, args);
        return result.ok ? ok(settle(trip, result.value)) : result;
      },
  };
}

export const movedMarks = createMovedMarks();

/** An operation on days in the list, whose effect is in front of the user: it marks nothing as moved. */
export function withoutMarks<Args>(operation: Operation<Args>): Operation<Args> {
  return (trip, args) => {
    const result = operation(trip, args);
    return result.ok ? ok({ ...result.value, movedCities: trip.movedCities }) : result;
  };
}

function datesOf({ days }: Trip): ReadonlyMap<string, string> {
  return new Map(days.flatMap(({ date, cityList }) => cityList.map(({ id }) => [id, date])));
}
