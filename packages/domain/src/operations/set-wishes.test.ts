import { describe, expect, it } from 'vitest';
import { alternativeLegs, distinctWays } from '../legs/alternatives.ts';
import { routeLegsOf } from '../legs/route-legs.ts';
import { isSameWay } from '../legs/same-ways.ts';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { tripOf } from '../testing/trip-of.ts';
import { readTrip } from '../trip/read/read-trip.ts';
import type { Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import { setLegKind } from './set-leg-kind.ts';
import { setVia } from './set-via.ts';
import { setAllWishes, setWishes } from './set-wishes.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz'] });
const wishes = (trip: Trip) => routeLegsOf(trip).map((leg) => [leg.wishes ?? [], leg.toll]);
const SCENIC = accepted(
  setWishes(TRIP, { stopId: 'bonn', wishes: ['scenic', 'avoid-ferry', 'scenic'], toll: false }),
);

describe('the wishes for a way', () => {
  it('are those of one leg, in one order and each once', () => {
    expect(wishes(SCENIC)).toEqual([
      [['avoid-ferry', 'scenic'], false],
      [[], true],
    ]);
    const [led, plain] = [routeLegsOf(SCENIC)[0], routeLegsOf(TRIP)[0]];
    expect(led && plain && isSameWay(led, { ...plain, toll: false })).toBe(false);
  });

  it('are gone without a trace when they are taken back', () => {
    expect(accepted(setWishes(SCENIC, { stopId: 'bonn', wishes: [], toll: true }))).toEqual(TRIP);
  });

  it('hold for all drives with one press, and for those that are added then', () => {
    const all = accepted(setAllWishes(SCENIC, { stopId: 'bonn' }));
    const stop = { id: 'new', location: placeOf('München') };
    const more = accepted(addStop(all, { dayId: 'tag-1', stop }));
    expect(wishes(more)).toEqual(
      Array.from({ length: 3 }, () => [['avoid-ferry', 'scenic'], false]),
    );
    expect(wishes(accepted(addStop(SCENIC, { dayId: 'tag-1', stop })))[2]).toEqual([[], true]);
  });

  it('say nothing about a train, and are read again as they are', () => {
    const train = accepted(setLegKind(SCENIC, { stopId: 'bonn', kind: 'train' }));
    expect(routeLegsOf(train)[0]?.wishes).toBeUndefined();
    expect(readTrip(JSON.parse(JSON.stringify(SCENIC)))).toEqual({ ok: true, value: SCENIC });
  });
});

const way = (meters: number, seconds: number) => ({ meters, seconds });

describe('other ways of a leg', () => {
  it('are the quickest and such with other wishes, over no points, and none by train', () => {
    const led = accepted(setVia(SCENIC, { stopId: 'bonn', points: [{ lat: 51, lng: 7.2 }] }));
    const [leg] = routeLegsOf(led);
    if (!leg) throw new Error('no leg');
    const others = alternativeLegs(leg);
    expect(others.map((one) => [one.wishes ?? [], one.toll])).toEqual([
      [[], true],
      [['scenic'], true],
      [[], false],
      [['avoid-motorway'], true],
      [['avoid-ferry'], true],
    ]);
    expect(others.every((one) => one.via === undefined)).toBe(true);
    expect(alternativeLegs({ ...leg, routeProfile: 'direct' })).toEqual([]);
  });

  it('are three at most, and no two that are alike', () => {
    const ways = [way(100, 60), way(101, 60), way(150, 80), way(100, 90), way(300, 99)];
    expect(distinctWays(ways)).toEqual([ways[0], ways[2], ways[3]]);
  });
});
