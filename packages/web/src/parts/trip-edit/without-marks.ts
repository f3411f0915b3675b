import { ok, type Refusal, type Result, type Trip } from '@fahrtwind/domain';

type Operation<Args> = (trip: Trip, args: Args) => Result<Trip, Refusal>;

/** An operation on days in the list, whose effect is in front of the user: it marks nothing as moved. */
export function withoutMarks<Args>(operation: Operation<Args>): Operation<Args> {
  return (trip, args) => {
    const result = operation(trip, args);
    return result.ok ? ok({ ...result.value, movedCities: trip.movedCities }) : result;
  };
}
