import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeLegsOf } from '../legs/route-legs.ts';
import { spreadStops } from '../operations/spread-stops.ts';
import { tripOf } from '../testing/index.ts';
import { routeWay } from './route-way.ts';
import { spreadOverDays, type RouteWay } from './spread-over-days.ts';

const HOUR = 3600;

/** Drives by their hours; `[driving, travel]` for one with a ferry. */
const ways = (...list: readonly (number | readonly [number, number])[]): readonly RouteWay[] =>
  list.map((one) => {
    const [driving, travel] = typeof one === 'number' ? [one, one] : one;
    return { drivingSeconds: driving * HOUR, travelSeconds: travel * HOUR };
  });

describe('a route spread over days', () => {
  it.each([
    ['fits into one day', ways(2, 2, 2), [0, 0, 0, 0]],
    ['takes as few days as the limit allows, evenly', ways(4, 3, 2), [0, 0, 1, 1]],
    ['gives a leg beyond the limit a day of its own', ways(1, 9, 1), [0, 0, 1, 2]],
    ['begins with a leg beyond the limit', ways(9, 1), [0, 0, 1]],
    ['has one stop', [], [0]],
    ['stays on the day where there is nothing to drive', ways(6, 0, 0, 1), [0, 0, 0, 0, 1]],
    ['drives on behind a ferry', ways(3, [0, 3], 3), [0, 0, 0, 0]],
    ['ends the day where a ferry would arrive at night', ways(4, [1, 11]), [0, 0, 1]],
  ])('%s', (_, legs, days) => {
    expect(spreadOverDays(legs)).toEqual(days);
  });

  it('keeps to the limit that was chosen', () => {
    expect(spreadOverDays(ways(2, 2, 2), 4 * 60)).toEqual([0, 0, 0, 1]);
  });

  it('has the days that a trip of the same stops gets', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Frankfurt', 'Stuttgart', 'München', 'Salzburg'] });
    let ids = 0;
    const makeId = () => `neu-${(ids += 1)}`;
    const spread = spreadStops(trip, { makeId });
    const dayOf = spread.ok
      ? spread.value.trip.days.flatMap(({ cityList }, day) => cityList.map(() => day))
      : [];
    expect(spreadOverDays(routeLegsOf(trip).map((leg) => routeWay(leg, undefined)))).toEqual(dayOf);
    expect(dayOf.at(-1)).toBe(1);
  });

  const drives = record({
    driving: integer({ min: 0, max: 12 * HOUR }),
    aboard: integer({ min: 0, max: 12 * HOUR }),
  });
  const limits = integer({ min: 30, max: 12 * 60 });

  it('has all stops in their order, leaves no day out, and drives on no day beyond the limit unless one leg does', () => {
    assert(
      property(array(drives, { maxLength: 30 }), limits, (list, limit) => {
        const legs = list.map(({ driving, aboard }) => ({
          drivingSeconds: driving,
          travelSeconds: driving + aboard,
        }));
        const days = spreadOverDays(legs, limit);
        expect(days).toHaveLength(legs.length + 1);
        const perDay: number[][] = [];
        for (const [index, { drivingSeconds, travelSeconds }] of legs.entries()) {
          const [before = 0, day = 0] = [days[index], days[index + 1]];
          expect(day - before === 0 || day - before === 1).toBe(true);
          if (travelSeconds > 0) (perDay[day] ??= []).push(drivingSeconds);
        }
        for (const own of perDay.filter(Boolean)) {
          const sum = own.reduce((total, seconds) => total + seconds, 0);
          expect(own.length === 1 || sum <= limit * 60).toBe(true);
        }
      }),
    );
  });
});
