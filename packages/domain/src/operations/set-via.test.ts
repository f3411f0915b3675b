import { describe, expect, it } from 'vitest';
import { estimateLeg } from '../legs/estimate-leg.ts';
import { routeLegsOf, totalsOf } from '../legs/route-legs.ts';
import { isSameWay } from '../legs/same-ways.ts';
import { mergeTrips } from '../merge/merge-trips.ts';
import { toPublicTrip } from '../public-trip/to-public-trip.ts';
import { viewedTrip } from '../public-trip/viewed-trip.ts';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { countingIds, sketchOf, tripOf } from '../testing/trip-of.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { readTrip } from '../trip/read/read-trip.ts';
import type { ViaPoint } from '../trip/leg-via.ts';
import type { Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import { correctPlace } from './correct-place.ts';
import { duplicateTrip } from './duplicate-trip.ts';
import { moveStop } from './move-stop.ts';
import { removeStop } from './remove-stop.ts';
import { setLegKind } from './set-leg-kind.ts';
import { setNote } from './set-note.ts';
import { setOptional } from './set-optional.ts';
import { setVia, stopAtVia, withViaPoint } from './set-via.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'München'] });
const via = (name: string): ViaPoint => {
  const { lat, lng } = placeOf(name);
  return { lat, lng, name };
};
const KOBLENZ = via('Koblenz');
const TIMES = { mineAt: 2, theirsAt: 1 };
const LED = accepted(setVia(TRIP, { stopId: 'mainz', points: [KOBLENZ] }));
const pointsTo = (trip: Trip, id: string) =>
  routeLegsOf(trip).find(({ cityId }) => cityId === id)?.via;

describe('a leg over a point', () => {
  it('leads through it without stopping there', () => {
    expect(sketchOf(LED)).toEqual(sketchOf(TRIP));
    expect(pointsTo(LED, 'mainz')).toEqual([KOBLENZ]);
    expect(checkTrip(LED)).toEqual([]);
  });

  it('is estimated over the point until it is measured', () => {
    const legs = routeLegsOf(LED);
    const parts = [
      estimateLeg(placeOf('Köln'), placeOf('Bonn'), 'driving'),
      estimateLeg(placeOf('Bonn'), placeOf('Koblenz'), 'driving'),
      estimateLeg(placeOf('Koblenz'), placeOf('Mainz'), 'driving'),
      estimateLeg(placeOf('Mainz'), placeOf('München'), 'driving'),
    ];
    const sum = parts.reduce((meters, part) => meters + part.meters, 0);
    expect(totalsOf(legs).totalDistance).toBe(sum);
  });

  it('is another way than without the point, and the same after reading it again', () => {
    const [leg, plain] = [routeLegsOf(LED)[1], routeLegsOf(TRIP)[1]];
    const again = readTrip(JSON.parse(JSON.stringify(LED)));
    if (!again.ok || !leg || !plain) throw new Error('no leg');
    const read = routeLegsOf(again.value)[1];
    expect(isSameWay(leg, plain)).toBe(false);
    expect(read && isSameWay(leg, read)).toBe(true);
    expect(again.value).toEqual(LED);
  });

  it('goes the quickest way again without points', () => {
    expect(accepted(setVia(LED, { stopId: 'mainz', points: [] }))).toEqual(TRIP);
  });

  it.each<[string, string, readonly ViaPoint[], string]>([
    ['a stop that is gone', 'x', [], 'stop-gone'],
    ['the first stop, to which nothing leads', 'koeln', [KOBLENZ], 'leg-gone'],
    ['eleven points', 'bonn', Array.from({ length: 11 }, () => KOBLENZ), 'too-many-via'],
    ['a point without coordinates', 'bonn', [{ lat: 0, lng: 0 }], 'location-invalid'],
  ])('is refused for %s', (_, stopId, points, error) => {
    expect(setVia(TRIP, { stopId, points })).toEqual({ ok: false, error });
  });

  it('is refused for a train, and waits while the leg goes by train', () => {
    const train = accepted(setLegKind(LED, { stopId: 'mainz', kind: 'train' }));
    expect(setVia(train, { stopId: 'mainz', points: [KOBLENZ] })).toEqual({
      ok: false,
      error: 'leg-has-ticket',
    });
    expect(pointsTo(train, 'mainz')).toBeUndefined();
    const car = accepted(setLegKind(train, { stopId: 'mainz', kind: 'car' }));
    expect(pointsTo(car, 'mainz')).toEqual([KOBLENZ]);
  });
});

describe('the points of a leg', () => {
  const kept: readonly (readonly [string, (trip: Trip) => Trip])[] = [
    ['a note', (trip) => accepted(setNote(trip, { stopId: 'mainz', note: null }))],
    [
      'a stop elsewhere',
      (trip) =>
        accepted(addStop(trip, { dayId: 'tag-2', stop: { id: 'v', location: placeOf('Verona') } })),
    ],
    [
      'another day for the stop, behind the same one',
      (trip) => accepted(moveStop(trip, { stopId: 'mainz', toDayId: 'tag-1' })),
    ],
    ['another camper', (trip) => accepted(setLegKind(trip, { stopId: 'mainz', kind: 'camper' }))],
  ];
  it.each(kept)('stay after %s', (_, edit) => {
    expect(pointsTo(edit(LED), 'mainz')).toEqual([KOBLENZ]);
  });

  const dropped: readonly (readonly [string, (trip: Trip) => Trip])[] = [
    ['its end moves', (trip) => accepted(correctPlace(trip, { stopId: 'mainz', lat: 50, lng: 8 }))],
    [
      'its start moves',
      (trip) => accepted(correctPlace(trip, { stopId: 'bonn', lat: 50, lng: 7 })),
    ],
    ['its start is removed', (trip) => accepted(removeStop(trip, { stopId: 'bonn' }))],
    [
      'its start becomes optional',
      (trip) => accepted(setOptional(trip, { stopId: 'bonn', optional: true })),
    ],
    [
      'a stop comes between',
      (trip) =>
        accepted(addStop(trip, { dayId: 'tag-1', stop: { id: 'v', location: placeOf('Verona') } })),
    ],
  ];
  it.each(dropped)('no longer count when %s', (_, edit) => {
    expect(pointsTo(edit(LED), 'mainz')).toBeUndefined();
  });

  it('come back with the ends for which they were chosen', () => {
    const { lat, lng } = placeOf('Bonn');
    const moved = accepted(correctPlace(LED, { stopId: 'bonn', lat: 50, lng: 7 }));
    expect(pointsTo(accepted(correctPlace(moved, { stopId: 'bonn', lat, lng })), 'mainz')).toEqual([
      KOBLENZ,
    ]);
  });

  it('are kept by a duplicate', () => {
    const copy = accepted(
      duplicateTrip(LED, { id: 'copy', userId: 'u', now: '', makeId: countingIds() }),
    );
    expect(routeLegsOf(copy).map((leg) => leg.via)).toEqual([undefined, [KOBLENZ], undefined]);
  });

  it('are merged with what another device has changed at the same stop', () => {
    const noted = accepted(setOptional(TRIP, { stopId: 'muenchen', optional: true }));
    const timed = accepted(setLegKind(noted, { stopId: 'mainz', kind: 'camper' }));
    const { trip, conflicts } = mergeTrips({ base: TRIP, theirs: LED, mine: timed, ...TIMES });
    expect(conflicts).toEqual([]);
    expect(pointsTo(trip, 'mainz')).toEqual([KOBLENZ]);
  });

  it('are one piece in a merge: the later ones count, the others are told', () => {
    const other = accepted(setVia(TRIP, { stopId: 'mainz', points: [via('Verona')] }));
    const { trip, conflicts } = mergeTrips({ base: TRIP, theirs: LED, mine: other, ...TIMES });
    expect(pointsTo(trip, 'mainz')).toEqual([via('Verona')]);
    expect(conflicts).toMatchObject([{ subject: 'stop', id: 'mainz', field: 'via' }]);
  });
});

describe('a new point', () => {
  const leg = { from: placeOf('Köln'), to: placeOf('München'), via: [via('Mainz')] };

  it.each([
    ['Bonn', ['Bonn', 'Mainz']],
    ['Stuttgart', ['Mainz', 'Stuttgart']],
  ])('%s goes where it lengthens the way least', (name, order) => {
    expect(withViaPoint(leg, via(name)).map((point) => point.name)).toEqual(order);
  });

  it('goes to where the line was taken hold of, wherever it was dragged', () => {
    const points = withViaPoint(leg, via('Verona'), placeOf('Bonn'));
    expect(points.map(({ name }) => name)).toEqual(['Verona', 'Mainz']);
  });
});

describe('a stop that is made of a point', () => {
  it('divides the leg, and leaves the other points on their halves', () => {
    const points = [via('Koblenz'), via('Mainz'), via('Stuttgart')];
    const trip = accepted(
      setVia(tripOf({ 'Tag 1': ['Köln', 'München'] }), { stopId: 'muenchen', points }),
    );
    const stop = { id: 'new', location: placeOf('Mainz') };
    const divided = accepted(stopAtVia(trip, { stopId: 'muenchen', index: 1, stop }));
    expect(sketchOf(divided)).toEqual({ 'tag-1': ['Köln', 'Mainz', 'München'] });
    expect(pointsTo(divided, 'new')).toEqual([via('Koblenz')]);
    expect(pointsTo(divided, 'muenchen')).toEqual([via('Stuttgart')]);
  });

  it('is refused where there is no such point', () => {
    const stop = { id: 'new', location: placeOf('Koblenz') };
    expect(stopAtVia(LED, { stopId: 'mainz', index: 1, stop })).toEqual({
      ok: false,
      error: 'via-gone',
    });
  });
});

describe('strangers', () => {
  const publication = {
    id: 'p',
    kind: 'copy',
    stand: '2026-07-01T00:00:00.000Z',
    version: '1',
    follows: false,
  } as const;
  const shown = (trip: Trip, omit: readonly 'home'[] = []) =>
    toPublicTrip(trip, { omit, author: { uid: null, name: '' }, publication });

  it('see and take over the points of a leg, without what waits', () => {
    expect(shown(LED).days[1]?.stops[0]?.via).toEqual([KOBLENZ]);
    const taken = viewedTrip(shown(LED));
    expect(routeLegsOf(taken).map((leg) => leg.via)).toEqual([undefined, [KOBLENZ], undefined]);
    const moved = accepted(correctPlace(LED, { stopId: 'bonn', lat: 50, lng: 7 }));
    expect(JSON.stringify(shown(moved))).not.toContain('"via"');
  });

  it('see them on a leg that ends at a town, and none at a home', () => {
    const last = accepted(setVia(TRIP, { stopId: 'muenchen', points: [via('Stuttgart')] }));
    expect(shown(last, ['home']).days[1]?.stops[1]?.via).toEqual([via('Stuttgart')]);
    const home = accepted(
      correctPlace(last, {
        stopId: 'muenchen',
        lat: 48.2,
        lng: 11.6,
        labels: { label: 'Lindenstraße 5, München, Deutschland', longLabel: '', englishName: '' },
      }),
    );
    const led = accepted(setVia(home, { stopId: 'muenchen', points: [via('Stuttgart')] }));
    expect(JSON.stringify(shown(led, ['home']))).not.toContain('"via"');
  });
});
