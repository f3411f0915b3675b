import { randomUUID } from 'node:crypto';
import { MAX_REPLIES } from '@fahrtwind/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';

let server: PostServer;
let anna: Member;
let ben: Member;
let carl: Member;
beforeAll(async () => {
  server = await startPostServer();
  [anna, ben, carl] = [await server.member(), await server.member(), await server.member()];
});
afterAll(() => server.close());

const ask = async <T extends object>(sql: string, ...values: unknown[]) =>
  (await server.testDatabase.database.pool.query<T>(sql, values)).rows;
const textsOf = async (id: string, who = server.visitor()) =>
  (await who.read(id)).answers.map(({ text, isDeleted }) => (isDeleted ? '…' : text));

describe('answers', () => {
  it('come oldest first, each followed by its replies, which have none', async () => {
    const { id } = await anna.post();
    const first = await ben.answer(id, 'Erste');
    await carl.answer(id, 'Zweite');
    const reply = await anna.answer(id, 'Danke', { parentId: first.id });
    expect(await textsOf(id)).toEqual(['Erste', 'Danke', 'Zweite']);
    expect((await ben.read(id)).post.answerCount).toBe(3);
    const deeper = { id: randomUUID(), text: 'Gern', parentId: reply.id };
    const refused = await ben.send('POST', `/posts/${id}/answers`, deeper);
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'parentId']);
    const elsewhere = (await anna.post()).id;
    const foreign = { id: randomUUID(), text: 'Gern', parentId: first.id };
    expect((await ben.send('POST', `/posts/${elsewhere}/answers`, foreign)).statusCode).toBe(400);
  });

  it('that are sent twice under one id are one', async () => {
    const { id } = await anna.post();
    const answer = { id: randomUUID(), text: 'Einmal' };
    const replies = await Promise.all(
      [1, 2, 3].map(() => ben.send('POST', `/posts/${id}/answers`, answer)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await anna.read(id)).post.answerCount).toBe(1);
    const stolen = await carl.send('POST', `/posts/${id}/answers`, answer);
    expect([stolen.statusCode, stolen.json().code]).toEqual([409, 'conflict']);
  });

  it('that are sent again with other words say these, and keep the earlier ones', async () => {
    const { id } = await anna.post();
    const answer = await ben.answer(id, 'Vorher');
    const again = await ben.answer(id, 'Nachher', { id: answer.id });
    expect(again).toMatchObject({ id: answer.id, text: 'Nachher' });
    expect(again.editedAt).not.toBeNull();
    expect(await textsOf(id)).toEqual(['Nachher']);
    const kept = await ask('select plain from post_version where answer_id = $1', answer.id);
    expect(kept).toEqual([{ plain: 'Vorher' }]);
  });

  it('come in pages, none twice and none left out while others arrive', async () => {
    const { id } = await anna.post();
    const dora = await server.member();
    await ask(
      `insert into post_answer (id, post_id, user_id, text, created_at)
       select $1 || '-' || n, $1, $2, n::text, now() - interval '1 hour' + n / 3 * interval '1 microsecond'
       from generate_series(1, 45) n`,
      id,
      dora.uid,
    );
    const seen: string[] = [];
    let { answers, nextAnswers: next } = await ben.read(id);
    while (true) {
      seen.push(...answers.map(({ text }) => text));
      if (next === null) break;
      await ben.answer(id, `Neu ${seen.length}`);
      const reply = await ben.send('GET', `/posts/${id}/answers?after=${next}`);
      ({ answers, nextAnswers: next } = reply.json());
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(47);
    expect(seen.slice(-2)).toEqual(['Neu 20', 'Neu 40']);
  });

  it('are found by the id of one of them or of a reply, on the page that begins with it', async () => {
    const { id } = await anna.post();
    await ask(
      `insert into post_answer (id, post_id, text, created_at)
       select $1 || '-' || n, $1, n::text, now() - interval '1 hour' + n * interval '1 second'
       from generate_series(1, 45) n`,
      id,
    );
    const reply = await ben.answer(id, 'Danke', { parentId: `${id}-43` });
    const pageOf = (answer: string) => ben.send('GET', `/posts/${id}/answers?answer=${answer}`);
    const textsOn = async (answer: string) =>
      (await pageOf(answer)).json().answers.map(({ text }: { text: string }) => text);
    const all = Array.from({ length: 45 }, (_, at) => String(at + 1));
    expect(await textsOn(`${id}-22`)).toEqual(all.slice(21, 41));
    expect((await pageOf(`${id}-22`)).json().nextAnswers).not.toBeNull();
    expect(await textsOn(reply.id)).toEqual(['43', 'Danke', '44', '45']);
    await anna.send('PUT', `/posts/${id}/best`, { answerId: `${id}-30` });
    expect((await textsOn(`${id}-30`)).slice(0, 2)).toEqual(['30', '1']);
    const elsewhere = await ben.answer((await anna.post()).id, 'Woanders');
    for (const gone of [elsewhere.id, 'gibt-es-nicht'])
      expect((await pageOf(gone)).statusCode).toBe(404);
  });

  it('come in shorter pages where they have long replies, none twice and none left out', async () => {
    const { id } = await anna.post();
    await ask(
      `insert into post_answer (id, post_id, text, created_at)
       select $1 || '-' || n, $1, 'Antwort ' || n, now() + n * interval '1 second' from generate_series(1, 5) n`,
      id,
    );
    await ask(
      `insert into post_answer (id, post_id, parent_id, text)
       select $1 || '-' || n || '-' || reply, $1, $1 || '-' || n, repeat('x', 5000)
       from generate_series(1, 5) n, generate_series(1, case n when 2 then 90 else 25 end) reply`,
      id,
    );
    const pages: string[][] = [];
    let { answers, nextAnswers: next } = await ben.read(id);
    while (true) {
      pages.push(answers.filter(({ parentId }) => !parentId).map(({ text }) => text.slice(-1)));
      expect(answers.length).toBeLessThan(92);
      if (next === null) break;
      const reply = await ben.send('GET', `/posts/${id}/answers?after=${next}`);
      ({ answers, nextAnswers: next } = reply.json());
    }
    expect(pages).toEqual([['1'], ['2'], ['3', '4'], ['5']]);
  });

  it('are changed by who wrote them, and what they said is kept', async () => {
    const { id } = await anna.post();
    const answer = await ben.answer(id, 'Vorher');
    expect((await carl.send('PUT', `/answers/${answer.id}`, { text: 'x' })).statusCode).toBe(403);
    const changed = await ben.send('PUT', `/answers/${answer.id}`, { text: 'Nachher' });
    expect(changed.json().answer).toMatchObject({ text: 'Nachher' });
    expect(changed.json().answer.editedAt).not.toBeNull();
    const kept = await ask('select plain from post_version where answer_id = $1', answer.id);
    expect(kept).toEqual([{ plain: 'Vorher' }]);
  });

  it('that are deleted stay as a gap while they have replies', async () => {
    const { id } = await anna.post();
    const answer = await ben.answer(id, 'Weg');
    const reply = await carl.answer(id, 'Bleibt', { parentId: answer.id });
    for (let time = 0; time < 2; time += 1)
      expect((await ben.send('DELETE', `/answers/${answer.id}`)).statusCode).toBe(200);
    expect(await textsOf(id)).toEqual(['…', 'Bleibt']);
    const { post, answers } = await anna.read(id);
    expect(post.answerCount).toBe(1);
    expect(answers[0]).toMatchObject({ text: '', author: { uid: '', name: 'Anonym' } });
    await carl.send('DELETE', `/answers/${reply.id}`);
    expect(await textsOf(id)).toEqual([]);
    expect((await anna.read(id)).post.answerCount).toBe(0);
  });

  it('are refused by a locked post', async () => {
    const { id } = await anna.post();
    await ask('update post set is_locked = true where id = $1', id);
    const reply = await ben.send('POST', `/posts/${id}/answers`, { id: randomUUID(), text: 'x' });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'post-locked']);
    expect((await anna.read(id)).post).toMatchObject({ isLocked: true, answerCount: 0 });
  });

  it('that moderators hide are not counted, and are again when they are restored', async () => {
    const { id } = await anna.post();
    const answer = await ben.answer(id);
    await ask(`update post_answer set state = 'hidden' where id = $1`, answer.id);
    expect((await anna.read(id)).post.answerCount).toBe(0);
    expect([await textsOf(id), await textsOf(id, ben)]).toEqual([[], ['Am Hafen.']]);
    await ask(`update post_answer set state = 'shown' where id = $1`, answer.id);
    expect((await anna.read(id)).post.answerCount).toBe(1);
  });

  it('take no more replies than a page can show', async () => {
    const { id } = await anna.post();
    const answer = await ben.answer(id);
    await ask(
      `insert into post_answer (id, post_id, parent_id, text)
       select $1 || '-reply-' || n, $1, $2, 'x' from generate_series(1, $3::int) n`,
      id,
      answer.id,
      MAX_REPLIES,
    );
    const body = { id: randomUUID(), text: 'Noch eine', parentId: answer.id };
    expect((await ben.send('POST', `/posts/${id}/answers`, body)).json().code).toBe('replies-full');
  });
});

