import { randomUUID } from 'node:crypto';
import { WRITING_QUOTA } from '@fahrtwind/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentOf,
  startPostServer,
  type Member,
  type PostServer,
} from '../../../test/post-server.ts';

let server: PostServer;
let anna: Member;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
});
afterAll(() => server.close());

const ask = (sql: string, ...values: unknown[]) =>
  server.testDatabase.database.pool.query(sql, values);
/** Makes all texts of a person a minute older. */
async function wait({ uid }: Member): Promise<void> {
  for (const table of ['post', 'post_answer'])
    await ask(
      `update ${table} set created_at = created_at - interval '61 s' where user_id = $1`,
      uid,
    );
}
const tryPost = (who: Member, parts: object) =>
  who.send('POST', '/posts', {
    id: randomUUID(),
    kind: 'tipp',
    title: 'Neu hier',
    document: documentOf('x'),
    ...parts,
  });
const tryAnswer = (who: Member, id: string, parts: object = {}) =>
  who.send('POST', `/posts/${id}/answers`, { id: randomUUID(), text: 'x', ...parts });

describe('newcomers', () => {
  it('wait for a moderator when they write within a minute of registering', async () => {
    const fast = await server.newcomer();
    await ask('update account set created_at = now() where id = $1', fast.uid);
    const { id, state } = await fast.post();
    expect(state).toBe('held');
    expect((await anna.send('GET', `/posts/${id}`)).statusCode).toBe(404);
    const post = await anna.post();
    expect((await fast.answer(post.id)).state).toBe('held');
  });

  it('wait for a moderator with the second post within a minute', async () => {
    const fast = await server.newcomer();
    expect((await fast.post()).state).toBe('shown');
    expect((await fast.post()).state).toBe('held');
    await wait(fast);
    expect((await fast.post()).state).toBe('shown');
  });

  it('post no more than two links and one picture, also by a later change', async () => {
    const newcomer = await server.newcomer();
    const links = documentOf('http://a.example', 'https://b.example und www.c.example');
    expect((await tryPost(newcomer, { document: links })).json()).toMatchObject({
      code: 'newcomer-links',
      field: 'document',
    });
    const photos = ['picture-1', 'picture-2'].map((name) => ({
      path: `photos/${newcomer.uid}/${name}`,
      alt: '',
    }));
    expect((await tryPost(newcomer, { photos })).json().code).toBe('newcomer-photos');
    const { id } = await newcomer.post();
    const change = { kind: 'tipp', title: 'Neu', document: links, version: 1 };
    const changed = await newcomer.send('PUT', `/posts/${id}`, change);
    expect(changed.json().code).toBe('newcomer-links');
    const text = 'http://a.example http://b.example http://c.example';
    expect((await tryAnswer(newcomer, id, { text })).json().code).toBe('newcomer-links');
    expect((await tryPost(anna, { document: links })).statusCode).toBe(200);
  });

  it('reply three times in a thread', async () => {
    const newcomer = await server.newcomer();
    const { id } = await anna.post();
    const { id: parentId } = await anna.answer(id);
    const codes: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      codes.push((await tryAnswer(newcomer, id, { parentId })).json().code);
      await wait(newcomer);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'newcomer-replies']);
    const other = await anna.post();
    const { id: elsewhere } = await anna.answer(other.id);
    const reply = await tryAnswer(newcomer, other.id, { parentId: elsewhere });
    expect(reply.statusCode).toBe(200);
  });

  it('are those of a week and those who have written less than three things that are shown', async () => {
    const newcomer = await server.newcomer();
    await ask(
      `update account set created_at = now() - interval '8 days' where id = $1`,
      newcomer.uid,
    );
    const states: string[] = [];
    for (let time = 0; time < 4; time += 1) {
      states.push((await newcomer.post()).state);
      await wait(newcomer);
    }
    expect(states).toEqual(['shown', 'shown', 'shown', 'shown']);
    const links = documentOf('http://a.example', 'http://b.example', 'http://c.example');
    expect((await tryPost(newcomer, { document: links })).statusCode).toBe(200);
    expect((await newcomer.post()).state).toBe('shown');
  });
});

describe('a person', () => {
  it('writes a limited number of posts and answers on a day', async () => {
    const busy = await server.member();
    const { id } = await busy.post();
    await ask(
      `insert into post (id, short_id, kind, slug, title, doc, plain, user_id)
       select $1 || n, $1 || n, 'tipp', 'x', 'x', '{}', '', $1 from generate_series(2, $2::int) n`,
      busy.uid,
      WRITING_QUOTA.postsPerDay,
    );
    const post = await tryPost(busy, {});
    expect([post.statusCode, post.json().code]).toEqual([429, 'too-many-posts']);
    await ask(
      `insert into post_answer (id, post_id, text, user_id)
       select $1 || n, $2, 'x', $1 from generate_series(1, $3::int) n`,
      busy.uid,
      id,
      WRITING_QUOTA.answersPerDay,
    );
    const answer = await tryAnswer(busy, id);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many-answers']);
  });

  it('keeps a limited number of bytes, deleted ones too', async () => {
    const busy = await server.member();
    const { id } = await busy.post();
    await ask(
      `update post set bytes = $2, deleted_at = now() where user_id = $1 and id <> $3 and id like '%1' || $1`,
      busy.uid,
      WRITING_QUOTA.bytes,
      id,
    );
    expect((await tryPost(busy, {})).json().code).toBe('quota-exceeded');
    expect((await tryAnswer(busy, id)).json().code).toBe('quota-exceeded');
  });
});
