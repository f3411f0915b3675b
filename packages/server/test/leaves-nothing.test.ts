import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from './post-server.ts';
import { joins } from './companion-server.ts';
import { publish, shareOf } from './public-trips.ts';

let server: PostServer;
beforeAll(async () => {
  server = await startPostServer();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;

interface Place {
  readonly table: string;
  readonly column: string;
}

/** All columns of the database that have one of these words in any row. */
async function placesOf(words: readonly string[]): Promise<readonly string[]> {
  const { rows: columns } = await pool().query<Place>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by 1, 2`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rowCount } = await pool().query(
      `select from "${table}" where exists (
        select from unnest($1::text[]) sought_word where strpos("${column}"::text, sought_word) > 0) limit 1`,
      [words],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

const emailOf = async ({ uid }: Member): Promise<string> =>
  (await pool().query('select email from account where id = $1', [uid])).rows[0].email;

async function ok(reply: ReturnType<Member['send']>): Promise<void> {
  const { statusCode, body } = await reply;
  expect(statusCode, body).toBe(200);
}

/** Everything that one person does to another. */
async function meet(tom: Member, rita: Member, title: string): Promise<void> {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID(), title });
  await tom.create({ ...trip });
  const invitation = { email: await emailOf(rita), role: 'reader' };
  await ok(tom.send('POST', `/trips/${trip.id}/invitations/mail`, invitation));
  await joins(rita, tom, trip.id, 'reader');
  await publish(tom, trip.id, { title });
  await shareOf(tom, trip.id, { follows: true });
  await ok(tom.send('PUT', `/people/${rita.uid}/follow`));
  const asked = await rita.post();
  const answer = await tom.answer(asked.id, title);
  await ok(rita.send('PUT', `/posts/${asked.id}/best`, { answerId: answer.id }));
  await ok(tom.send('PUT', `/posts/${asked.id}/like`));
  const own = await tom.post({ title });
  await rita.answer(own.id);
  await ok(rita.send('PUT', `/posts/${own.id}/like`));
  await ok(rita.send('POST', `/trips/${trip.id}/copied`));
  for (const target of [
    { kind: 'post', id: asked.id },
    { kind: 'person', id: rita.uid },
  ])
    await ok(tom.send('POST', '/reports', { target, reason: 'other', text: 'Bitte ansehen' }));
}

/** Reports stay for a while, and texts without a name where the person wants it. */
const KEPT = {
  remove: ['report.target_id'],
  anonymise: ['post.title', 'post_answer.text', 'report.target_id'],
};

it.each(['remove', 'anonymise'] as const)(
  'a person who leaves is named in no row that others keep; their texts: %s',
  async (posts) => {
    const [tom, rita] = [await server.member(), await server.member()];
    const titles = ['Mond', 'Mars'].map((place) => `Reise zum ${place}: ${posts}`);
    await meet(tom, rita, titles[0] ?? '');
    await meet(rita, tom, titles[1] ?? '');
    const mia = await server.moderator();
    const target = { kind: 'person', id: tom.uid };
    await ok(mia.send('POST', '/moderation/decisions', { target, action: 'hide', reason: 'Nein' }));
    // What makes them known here names them in its id.
    await pool().query(`delete from post where id like 'old-%'`);
    const words = [tom.uid, await emailOf(tom), titles[0] ?? ''];
    expect(await placesOf(words)).toEqual(
      expect.arrayContaining(['user_notification.about', 'user_notification.trigger_ids']),
    );
    // Mails leave within seconds.
    await server.mails();
    await ok(tom.send('DELETE', '/account', { posts }));
    expect(await placesOf(words)).toEqual(KEPT[posts]);
  },
);
