import { ok, routeLegsOf, totalsOf, type Refusal, type Result, type Trip } from '@fahrtwind/domain';
import { measureLeg } from '../routes/measure-leg.ts';

type Operation<Args> = (trip: Trip, args: Args) => Result<Trip, Refusal>;

/** The operation with the totals brought up to date in the same step, so that one undo takes back both. */
export function withTotals<Args>(operation: Operation<Args>): Operation<Args> {
  return (trip, args) => {
    const result = operation(trip, args);
    if (!result.ok || result.value.days === trip.days) return result;
    return ok({ ...result.value, ...totalsOf(routeLegsOf(result.value), measureLeg) });
  };
}
