import { randomUUID } from 'node:crypto';
import { WRITING_QUOTA } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';
import { publish, put } from '../../../test/public-trips.ts';

let server: PostServer;
beforeAll(async () => {
  server = await startPostServer();
});
afterAll(() => server.close());

const ask = async <T extends object>(sql: string, ...values: unknown[]) =>
  (await server.testDatabase.database.pool.query<T>(sql, values)).rows;

async function tripOfMember(who: Member): Promise<string> {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Wien'] }, { id: randomUUID() });
  expect((await who.create({ ...trip })).statusCode).toBe(200);
  return trip.id;
}

const postsOf = (tripId: string) =>
  ask<{ id: string; state: string; lat: number; version: number }>(
    'select id, state, lat, version from post where trip_id = $1 and deleted_at is null',
    tripId,
  );

describe('the post of a published trip', () => {
  it('stays hidden when the trip is withdrawn and published again', async () => {
    const anna = await server.member();
    const tripId = await tripOfMember(anna);
    await publish(anna, tripId);
    await ask(`update post set state = 'hidden' where trip_id = $1`, tripId);
    await anna.on('DELETE', `/${tripId}/publication`);
    expect(await postsOf(tripId)).toEqual([]);
    await publish(anna, tripId);
    expect(await postsOf(tripId)).toMatchObject([{ state: 'hidden' }]);
  });

  it('counts among the posts of a day', async () => {
    const anna = await server.member();
    const tripId = await tripOfMember(anna);
    await ask(
      `insert into post (id, short_id, kind, slug, title, doc, plain, user_id)
       select 'many-' || n || $1, 'many-' || n || $1, 'tipp', 's', 't', '{}', '', $1
       from generate_series(1, $2::int) n`,
      anna.uid,
      WRITING_QUOTA.postsPerDay,
    );
    const refused = await put(anna, `${tripId}/publication`, { title: 'Rhein' });
    expect(refused.json().code).toBe('too-many-posts');
    expect(await postsOf(tripId)).toEqual([]);
  });

  it('moves on maps with the trip, and is not edited by that', async () => {
    const anna = await server.member();
    const tripId = await tripOfMember(anna);
    await publish(anna, tripId);
    const [first] = await postsOf(tripId);
    await publish(anna, tripId);
    expect(await postsOf(tripId)).toEqual([first]);
    await ask('update post set lat = lat + 1 where trip_id = $1', tripId);
    await publish(anna, tripId);
    expect(await postsOf(tripId)).toEqual([first]);
  });
});
