import { changeTransport, type LegKind, setLegKind, type Trip } from '@fahrtwind/domain';
import { accepted } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { EAST } from './evaluate/sketch.ts';
import { say } from './testing/say.ts';

function booked(trip: Trip, stopId: string, kind: LegKind): Trip {
  const set = accepted(setLegKind(trip, { stopId, kind }));
  return accepted(changeTransport(set, { stopId, change: { bookingNumber: 'QX7' } }));
}

async function changedStops(message: string, trip: Trip) {
  const answer = await say(message, { trip });
  const operations = answer.kind === 'proposal' ? answer.operations : [];
  return {
    reply: answer.reply,
    stops: operations.flatMap((one) => (one.op === 'setLegKind' ? [one.stopId] : [])),
  };
}

it('leaves what is booked when the whole trip goes by camper, and says so', async () => {
  const open = accepted(setLegKind(EAST, { stopId: 'bruenn', kind: 'train' }));
  const trip = booked(booked(open, 'prag', 'train'), 'wien', 'ferry');
  const { stops, reply } = await changedStops('Alles mit dem Wohnmobil fahren', trip);
  expect(stops).toEqual(['bruenn', 'salzburg', 'muenchen']);
  expect(reply).toContain('Prag und Wien');
});

it('changes a booked leg that is named, and none where all are booked', async () => {
  const trip = booked(EAST, 'prag', 'train');
  expect((await changedStops('Fahre mit dem Auto nach Prag', trip)).stops).toEqual(['prag']);
  const day = await changedStops('Tag 2 mit dem Auto', trip);
  expect(day).toMatchObject({ stops: [], reply: expect.stringContaining('gebucht') });
});
