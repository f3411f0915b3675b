import { serialiseLocation } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { routeAnswer, type RouteReply } from './route-answer.ts';
import { EMPTY_PLAN, type RoutePlan } from './route-plan.ts';

const place = (label: string, lat: number, lng: number) => serialiseLocation({ lat, lng, label });
const PLAN: RoutePlan = {
  ...EMPTY_PLAN,
  from: place('München, Deutschland', 48.1, 11.6),
  vias: [place('Innsbruck, Österreich', 47.3, 11.4), place('Nordsee', 56, 3)],
  to: place('Verona, Italien', 45.4, 11),
};

const leg = (index: number, hours: number, countries: string[], more: object = {}) => ({
  cityId: `stopp-${index}`,
  routeProfile: 'driving' as const,
  meters: hours * 100_000,
  seconds: hours * 3600,
  geometry: [],
  hasToll: false,
  hasFerry: false,
  countries,
  isEstimate: false,
  ...more,
});

const reply = (legs: RouteReply['legs']): RouteReply => ({
  legs,
  attribution: ['OpenStreetMap'],
  isFallback: false,
});

describe('the answer to a plan', () => {
  it('sums up its legs, and names each country once in the order of the way', () => {
    const answer = routeAnswer(
      PLAN,
      reply([
        leg(1, 2, ['DE', 'AT']),
        leg(2, 5, ['AT', 'IT'], { hasToll: true, isEstimate: true }),
        leg(3, 1, ['IT', 'AT'], { hasFerry: true }),
      ]),
    );
    expect(answer).toMatchObject({
      meters: 800_000,
      seconds: 8 * 3600,
      countries: ['DE', 'AT', 'IT'],
      hasToll: true,
      hasFerry: true,
      isEstimate: true,
      attribution: ['OpenStreetMap'],
      days: [0, 0, 1, 1],
      hasLongLeg: false,
    });
  });

  it('keeps the other legs where no road leads to a stop, and counts only them', () => {
    const answer = routeAnswer(
      PLAN,
      reply([
        leg(1, 2, ['DE', 'AT']),
        { cityId: 'stopp-2', noRoute: true },
        { cityId: 'stopp-3', noRoute: true },
      ]),
    );
    expect(answer.legs.map(({ isMissing }) => isMissing)).toEqual([false, true, true]);
    expect([answer.meters, answer.seconds, answer.isEstimate]).toEqual([200_000, 7200, false]);
    expect(answer.legs[1]?.geometry).toEqual([
      [11.4, 47.3],
      [3, 56],
    ]);
    expect([answer.hasRoad, answer.hasLongLeg]).toEqual([true, false]);
  });

  it('says where one leg alone takes longer than a day should, and where there is no way at all', () => {
    const long = routeAnswer({ ...PLAN, vias: [] }, reply([leg(1, 7, ['DE'])]));
    expect([long.hasRoad, long.hasLongLeg, long.days]).toEqual([true, true, [0, 0]]);
    const none = routeAnswer({ ...PLAN, vias: [] }, reply([{ cityId: 'stopp-1', noRoute: true }]));
    expect([none.hasRoad, none.hasLongLeg, none.countries]).toEqual([false, false, []]);
  });
});