describe('the best answer', () => {
  it('is marked by the asker alone, stands first and not again', async () => {
    const { id } = await anna.post({ kind: 'frage' });
    await ben.answer(id, 'Erste');
    const best = await carl.answer(id, 'Beste');
    const mark = (who: Member, answerId: string | null) =>
      who.send('PUT', `/posts/${id}/best`, { answerId });
    expect((await ben.send('PUT', `/posts/${id}/best`, { answerId: best.id })).statusCode).toBe(
      403,
    );
    expect((await mark(anna, best.id)).json()).toEqual({ bestAnswerId: best.id });
    const { post, answers } = await ben.read(id);
    expect(post).toMatchObject({ bestAnswerId: best.id, hasBestAnswer: true });
    expect(answers.map(({ text, isBest }) => [text, isBest])).toEqual([
      ['Beste', true],
      ['Erste', false],
    ]);
    await mark(anna, null);
    expect((await ben.read(id)).post.bestAnswerId).toBeNull();
  });

  it('is one of a question, and of this one', async () => {
    const tip = await anna.post({ kind: 'tipp' });
    const answer = await ben.answer(tip.id);
    const onTip = await anna.send('PUT', `/posts/${tip.id}/best`, { answerId: answer.id });
    expect(onTip.json().code).toBe('post-not-question');
    const question = await anna.post();
    const foreign = await anna.send('PUT', `/posts/${question.id}/best`, { answerId: answer.id });
    expect([foreign.statusCode, foreign.json().field]).toEqual([400, 'answerId']);
  });

  it('is none any more when it is deleted', async () => {
    const { id } = await anna.post();
    const answer = await ben.answer(id);
    await anna.send('PUT', `/posts/${id}/best`, { answerId: answer.id });
    await ben.send('DELETE', `/answers/${answer.id}`);
    expect((await anna.read(id)).post).toMatchObject({ bestAnswerId: null, hasBestAnswer: false });
  });
});
