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

interface Told {
  readonly kind: string;
  readonly target: string;
  readonly about: string;
  readonly triggers: readonly string[];
}

async function toldTo({ uid }: Member): Promise<readonly Told[]> {
  const { rows } = await server.testDatabase.database.pool.query<Told>(
    `select kind, target, about, trigger_ids as triggers from user_notification
     where user_id = $1 order by changed_at`,
    [uid],
  );
  return rows;
}

/** Likes and unlikes 125 times, and perhaps once more. */
async function toggle(who: Member, path: string, isLastLiked: boolean): Promise<void> {
  for (let times = 0; times < 125; times += 1) {
    await who.send('PUT', path);
    await who.send('DELETE', path);
  }
  if (isLastLiked) await who.send('PUT', path);
}

describe('likes', () => {
  it('of two people who like and unlike at once 1,000 times are counted right', async () => {
    const { id } = await anna.post();
    const answer = await anna.answer(id);
    await Promise.all([
      toggle(ben, `/posts/${id}/like`, true),
      toggle(carl, `/posts/${id}/like`, false),
      toggle(ben, `/answers/${answer.id}/like`, false),
      toggle(carl, `/answers/${answer.id}/like`, true),
    ]);
    const read = await ben.read(id);
    expect(read.post).toMatchObject({ likeCount: 1, isLiked: true });
    expect(read.answers[0]).toMatchObject({ likeCount: 1, isLiked: false });
  });

  it('are one for each person', async () => {
    const { id } = await anna.post();
    const like = async (who: Member) => (await who.send('PUT', `/posts/${id}/like`)).json();
    await like(ben);
    expect(await like(ben)).toEqual({ likeCount: 1, isLiked: true });
    expect(await like(anna)).toEqual({ likeCount: 2, isLiked: true });
    expect((await ben.send('DELETE', `/posts/${id}/like`)).json()).toEqual({
      likeCount: 1,
      isLiked: false,
    });
    expect((await server.visitor().read(id)).post).toMatchObject({ likeCount: 1, isLiked: false });
  });
});

it('takes likes of what is hidden back, without telling how many there are', async () => {
  const { id } = await anna.post();
  const answer = await anna.answer(id);
  const paths = [`/posts/${id}/like`, `/answers/${answer.id}/like`];
  for (const who of [ben, carl]) for (const path of paths) await who.send('PUT', path);
  const { pool } = server.testDatabase.database;
  await pool.query(`update post set state = 'hidden' where id = $1`, [id]);
  for (const path of paths)
    expect((await ben.send('DELETE', path)).json()).toEqual({ likeCount: 0, isLiked: false });
  const { post, answers } = await anna.read(id);
  expect([post.likeCount, answers[0]?.likeCount]).toEqual([1, 1]);
});

describe('saved posts', () => {
  it('are listed for who saved them, last saved first', async () => {
    const dora = await server.member();
    const [first, second] = [await anna.post(), await anna.post()];
    for (const { id } of [second, first]) await dora.send('PUT', `/posts/${id}/saved`);
    await dora.send('PUT', `/posts/${second.id}/saved`);
    const saved = async () => (await dora.list('view=saved')).posts.map(({ id }) => id);
    expect(await saved()).toEqual([first.id, second.id]);
    expect((await dora.read(first.id)).post.isSaved).toBe(true);
    expect((await ben.read(first.id)).post.isSaved).toBe(false);
    await dora.send('DELETE', `/posts/${first.id}/saved`);
    await anna.send('DELETE', `/posts/${second.id}`);
    expect(await saved()).toEqual([]);
    expect((await server.visitor().send('GET', '/posts?view=saved')).statusCode).toBe(401);
  });
});

