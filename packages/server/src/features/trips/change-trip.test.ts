import { randomUUID } from 'node:crypto';
import { tripChanges, type Trip } from '@fahrtwind/domain';
import { anyEdit, anyTrip, applyEdit, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joins } from '../../../test/companion-server.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { startTripServer, type TripServer, type Traveller } from '../../../test/trip-server.ts';

let server: TripServer;
let rita: Traveller;
beforeAll(async () => {
  server = await startTripServer();
  rita = await server.register();
});
afterAll(() => server.close());

const PLAN = { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] };

async function made(who = rita): Promise<Trip> {
  const trip = tripOf(PLAN, { id: randomUUID(), userId: who.uid });
  expect((await who.create({ ...trip })).statusCode).toBe(200);
  return trip;
}

async function stored(who: Traveller, id: string) {
  const { revision, trip } = (await who.on('GET', `/${id}`)).json();
  return { revision, trip };
}

describe('a change of a trip', () => {
  it('is saved on its revision, and the rest stays as it is', async () => {
    const trip = await made();
    const [, day] = trip.days;
    const late = { ...day, startMinutes: 600 };
    const changes = { set: { title: 'Rhein', wish: 'Meer' }, days: [late] };
    const reply = await rita.change(trip.id, changes, 1);
    expect([reply.statusCode, reply.json(), reply.headers['etag']]).toEqual([
      200,
      { revision: 2 },
      '"2"',
    ]);
    expect(await stored(rita, trip.id)).toEqual({
      revision: 2,
      trip: { ...trip, title: 'Rhein', wish: 'Meer', days: [trip.days[0], late] },
    });
    await rita.change(trip.id, { unset: ['wish'], order: [trip.days[0]?.id] }, 2);
    const { trip: found } = await stored(rita, trip.id);
    expect([found.wish, found.days]).toEqual([undefined, [trip.days[0]]]);
  });

  it('leads to the same as the whole document, one after the other, whatever was edited', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrip(), fc.array(anyEdit(), { maxLength: 5 }), async (drawn, edits) => {
        const [part, whole] = [randomUUID(), randomUUID()];
        let here: Trip = { ...drawn, id: part, userId: rita.uid };
        expect((await rita.create({ ...here })).statusCode).toBe(200);
        let ids = 0;
        for (const [index, edit] of edits.entries()) {
          const edited = applyEdit(here, edit, () => `neu-${(ids += 1)}`);
          const changes = edited.ok ? tripChanges(here, edited.value) : null;
          const { revision } = await stored(rita, part);
          // Every other change finds nothing that was kept.
          if (index % 2 === 1) await rita.update({ ...here }, revision);
          if (!edited.ok || !changes) continue;
          const saved = await rita.change(part, changes, revision + (index % 2));
          expect(saved.statusCode, saved.body).toBe(200);
          here = edited.value;
        }
        await rita.create({ ...here, id: whole });
        const [one, other] = [await stored(rita, part), await stored(rita, whole)];
        expect({ ...one.trip, id: whole }).toEqual(other.trip);
      }),
      { numRuns: 25 },
    );
  });

  it('reads the stored trip once and then goes on from what was saved', async () => {
    const trip = await made();
    const statements = await recordStatements(async () => {
      for (const revision of [1, 2, 3])
        expect(
          (await rita.change(trip.id, { set: { title: `${revision}` } }, revision)).statusCode,
        ).toBe(200);
    });
    expect(statements.filter((text) => /update trip\b/.test(text))).toHaveLength(3);
    expect(statements.filter((text) => /select revision.* doc/s.test(text))).toEqual([]);
  });

  it('of an older revision is refused with what is stored now, also after a save of another person', async () => {
    const trip = await made();
    const editor = await server.register();
    await joins(editor, rita, trip.id, 'editor');
    expect((await editor.change(trip.id, { set: { title: 'Mit Anna' } }, 1)).statusCode).toBe(200);
    for (const who of [rita, editor]) {
      const reply = await who.change(trip.id, { set: { title: 'Zu spät' } }, 1);
      expect([reply.statusCode, reply.json()]).toMatchObject([
        409,
        { code: 'trip-changed', current: { revision: 2, trip: { title: 'Mit Anna' } } },
      ]);
    }
  });

  it('is one save when it is repeated, and no other one under the same key', async () => {
    const trip = await made();
    const key = randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await rita.change(trip.id, { set: { title: 'Neu' } }, 1, key)).json()).toEqual({
        revision: 2,
      });
    const reply = await rita.change(trip.id, { set: { title: 'Anders' } }, 1, key);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency-key-reused']);
    expect(await stored(rita, trip.id)).toMatchObject({ revision: 2, trip: { title: 'Neu' } });
  });

  it('of a deleted trip, of a copy, and without a revision is refused', async () => {
    const trip = await made();
    const none = await rita.browser.send({
      method: 'PATCH',
      url: `/api/trips/${trip.id}`,
      headers: { 'if-none-match': '*' },
      payload: {},
    });
    expect([none.statusCode, none.json().code]).toEqual([428, 'revision-missing']);
    await rita.on('DELETE', `/${trip.id}`);
    const gone = await rita.change(trip.id, { set: {} }, 1);
    expect([gone.statusCode, gone.json().code]).toEqual([410, 'trip-deleted']);
    const copy = await rita.change(`${trip.id}-copy`, { set: {} }, 1);
    expect([copy.statusCode, copy.json().code]).toEqual([403, 'trip-is-copy']);
  });

  it.each([
    ['a day that is not there', { order: ['gone'] }, 'invalid-argument', 'days'],
    ['another id', { set: { id: 'other' } }, 'invalid-argument', 'id'],
    ['days among its fields', { set: { days: [] } }, 'invalid-argument', 'days'],
    ['no title', { set: { title: '' } }, 'title-missing', 'title'],
    ['no days at all', { order: [] }, 'trip-days-missing', 'days'],
    [
      'a text that is too long',
      { set: { wish: 'x'.repeat(2_100_000) } },
      'trip-too-large',
      undefined,
    ],
  ])('with %s is refused, and nothing of it is saved', async (_, changes, code, field) => {
    const trip = await made();
    const reply = await rita.change(trip.id, changes, 1);
    expect([reply.json().code, reply.json().field]).toEqual([code, field]);
    expect(await stored(rita, trip.id)).toEqual({ revision: 1, trip });
  });

  it('by an editor leaves to the owner what is the owner\u2019s', async () => {
    const trip = await made();
    const editor = await server.register();
    await joins(editor, rita, trip.id, 'editor');
    const set = { title: 'Neu', userId: editor.uid, published: true, tripPrints: 99 };
    expect((await editor.change(trip.id, { set }, 1)).statusCode).toBe(200);
    const kept = { userId: rita.uid, published: false, tripPrints: 0 };
    expect((await stored(rita, trip.id)).trip).toMatchObject({ title: 'Neu', ...kept });
  });
});
