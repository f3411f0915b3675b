import { postPath } from '@fahrtwind/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostServer, type PostServer } from '../../../test/post-server.ts';
import { createPostSitemap } from './post-sitemap.ts';

let server: PostServer;
beforeAll(async () => {
  server = await startPostServer();
});
afterAll(() => server.close());

it('the site map has every post that everyone sees under its present address, and no other', async () => {
  const anna = await server.member();
  const { db, pool } = server.testDatabase.database;
  const sitemap = createPostSitemap(db);
  const [kept, hidden, deleted] = [
    await anna.post({ title: 'Bleibt' }),
    await anna.post({ title: 'Verborgen' }),
    await anna.post({ title: 'Gelöscht' }),
  ];
  const pages = async () => (await sitemap.readPart(0)).map(({ path }) => path);
  expect(await sitemap.countParts()).toBe(1);
  expect(await pages()).toEqual([kept, hidden, deleted].map(postPath));
  await pool.query(`update post set state = 'hidden' where id = $1`, [hidden.id]);
  await anna.send('DELETE', `/posts/${deleted.id}`);
  await anna.send('PUT', `/posts/${kept.id}`, { ...kept, title: 'Bleibt anders' });
  expect(await pages()).toEqual([postPath({ ...kept, slug: 'bleibt-anders' })]);
  expect(await sitemap.readPart(1)).toEqual([]);
});
