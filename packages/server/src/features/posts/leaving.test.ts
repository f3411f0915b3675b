import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';
import { cleanUpPosts, clearLeavers } from './clear-away.ts';

let server: PostServer;
let anna: Member;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
});
afterAll(() => server.close());

const ask = async <T extends object>(sql: string, ...values: unknown[]) =>
  (await server.testDatabase.database.pool.query<T>(sql, values)).rows;
const background = () => server.testDatabase.database.background.db;
const leave = async (who: Member, body: object = {}) => {
  const payload = { password: 'Wolke sieben', ...body };
  const reply = await who.browser.send({ method: 'DELETE', url: '/api/account', payload });
  expect(reply.statusCode, reply.body).toBe(200);
};
const countOf = async (table: string, { uid }: Member) =>
  (await ask<{ n: number }>(`select count(*)::int as n from ${table} where user_id = $1`, uid))[0]
    ?.n;

/** A person who has asked, answered, replied and liked. */
async function someone() {
  const who = await server.member();
  const own = await who.post({ title: 'Eigenes' });
  await anna.answer(own.id, 'Von Anna');
  const common = await anna.post();
  const answer = await who.answer(common.id, 'Geheim');
  const reply = await anna.answer(common.id, 'Antwort', { parentId: answer.id });
  await who.answer(common.id, 'Ohne Antwort');
  await who.send('PUT', `/posts/${common.id}/like`);
  await who.send('PUT', `/answers/${reply.id}/like`);
  return { who, own, common, answer, reply };
}

describe('a person who leaves', () => {
  it('takes posts, answers and likes along; what others replied stays', async () => {
    const { who, own, common, reply } = await someone();
    await leave(who);
    expect((await anna.send('GET', `/posts/${own.id}`)).statusCode).toBe(404);
    const { post, answers } = await anna.read(common.id);
    expect(post).toMatchObject({ likeCount: 0, answerCount: 1 });
    expect(answers).toMatchObject([
      { isDeleted: true, text: '' },
      { id: reply.id, likeCount: 0 },
    ]);
    expect(await ask(`select from post_version where plain = 'Geheim'`)).toEqual([]);
    for (const table of ['post', 'post_answer', 'post_like', 'answer_like', 'post_leaver'])
      expect(await countOf(table, who)).toBe(0);
  });

  it('leaves them behind without a name if that is the wish', async () => {
    const { who, own, common, answer } = await someone();
    await leave(who, { posts: 'anonymise' });
    const { post } = await anna.read(own.id);
    expect(post).toMatchObject({ title: 'Eigenes', author: { uid: '', name: 'Anonym' } });
    const { post: liked, answers } = await anna.read(common.id);
    expect(answers[0]).toMatchObject({ id: answer.id, text: 'Geheim', author: { uid: '' } });
    expect(liked).toMatchObject({ likeCount: 0, answerCount: 3 });
    for (const table of ['post', 'post_answer', 'post_like', 'answer_like'])
      expect(await countOf(table, who)).toBe(0);
  });

  it.each(['remove', 'anonymise'])(
    'after very much writing does not keep others waiting (%s)',
    async (posts) => {
      const who = await server.member();
      const { id } = await anna.post();
      await ask(
        `insert into post_answer (id, post_id, user_id, text)
       select $1 || n, $2, $1, 'x' from generate_series(1, 1800) n`,
        who.uid,
        id,
      );
      await leave(who, { posts });
      // One batch went with the account; the rest no longer shows the name.
      expect(await countOf('post_answer', who)).toBe(1300);
      expect((await anna.read(id)).answers.every(({ author }) => author.uid === '')).toBe(true);
      await clearLeavers(background());
      expect(await countOf('post_answer', who)).toBe(0);
      expect(await countOf('post_leaver', who)).toBe(0);
      expect((await anna.read(id)).post.answerCount).toBe(posts === 'remove' ? 0 : 1800);
    },
  );

  it('takes a post along that thousands have answered', async () => {
    const who = await server.member();
    const { id } = await who.post();
    await ask(
      `insert into post_answer (id, post_id, user_id, text)
       select $1 || n, $1, $2, 'x' from generate_series(1, 1200) n`,
      id,
      anna.uid,
    );
    await leave(who);
    expect((await anna.send('GET', `/posts/${id}`)).statusCode).toBe(404);
    await clearLeavers(background());
    expect(await ask('select from post_answer where post_id = $1', id)).toEqual([]);
  });
});

describe('the download of the own data', () => {
  it('has posts, answers, likes, saved posts and threads', async () => {
    const { who, own, common, answer, reply } = await someone();
    await who.send('PUT', `/posts/${common.id}/saved`);
    await who.send('PUT', `/posts/${common.id}/thread`, { thread: 'followed' });
    const data = (await who.browser.get('/api/account/export')).json();
    expect(data.posts.at(-1)).toMatchObject({
      id: own.id,
      title: 'Eigenes',
      document: own.document,
    });
    expect(data.answers[0]).toMatchObject({ id: answer.id, text: 'Geheim', postId: common.id });
    expect(data.reactions).toMatchObject({
      likedPosts: [{ postId: common.id }],
      likedAnswers: [{ answerId: reply.id }],
      saved: [{ postId: common.id }],
      threads: [{ postId: common.id, state: 'followed' }],
    });
  });
});

describe('what was deleted', () => {
  it('is gone for good after 30 days, with its words', async () => {
    const { who, own, common, answer } = await someone();
    await who.send('DELETE', `/posts/${own.id}`);
    await who.send('DELETE', `/answers/${answer.id}`);
    await cleanUpPosts(background());
    expect(await ask('select from post where id = $1', own.id)).toHaveLength(1);
    for (const table of ['post', 'post_answer'])
      await ask(`update ${table} set deleted_at = deleted_at - interval '31 days'`);
    await cleanUpPosts(background());
    expect(await ask('select from post where id = $1', own.id)).toEqual([]);
    expect(await ask('select from post_answer where post_id = $1', own.id)).toEqual([]);
    expect(await ask('select text from post_answer where id = $1', answer.id)).toEqual([
      { text: '' },
    ]);
    expect((await anna.read(common.id)).post.answerCount).toBe(2);
  });
});
