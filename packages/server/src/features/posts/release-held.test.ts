import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostServer, type PostServer } from '../../../test/post-server.ts';
import { releaseHeld } from './release-held.ts';

let server: PostServer;
beforeAll(async () => {
  server = await startPostServer();
});
afterAll(() => server.close());

const HOUR_MS = 60 * 60 * 1000;

it('what is held is shown after a day where there are no moderators', async () => {
  const { db, pool } = server.testDatabase.database;
  const [anna, fast] = [await server.member(), await server.newcomer()];
  await pool.query('update account set created_at = now() where id = $1', [fast.uid]);
  const held = await fast.post();
  const answered = await anna.post();
  expect([held.state, (await fast.answer(answered.id)).state]).toEqual(['held', 'held']);
  const told: string[] = [];
  const releaseIn = (hours: number) =>
    releaseHeld(
      db,
      async (_tx, news) => void told.push(...news.map(({ to }) => to)),
      new Date(Date.now() + hours * HOUR_MS),
    );
  const status = async () => (await anna.send('GET', `/posts/${held.id}`)).statusCode;

  await releaseIn(23);
  expect(await status()).toBe(404);
  await pool.query('update account set is_moderator = true where id = $1', [anna.uid]);
  await releaseIn(25);
  await pool.query('update account set is_moderator = false where id = $1', [anna.uid]);
  expect(await status()).toBe(404);
  await releaseIn(25);
  expect(await status()).toBe(200);
  expect(told).toEqual([anna.uid]);
});
