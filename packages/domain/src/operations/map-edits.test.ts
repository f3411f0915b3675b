import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { placeOf } from '../testing/places.ts';
import { sketchOf, tripOf } from '../testing/trip-of.ts';
import { findStop } from '../trip/find.ts';
import { correctPlace } from './correct-place.ts';
import { hasTicket, LEG_KINDS } from '../trip/leg-kind.ts';
import { insertVia } from './insert-via.ts';
import { setLegKind } from './set-leg-kind.ts';
import { setRouteProfile } from './set-route-profile.ts';
import { setToll } from './set-toll.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Bonn'] });
const VIA = { id: 'via', location: placeOf('Koblenz') };

describe('dragging the marker of a stop', () => {
  it('gives it other coordinates and keeps its name', () => {
    const found = accepted(correctPlace(TRIP, { stopId: 'bonn', lat: 50.72, lng: 7.11 }));
    const before = findStop(TRIP, 'bonn')?.stop;
    expect(findStop(found, 'bonn')?.stop).toEqual({
      ...before,
      location: { ...placeOf('Bonn'), lat: 50.72, lng: 7.11 },
    });
    expect(findStop(found, 'bonn-2')).toEqual(findStop(TRIP, 'bonn-2'));
  });

  it('gives it another name where the new point has one', () => {
    const labels = { label: 'Bad Godesberg, Deutschland', longLabel: '', englishName: '' };
    const found = accepted(correctPlace(TRIP, { stopId: 'bonn', lat: 50.68, lng: 7.15, labels }));
    expect(findStop(found, 'bonn')?.stop.location).toEqual({ lat: 50.68, lng: 7.15, ...labels });
  });

  it('changes nothing when it is dropped where it was', () => {
    const { lat, lng } = placeOf('Bonn');
    expect(accepted(correctPlace(TRIP, { stopId: 'bonn', lat, lng }))).toBe(TRIP);
  });

  it.each([
    ['x', 50, 7, 'stop-gone'],
    ['bonn', 0, 7, 'location-invalid'],
    ['bonn', 91, 7, 'location-invalid'],
    ['bonn', Number.NaN, 7, 'location-invalid'],
  ])('%s to %d, %d is refused: %s', (stopId, lat, lng, error) => {
    expect(correctPlace(TRIP, { stopId, lat, lng })).toEqual({ ok: false, error });
  });
});

describe('dragging a leg', () => {
  it.each([
    ['bonn', { 'tag-1': ['Köln', 'Koblenz', 'Bonn'], 'tag-2': ['Mainz', 'Bonn'] }],
    ['mainz', { 'tag-1': ['Köln', 'Bonn'], 'tag-2': ['Koblenz', 'Mainz', 'Bonn'] }],
  ])('to %s puts the new stop right before it, in its day', (beforeStopId, sketch) => {
    expect(sketchOf(accepted(insertVia(TRIP, { beforeStopId, via: VIA })))).toEqual(sketch);
  });

  it('lets both halves go as the leg went, without a stay', () => {
    const cycled = accepted(setRouteProfile(TRIP, { stopId: 'bonn', routeProfile: 'cycling' }));
    const free = accepted(setToll(cycled, { stopId: 'bonn', toll: false }));
    const found = accepted(insertVia(free, { beforeStopId: 'bonn', via: VIA }));
    expect(findStop(found, 'via')?.stop).toMatchObject({
      routeProfile: 'cycling',
      toll: false,
      stayMinutes: 0,
    });
    expect(findStop(found, 'bonn')?.stop).toBe(findStop(free, 'bonn')?.stop);
  });

  it.each(LEG_KINDS)('by %s is refused if it has a ticket', (kind) => {
    const trip = accepted(setLegKind(TRIP, { stopId: 'bonn', kind }));
    const result = insertVia(trip, { beforeStopId: 'bonn', via: VIA });
    expect(result).toMatchObject(
      hasTicket(kind) ? { ok: false, error: 'leg-has-ticket' } : { ok: true },
    );
  });

  it.each([
    ['x', VIA, 'stop-gone'],
    ['bonn', { ...VIA, id: 'mainz' }, 'id-taken'],
  ])('to %s is refused: %3$s', (beforeStopId, via, error) => {
    expect(insertVia(TRIP, { beforeStopId, via })).toEqual({ ok: false, error });
  });
});