describe('people are told', () => {
  it('of answers to their posts, of replies, and of answers in threads they take part in', async () => {
    const [asker, first, second] = [
      await server.member(),
      await server.member(),
      await server.member(),
    ];
    const post = await asker.post({ title: 'Wohin im Mai?' });
    const answer = await first.answer(post.id);
    await second.answer(post.id, 'Dahin', { parentId: answer.id });
    const [toAsker] = await toldTo(asker);
    expect(toAsker).toMatchObject({ kind: 'answered', about: 'Wohin im Mai?' });
    expect(toAsker?.triggers).toEqual([first.uid, second.uid]);
    expect(toAsker?.target).toContain(`/frage/wohin-im-mai-${post.shortId}#antwort-`);
    expect(await toldTo(first)).toMatchObject([{ kind: 'replied', triggers: [second.uid] }]);
    expect(await toldTo(second)).toEqual([]);
    await asker.answer(post.id, 'Danke euch');
    expect(await toldTo(second)).toMatchObject([{ kind: 'answered', triggers: [asker.uid] }]);
  });

  it('of nothing in threads that they mute, and of all in threads that they follow', async () => {
    const [asker, follower] = [await server.member(), await server.member()];
    const { id } = await asker.post();
    const set = (who: Member, thread: string) => who.send('PUT', `/posts/${id}/thread`, { thread });
    await set(asker, 'muted');
    await set(follower, 'followed');
    expect((await asker.read(id)).post.thread).toBe('muted');
    await ben.answer(id);
    await ben.send('PUT', `/posts/${id}/like`);
    expect(await toldTo(asker)).toEqual([]);
    expect(await toldTo(follower)).toMatchObject([{ kind: 'answered' }]);
    await set(asker, 'default');
    expect((await asker.read(id)).post.thread).toBe('default');
    await carl.send('PUT', `/posts/${id}/like`);
    expect(await toldTo(asker)).toMatchObject([{ kind: 'liked', triggers: [carl.uid] }]);
  });

  it('of likes and of the best answer', async () => {
    const [asker, helper] = [await server.member(), await server.member()];
    const { id } = await asker.post();
    const answer = await helper.answer(id);
    await asker.send('PUT', `/answers/${answer.id}/like`);
    await asker.send('PUT', `/posts/${id}/best`, { answerId: answer.id });
    const kinds = (await toldTo(helper)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['best-answer', 'liked']);
    await asker.send('PUT', `/posts/${id}/like`);
    expect((await toldTo(asker)).map(({ kind }) => kind)).toEqual(['answered']);
  });

  it('of nothing that is held', async () => {
    const [asker, fast] = [await server.member(), await server.newcomer()];
    const { id } = await asker.post();
    for (const text of ['Eins', 'Zwei', 'Drei']) await fast.answer(id, text);
    const [told] = await toldTo(asker);
    const { answers } = await fast.read(id);
    expect(answers.map(({ state }) => state)).toEqual(['shown', 'shown', 'held']);
    expect(told?.target).toContain(answers[1]?.id);
  });
});

const isKept = ({ about }: Told) => about === 'Bleibt';

it('a deleted post takes along what was told of it and of its answers, and of nothing else', async () => {
  const [asker, helper] = [await server.member(), await server.member()];
  const [gone, kept] = [await asker.post(), await asker.post({ title: 'Bleibt' })];
  for (const { id } of [gone, kept]) {
    const answer = await helper.answer(id);
    await helper.send('PUT', `/posts/${id}/like`);
    await carl.answer(id, 'Danke.', { parentId: answer.id });
    await carl.send('PUT', `/answers/${answer.id}/like`);
    await asker.send('PUT', `/posts/${id}/best`, { answerId: answer.id });
  }
  const [before, helped] = [await toldTo(asker), await toldTo(helper)];
  expect((await asker.send('DELETE', `/posts/${gone.id}`)).statusCode).toBe(200);
  expect(await toldTo(asker)).toEqual(before.filter(isKept));
  expect(await toldTo(helper)).toEqual(helped.filter(isKept));
  expect(
    helped
      .filter(isKept)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(expect.arrayContaining(['best-answer', 'liked', 'replied']));
});
