import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { anyStop } from '../testing/any-stop.ts';
import { countingIds, dateOf, tripOf } from '../testing/trip-of.ts';
import { findStop } from '../trip/find.ts';
import { LEG_KIND_FACTS, LEG_KINDS } from '../trip/leg-kind.ts';
import { legKindOf, newLegTransport, ticketOf } from '../trip/leg-transport.ts';
import { newStop, type Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { addStop } from './add-stop.ts';
import { copyStop } from './copy-stop.ts';
import { duplicateTrip } from './duplicate-trip.ts';
import { insertVia } from './insert-via.ts';
import { changeTransport, setLegKind, setVehicle } from './set-leg-kind.ts';
import { setRouteProfile } from './set-route-profile.ts';

const trip = tripOf({ 'Tag 1': ['München', 'Verona', 'Venedig'] });

function stopOf(given: Trip, id: string): Stop {
  const found = findStop(given, id);
  if (!found) throw new Error(id);
  return found.stop;
}

const change = (given: Trip, fields: Parameters<typeof changeTransport>[1]['change']) =>
  accepted(changeTransport(given, { stopId: 'verona', change: fields }));

describe('the kind of a leg', () => {
  it.each(LEG_KINDS)('%s is stored as one of the four profiles, and read again', (kind) => {
    const set = accepted(setLegKind(trip, { stopId: 'verona', kind }));
    const stop = stopOf(set, 'verona');
    expect(legKindOf(stop)).toBe(kind);
    expect(stop.routeProfile).toBe(LEG_KIND_FACTS[kind].routeProfile);
  });

  it('leaves all else as it was, there and back', () => {
    const kind = fc.constantFrom(...LEG_KINDS);
    fc.assert(
      fc.property(anyStop('verona'), kind, (drawn, other) => {
        const stop = drawn.transport
          ? { ...drawn, transport: { ...drawn.transport, durationMinutes: null } }
          : drawn;
        const at: Trip = { ...trip, days: trip.days.map((day) => ({ ...day, cityList: [stop] })) };
        const there = accepted(setLegKind(at, { stopId: 'verona', kind: other }));
        const { routeProfile: _, transport: __, ...rest } = stopOf(there, 'verona');
        const { routeProfile: ___, transport: ____, ...before } = stop;
        expect(rest).toEqual(before);
        const back = accepted(setLegKind(there, { stopId: 'verona', kind: legKindOf(stop) }));
        expect(legKindOf(stopOf(back, 'verona'))).toBe(legKindOf(stop));
        // What another program left beside a profile that it does not fit is put right.
        if (!stop.transport || legKindOf(stop) === stop.transport.kind)
          expect(stopOf(back, 'verona')).toEqual(stop);
      }),
    );
  });

  it('needs no more than the profile for a plain one, as before there were kinds', () => {
    const camper = accepted(setLegKind(trip, { stopId: 'verona', kind: 'camper' }));
    expect(accepted(setLegKind(camper, { stopId: 'verona', kind: 'car' }))).toEqual(trip);
    expect(
      accepted(setRouteProfile(camper, { stopId: 'verona', routeProfile: 'driving' })),
    ).toEqual(trip);
  });

  it('is what the profile says where a program that knows no kinds has changed it', () => {
    const transport = newLegTransport({ kind: 'train', bookingNumber: 'X1' });
    const stop = newStop({ id: 'a', location: trip.days[0]?.cityList[0]?.location ?? no() });
    const changed = { ...stop, routeProfile: 'cycling', transport } as const;
    expect(legKindOf(changed)).toBe('bicycle');
    expect(ticketOf(changed)).toBeNull();
    expect(ticketOf({ ...changed, routeProfile: 'direct' })?.bookingNumber).toBe('X1');
  });

  it.each([
    ['car', 'camper', 95],
    ['camper', 'motorcycle', 95],
    ['car', 'bicycle', null],
    ['train', 'flight', null],
  ] as const)('%s → %s: a duration set by hand becomes %s', (from, to, durationMinutes) => {
    const before = accepted(setLegKind(trip, { stopId: 'verona', kind: from }));
    const timed = change(before, { durationMinutes: 95 });
    const after = stopOf(accepted(setLegKind(timed, { stopId: 'verona', kind: to })), 'verona');
    expect(after.transport?.durationMinutes ?? null).toBe(durationMinutes);
  });

  it('is the vehicle of all that is driven, and of stops that are added then', () => {
    const mixed = accepted(setLegKind(trip, { stopId: 'verona', kind: 'train' }));
    const camper = accepted(setVehicle(mixed, { kind: 'camper' }));
    expect(legKindOf(stopOf(camper, 'verona'))).toBe('train');
    expect(legKindOf(stopOf(camper, 'venedig'))).toBe('camper');
    const location = stopOf(trip, 'verona').location;
    const more = accepted(addStop(camper, { stop: { id: 'neu', location }, dayId: 'tag-1' }));
    expect(legKindOf(stopOf(more, 'neu'))).toBe('camper');
    const via = accepted(
      insertVia(camper, { beforeStopId: 'venedig', via: { id: 'via', location } }),
    );
    expect(legKindOf(stopOf(via, 'via'))).toBe('camper');
    const plain = accepted(addStop(trip, { stop: { id: 'neu', location }, dayId: 'tag-1' }));
    expect(stopOf(plain, 'neu').transport).toBeUndefined();
  });
});

describe('a ticket', () => {
  const train = accepted(setLegKind(trip, { stopId: 'verona', kind: 'train' }));
  const booked = change(train, {
    operator: 'ÖBB',
    departureTime: '07:34',
    arrivalTime: '12:57',
    price: '49,90 €',
    bookingNumber: 'QX7',
    booked: true,
  });

  it('remembers for when and from where it is booked', () => {
    expect(stopOf(booked, 'verona').transport).toMatchObject({
      bookedDate: '2026-07-12',
      bookedFrom: stopOf(trip, 'muenchen').location,
      bookedTo: stopOf(trip, 'verona').location,
    });
    expect(stopOf(change(booked, { booked: false }), 'verona').transport).toMatchObject({
      bookedDate: '',
      bookingNumber: 'QX7',
    });
  });

  it.each([
    [{ url: 'https://bahn.example/x' }, { url: 'https://bahn.example/x' }],
    [{ operator: 'x'.repeat(500) }, { operator: 'x'.repeat(120) }],
    [{ bookingNumber: `${'x'.repeat(79)}😀` }, { bookingNumber: 'x'.repeat(79) }],
  ])('has tidy texts and addresses of the web only: %j', (said, kept) => {
    expect(stopOf(change(train, said), 'verona').transport).toMatchObject(kept);
  });

  it.each([
    { departureTime: '25:00' },
    { arrivalTime: 'früh' },
    { durationMinutes: -1 },
    { durationMinutes: 1.5 },
    { durationMinutes: 99_999 },
  ])('is refused with a time that is none: %j', (wrong) => {
    expect(changeTransport(train, { stopId: 'verona', change: wrong })).toEqual({
      ok: false,
      error: 'time-invalid',
    });
  });

  it.each([
    'javascript:alert(1)',
    'https://bahn.example/?q="a"',
    'https://bahn.example/<a>',
    `https://bahn.example/${'x'.repeat(2000)}`,
  ])('is refused with a link that is none, and keeps the one before: %.40s', (url) => {
    const linked = change(train, { url: 'https://bahn.example/x' });
    const result = changeTransport(linked, { stopId: 'verona', change: { url } });
    expect(result).toEqual({ ok: false, error: 'link-invalid' });
  });

  it('is booked by its first booking number, and not again by the next', () => {
    const numbered = change(train, { bookingNumber: 'QX7' });
    expect(stopOf(numbered, 'verona').transport).toMatchObject({
      booked: true,
      bookedDate: '2026-07-12',
      bookedTo: stopOf(trip, 'verona').location,
    });
    const open = change(change(numbered, { booked: false }), { bookingNumber: 'QX78' });
    expect(stopOf(open, 'verona').transport?.booked).toBe(false);
  });

  it('stays when the leg is travelled otherwise, and comes back with its kind', () => {
    const byCar = accepted(setLegKind(booked, { stopId: 'verona', kind: 'car' }));
    expect(ticketOf(stopOf(byCar, 'verona'))).toBeNull();
    expect(accepted(setLegKind(byCar, { stopId: 'verona', kind: 'train' }))).toEqual(booked);
  });

  it.each([['flight'], ['car', 'flight'], ['camper', 'bus', 'foot', 'ferry']] as const)(
    'waits for its own kind over %j',
    (...kinds) => {
      const away = kinds.reduce(
        (at, kind) => accepted(setLegKind(at, { stopId: 'verona', kind })),
        booked,
      );
      expect(ticketOf(stopOf(away, 'verona'))).toBeNull();
      const timed = change(away, { durationMinutes: 90 });
      expect(accepted(setLegKind(timed, { stopId: 'verona', kind: 'train' }))).toEqual(booked);
      const other = change(accepted(setLegKind(away, { stopId: 'verona', kind: 'flight' })), {
        operator: 'LH',
      });
      expect(stopOf(other, 'verona').transport).toEqual(
        newLegTransport({ kind: 'flight', operator: 'LH' }),
      );
    },
  );

  it('keeps its booking out of copies', () => {
    const unbooked = { booked: false, bookingNumber: '', bookedDate: '', operator: 'ÖBB' };
    const makeId = countingIds();
    const copy = accepted(copyStop(booked, { stopId: 'verona', makeId }));
    expect(stopOf(copy, 'neu-1').transport).toMatchObject(unbooked);
    expect(stopOf(copy, 'verona')).toEqual(stopOf(booked, 'verona'));
    const other = { id: 'zwei', userId: 'berta', now: '', start: dateOf('2027-01-01'), makeId };
    const twin = accepted(duplicateTrip(booked, other));
    expect(twin.days[0]?.cityList[1]?.transport).toMatchObject(unbooked);
    const kept = accepted(duplicateTrip(booked, { ...other, bookings: 'keep' }));
    expect(kept.days[0]?.cityList[1]?.transport).toMatchObject({ bookingNumber: 'QX7' });
  });
});

function no(): never {
  throw new Error('no place');
}
