import { ok, routeLegsOf, totalsOf, type Refusal, type Result, type Trip } from '@fahrtwind/domain';
import { measureLeg } from '../../../parts/trip-routes/measure-leg.ts';
import { haveSameWays } from '../../../parts/trip-routes/same-ways.ts';

type Operation<Args> = (trip: Trip, args: Args) => Result<Trip, Refusal>;

/** Updates the totals in the same step, so that one undo reverts both. */
export function withTotals<Args>(operation: Operation<Args>): Operation<Args> {
  return (trip, args) => {
    const result = operation(trip, args);
    if (!result.ok || result.value.days === trip.days) return result;
    const legs = routeLegsOf(result.value);
    // A note changes no way; its totals stay as they are, also while the ways are not known yet.
    if (haveSameWays(routeLegsOf(trip), legs)) return result;
    return ok({ ...result.value, ...totalsOf(legs, measureLeg) });
  };
}
