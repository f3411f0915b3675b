import { describe, expect, it } from 'vitest';
import { changeTransport, setLegKind, type LegChange } from '../operations/set-leg-kind.ts';
import { setToll } from '../operations/set-toll.ts';
import { accepted } from '../testing/accepted.ts';
import { findStop } from '../trip/find.ts';
import { legKindOf, ticketOf } from '../trip/leg-transport.ts';
import { LEG_KINDS, type LegKind } from '../trip/leg-kind.ts';
import type { Trip } from '../trip/trip.ts';
import { meet, base, type Do } from './testing/meet.ts';
import { takeBack } from './take-back.ts';

const stopId = base.days[0]?.cityList[1]?.id ?? '';
const to =
  (kind: LegKind): Do =>
  (trip) =>
    setLegKind(trip, { stopId, kind });
const say =
  (change: LegChange): Do =>
  (trip) =>
    changeTransport(trip, { stopId, change });
const train = accepted(to('train')(base));
const kindIn = (trip: Trip) => {
  const stop = legOf(trip);
  return stop && legKindOf(stop);
};
const legOf = (trip: Trip) => findStop(trip, stopId)?.stop;

describe('two devices that change one leg', () => {
  it('both have their say about different things of a ticket', () => {
    const { trip, conflicts } = meet(
      train,
      [say({ price: '49,90 €', operator: 'ÖBB' })],
      [say({ bookingNumber: 'QX7', departureTime: '07:34' })],
    );
    expect(legOf(trip)?.transport).toMatchObject({
      kind: 'train',
      price: '49,90 €',
      operator: 'ÖBB',
      bookingNumber: 'QX7',
      departureTime: '07:34',
    });
    expect(conflicts).toEqual([]);
  });

  it('meet at one thing: the later stays, and the other can be taken back', () => {
    const { trip, conflicts } = meet(train, [say({ price: '50 €' })], [say({ price: '60 €' })]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('no conflict');
    expect(conflicts).toMatchObject([{ subject: 'stop', id: stopId, field: 'transport' }]);
    const prices = [trip, accepted(takeBack(trip, conflict))].map(
      (one) => legOf(one)?.transport?.price,
    );
    expect(prices).toEqual(['60 €', '50 €']);
  });

  it('choose other kinds: one of them is the kind, whole', () => {
    const { trip, conflicts } = meet(base, [to('train')], [to('bicycle')]);
    const stop = legOf(trip);
    expect(['train', 'bicycle']).toContain(stop && legKindOf(stop));
    expect(conflicts.length).toBeGreaterThan(0);
  });

  it('do not lose a ticket when one goes by car and the other enters its price', () => {
    const { trip } = meet(train, [to('car')], [say({ price: '50 €' })]);
    expect(legOf(trip)?.transport).toMatchObject({ price: '50 €' });
    const back = accepted(to('train')(trip));
    expect(legOf(back)?.transport).toMatchObject({ kind: 'train', price: '50 €' });
  });

  it('keep the ticket of one when the other only chooses its kind', () => {
    const ticket = {
      operator: 'ÖBB',
      departureTime: '07:34',
      arrivalTime: '12:57',
      price: '49,90 €',
      bookingNumber: 'QX7',
    };
    const { trip, conflicts } = meet(base, [to('train'), say(ticket)], [to('train')]);
    expect(legOf(trip)?.transport).toMatchObject({ kind: 'train', ...ticket });
    expect(conflicts).toEqual([]);
  });

  it.each(LEG_KINDS)(
    'from %s choose any two kinds: the later is the kind, and the other can be taken back',
    (from) => {
      const before = accepted(to(from)(base));
      for (const one of LEG_KINDS)
        for (const other of LEG_KINDS) {
          const { trip, conflicts } = meet(before, [to(one)], [to(other)]);
          expect(kindIn(trip)).toBe(other === from ? one : other);
          const isContested = one !== other && one !== from && other !== from;
          expect(conflicts).toHaveLength(isContested ? 1 : 0);
          for (const conflict of conflicts)
            expect(accepted(takeBack(trip, conflict))).toEqual(accepted(to(one)(before)));
        }
    },
  );

  it.each(LEG_KINDS)(
    'from %s have the kind of the one who chose, whatever the other says later',
    (from) => {
      const before = accepted(to(from)(base));
      for (const one of LEG_KINDS)
        expect(kindIn(meet(before, [to(one)], [say({ price: '50 €' })]).trip)).toBe(one);
    },
  );

  it('never make the ticket of a train that of a flight', () => {
    const { trip, conflicts } = meet(base, [to('train'), say({ operator: 'ÖBB' })], [to('flight')]);
    const stop = legOf(trip);
    expect(stop && [legKindOf(stop), ticketOf(stop)]).toEqual(['flight', null]);
    expect(conflicts).toHaveLength(1);
    expect(legOf(accepted(to('train')(trip)))?.transport?.operator).toBe('ÖBB');
  });

  it('can take back a conflict that had lost the transport as a whole', () => {
    const conflict = { subject: 'stop', id: stopId, stopId: null, field: 'transport' } as const;
    const lost = {
      ...conflict,
      kept: legOf(train)?.transport,
      lost: null,
      keptFrom: 'mine',
    } as const;
    expect(legOf(accepted(takeBack(train, lost)))).not.toHaveProperty('transport');
  });

  it('do not disturb each other with a kind and a toll', () => {
    const { trip, conflicts } = meet(
      base,
      [to('camper')],
      [(one) => setToll(one, { stopId, toll: false })],
    );
    expect(legOf(trip)).toMatchObject({ toll: false, transport: { kind: 'camper' } });
    expect(conflicts).toEqual([]);
  });
});
