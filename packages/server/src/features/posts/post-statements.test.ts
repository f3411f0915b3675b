import { endpoints } from '@fahrtwind/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';
import { recordStatements } from '../../../test/record-statements.ts';

let server: PostServer;
let anna: Member;
let id: string;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
  ({ id } = await anna.post({ title: 'Fähre nach Kvalsund', kind: 'frage', country: 'Norwegen' }));
  const answer = await anna.answer(id, 'Sie fährt um acht.');
  await anna.answer(id, 'Danke', { parentId: answer.id });
});
afterAll(() => server.close());

const read = async (path: string) => (await server.visitor().send('GET', path)).json<object>();

describe('what visitors read of posts', () => {
  it.each([
    ['a list', 'posts', 1],
    ['a list of a country', 'posts?country=norwegen&sort=liked', 1],
    ['a list without posts', 'posts?country=nirgendwo', 1],
    ['a post with answers and replies', 'posts/ID', 2],
    // The words, what has them, and these posts.
    ['a search', 'posts?q=kvalsund', 3],
    ['a search of several words', 'posts?q=faehre+kvalsund+norwegen', 3],
  ])('of %s takes few statements', async (_, path, count) => {
    const statements = await recordStatements(async () => {
      await read(`/${path.replace('ID', id)}`);
    });
    expect(statements.filter((one) => /^\s*(with|select)/.test(one))).toHaveLength(count);
  });

  it('is planned once for each connection', async () => {
    await Promise.all([1, 2].map(() => read('/posts')));
    const { pool } = server.testDatabase.database;
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ readonly statement: string }>(
        `select statement from pg_prepared_statements where statement like '%from post p%'`,
      );
      expect(rows).not.toEqual([]);
    } finally {
      client.release();
    }
  });

  it('has the fields of the contract and no others, though it is sent as it was built', async () => {
    const page = await read('/posts');
    expect(endpoints.listPosts.reply.parse(page)).toEqual(page);
    const post = await read(`/posts/${id}`);
    expect(endpoints.getPost.reply.parse(post)).toEqual(post);
  });
});
