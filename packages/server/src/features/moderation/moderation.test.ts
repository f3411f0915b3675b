import { randomUUID } from 'node:crypto';
import type { ModerationCase, Post } from '@fahrtwind/contract';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLAIN_PASSWORDS, startAccountServer } from '../../../test/account-server.ts';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';
import { publish } from '../../../test/public-trips.ts';
import { cleanUpReports } from './report.repository.ts';

let server: PostServer;
let author: Member;
beforeAll(async () => {
  server = await startPostServer();
});
// The tests need more posts than a person may write in a day.
beforeEach(async () => {
  author = await server.member();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;
let calls = 0;

/** Every call from another network address, because reports are counted by address. */
function send(who: Pick<Member, 'browser'>, url: string, payload?: object) {
  calls += 1;
  const remoteAddress = `10.3.${calls >> 8}.${calls & 255}`;
  const method = payload ? 'POST' : 'GET';
  return who.browser.send({ method, url, remoteAddress, ...(payload && { payload }) });
}

const tryAnswer = (who: Member, { id }: Pick<Post, 'id'>) =>
  who.send('POST', `/posts/${id}/answers`, { id: randomUUID(), text: 'Am Hafen' });

const about = (kind: ModerationCase['target']['kind'], id: string) => ({ kind, id });

function report(who: Pick<Member, 'browser'>, target: object, parts: object = {}) {
  return send(who, '/api/reports', { target, reason: 'advertising', text: 'Werbung', ...parts });
}

async function decide(who: Member, target: object, action: string, parts: object = {}) {
  const reason = 'Regel 3: keine Werbung';
  return send(who, '/api/moderation/decisions', { target, action, reason, ...parts });
}

const cases = async (who: Member): Promise<readonly ModerationCase[]> =>
  (await send(who, '/api/moderation/cases')).json().cases;

const caseOf = async (who: Member, { kind, id }: ModerationCase['target']) =>
  (await cases(who)).find(({ target }) => target.kind === kind && target.id === id);

const isPublic = async ({ id }: Pick<Post, 'id'>): Promise<boolean> =>
  (await send({ browser: server.browser() }, `/api/posts/${id}`)).statusCode === 200;

/** The text of the newest mail to an address. */
async function mailTo(recipient: string): Promise<string> {
  const mail = (await server.mails()).findLast((one) => one.recipient === recipient);
  return `${mail?.subject}\n${mail?.text}`;
}

const addressOf = async ({ uid }: Member): Promise<string> =>
  (await pool().query('select email from account where id = $1', [uid])).rows[0].email;

/** By people without an account, who confirm their addresses. */
async function reportFrom(target: ModerationCase['target'], emails: readonly string[]) {
  for (const email of emails) {
    const visitor = { browser: server.browser() };
    await report(visitor, target, { email });
    const token = /#meldung=([\w-]+)/.exec(await mailTo(email))?.[1];
    expect((await send(visitor, '/api/reports/confirm', { token })).statusCode).toBe(200);
  }
}

describe('a report', () => {
  it('without an account counts once its mailed link was confirmed, and has a receipt', async () => {
    const [post, mia] = [await author.post(), await server.moderator()];
    const email = `${randomUUID()}@example.org`;
    const visitor = { browser: server.browser() };
    const reply = await report(visitor, about('post', post.id), {
      email,
      place: 'im zweiten Absatz',
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { needsConfirmation: true }]);
    expect(await caseOf(mia, about('post', post.id))).toBeUndefined();
    const mail = await mailTo(email);
    expect(mail).toContain('Bitte bestätige deine Meldung');
    // Anybody can name any address: what they write is not mailed there.
    expect(mail).not.toContain('Werbung');
    const token = /#meldung=([\w-]+)/.exec(mail)?.[1];
    const confirm = () => send(visitor, '/api/reports/confirm', { token });
    expect((await confirm()).statusCode).toBe(200);
    expect((await confirm()).statusCode).toBe(410);
    expect(await mailTo(email)).toContain('Deine Meldung ist angekommen');
    expect((await caseOf(mia, about('post', post.id)))?.reports).toMatchObject([
      { reason: 'advertising', text: 'Werbung', place: 'im zweiten Absatz', isRegistered: false },
    ]);
  });

  it('needs an address, something that is there, and patience', async () => {
    const visitor = { browser: server.browser() };
    const post = await author.post();
    expect((await report(visitor, about('post', post.id))).json().field).toBe('email');
    expect((await report(visitor, about('post', 'made-up'), { email: 'a@b.de' })).statusCode).toBe(
      404,
    );
    const email = `${randomUUID()}@example.org`;
    const tries: number[] = [];
    for (let count = 0; count < 4; count += 1)
      tries.push((await report(visitor, about('post', post.id), { email })).statusCode);
    expect(tries).toEqual([200, 200, 200, 429]);
  });

  it('by three people hides a post until a moderator has looked; one person counts once', async () => {
    const [post, mia] = [await author.post(), await server.moderator()];
    const people = await server.membersAt('one', 'one', 'two');
    const [first] = people;
    if (!first) throw new Error('nobody');
    for (const one of [first, first, first]) await report(one, about('post', post.id));
    expect(await isPublic(post)).toBe(true);
    for (const one of people) await report(one, about('post', post.id));
    expect(await isPublic(post)).toBe(false);
    expect((await author.read(post.id)).post.state).toBe('hidden');
    expect((await caseOf(mia, about('post', post.id)))?.decisions).toMatchObject([
      { action: 'hide', moderator: '', reason: '' },
    ]);
    expect((await decide(mia, about('post', post.id), 'restore')).statusCode).toBe(200);
    expect(await isPublic(post)).toBe(true);
    expect(await mailTo(await addressOf(first))).toContain('Über deine Meldung ist entschieden');
    // Looked at: reports alone do not hide it again.
    for (const one of people) await report(one, about('post', post.id));
    expect(await isPublic(post)).toBe(true);
  });

  it('by one person under several names is one report', async () => {
    const [post, name] = [await author.post(), randomUUID()];
    const target = about('post', post.id);
    await reportFrom(target, [`${name}+1@one.example`]);
    for (const tag of ['+2', '+3', '']) {
      const again = await report({ browser: server.browser() }, target, {
        email: `${name}${tag}@one.example`,
      });
      expect(again.json()).toEqual({ needsConfirmation: false });
    }
  });

  it('by three people at once hides a thing once', async () => {
    const [post, mia] = [await author.post(), await server.moderator()];
    const target = about('post', post.id);
    const people = await server.membersAt('one', 'two', 'three', 'four');
    await Promise.all(people.map((one) => report(one, target)));
    expect((await caseOf(mia, target))?.decisions).toMatchObject([{ action: 'hide' }]);
    await decide(mia, target, 'hide');
  });

  it('whose person is gone is settled like any other', async () => {
    const [post, mia, tom] = [await author.post(), await server.moderator(), await server.member()];
    await report(tom, about('post', post.id));
    await pool().query('update report set email = null where target_id = $1', [post.id]);
    expect((await caseOf(mia, about('post', post.id)))?.reports).toHaveLength(1);
    await decide(mia, about('post', post.id), 'dismiss');
    expect(await caseOf(mia, about('post', post.id))).toBeUndefined();
  });

  it('about what is gone keeps no other from being seen', async () => {
    const [post, mia] = [await author.post(), await server.moderator()];
    await pool().query(`
      insert into report (id, target_kind, target_id, reason, text, place, confirmed_at)
      select 'gone-' || n, kind, 'gone-' || n, 'other', '', '', '2020-01-01'
      from generate_series(1, 32) n, unnest(array['post', 'answer', 'person', 'trip']) with ordinality k (kind, o)
      where n % 4 = o % 4`);
    await pool().query(`
      insert into moderation_decision (id, target_kind, target_id, action, reason, objection, objected_at)
      select 'gone-' || n, 'answer', 'gone-' || n, 'hide', '', '', '2020-01-01' from generate_series(1, 31) n`);
    await report(await server.member(), about('post', post.id));
    const list = (await send(mia, '/api/moderation/cases')).json();
    expect(list.next).toBeNull();
    // Long ago: they go, and what is there still waits.
    await pool().query(`update report set confirmed_at = '2020-01-01' where target_id = $1`, [
      post.id,
    ]);
    await cleanUpReports(server.testDatabase.database.db);
    const { rows } = await pool().query(`select from report where id like 'gone-%'`);
    expect(rows).toEqual([]);
    expect(await caseOf(mia, about('post', post.id))).toBeDefined();
    await decide(mia, about('post', post.id), 'dismiss');
  });
});

describe('a decision', () => {
  it('has a reason, is recorded and told; the author still sees the own text', async () => {
    const [post, mia] = [await author.post({ title: 'Kauft bei mir' }), await server.moderator()];
    const missing = await decide(mia, about('post', post.id), 'hide', { reason: ' ' });
    expect(missing.statusCode).toBe(400);
    const { case: decided } = (await decide(mia, about('post', post.id), 'hide')).json();
    expect(decided).toMatchObject({ state: 'hidden', actions: ['restore', 'lock'] });
    expect(decided.decisions).toMatchObject([{ action: 'hide', moderator: 'Rita' }]);
    expect(await isPublic(post)).toBe(false);
    expect((await author.read(post.id)).post).toMatchObject({
      title: 'Kauft bei mir',
      state: 'hidden',
    });
    expect(await mailTo(await addressOf(author))).toContain('Regel 3: keine Werbung');
    const { rows } = await pool().query(
      `select about, target from user_notification where user_id = $1 and thing = $2`,
      [author.uid, `moderated:post:${post.id}`],
    );
    expect(rows).toEqual([{ about: 'Kauft bei mir', target: '/forum?moderation' }]);
    const { decisions } = (await send(author, '/api/moderation/own')).json();
    expect(decisions[0]).toMatchObject({ title: 'Kauft bei mir', moderator: '', mayObject: true });
    expect((await decide(mia, about('post', post.id), 'hide')).statusCode).toBe(409);
  });

  it('locks a thread and unlocks it, hides an answer, a published trip and a profile', async () => {
    const mia = await server.moderator();
    const post = await author.post();
    const answer = await author.answer(post.id, 'Unsinn');
    await decide(mia, about('answer', answer.id), 'hide');
    const { post: seen, answers } = (
      await send({ browser: server.browser() }, `/api/posts/${post.id}`)
    ).json();
    expect([seen.answerCount, JSON.stringify(answers)]).toEqual([
      0,
      expect.not.stringMatching('Unsinn'),
    ]);
    await decide(mia, about('post', post.id), 'lock');
    expect((await tryAnswer(author, post)).json().code).toBe('post-locked');
    await decide(mia, about('post', post.id), 'unlock');
    expect((await tryAnswer(author, post)).statusCode).toBe(200);

    const trip = tripOf({ Rhein: ['Köln', 'Bonn'] }, { id: randomUUID() });
    await author.create({ ...trip });
    await publish(author, trip.id);
    const seenTrip = async () =>
      (await server.browser().get(`/api/trips/${trip.id}/public`)).statusCode;
    await decide(mia, about('trip', trip.id), 'hide');
    expect(await seenTrip()).toBe(404);
    await author.on('DELETE', `/${trip.id}/publication`);
    await publish(author, trip.id);
    expect(await seenTrip()).toBe(404);
    await decide(mia, about('trip', trip.id), 'restore');
    expect(await seenTrip()).toBe(200);

    const other = await server.member();
    await pool().query(`update user_record set doc = doc || '{"shareData": true}' where uid = $1`, [
      other.uid,
    ]);
    await decide(mia, about('person', other.uid), 'hide');
    const { profile } = (await send(author, `/api/people/${other.uid}`)).json();
    expect(profile).toMatchObject({ name: 'Anonym', photoURL: '', details: null });
  });

  it('suspends a person, who still reads and plans', async () => {
    const [mia, tom] = [await server.moderator(), await server.member()];
    const post = await author.post();
    const person = about('person', tom.uid);
    expect((await decide(mia, person, 'suspend')).json().field).toBe('until');
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    expect((await decide(mia, person, 'suspend', { until })).statusCode).toBe(200);
    expect((await tryAnswer(tom, post)).json().code).toBe('suspended');
    expect((await tom.read(post.id)).post.id).toBe(post.id);
    expect(
      (await tom.create({ ...tripOf({ Rhein: ['Köln'] }, { id: randomUUID() }) })).statusCode,
    ).toBe(200);
    const user = (await tom.send('GET', `/user/${tom.uid}`)).json();
    const save = (change: object) => tom.send('PUT', `/user/${tom.uid}`, { ...user, ...change });
    expect((await save({ darkMode: true })).statusCode).toBe(200);
    const photoURL = `gs://fahrtwind/profilePictures/${tom.uid}`;
    for (const change of [{ name: 'Kauft bei mir' }, { photoURL }])
      expect((await save(change)).json().code).toBe('suspended');
    await decide(mia, person, 'unsuspend');
    expect((await save({ name: 'Tom', photoURL })).json()).toMatchObject({ name: 'Tom', photoURL });
    expect((await tryAnswer(tom, post)).statusCode).toBe(200);
  });

  it('releases what was held', async () => {
    const mia = await server.moderator();
    const post = await author.post();
    await pool().query(`update post set state = 'held' where id = $1`, [post.id]);
    expect(await caseOf(mia, about('post', post.id))).toMatchObject({ state: 'held', reports: [] });
    await decide(mia, about('post', post.id), 'release');
    expect(await isPublic(post)).toBe(true);
    expect(await caseOf(mia, about('post', post.id))).toBeUndefined();
  });

  it('upholds what reports have hidden', async () => {
    const [post, mia] = [await author.post(), await server.moderator()];
    const target = about('post', post.id);
    for (const one of await server.membersAt('one', 'two', 'two')) await report(one, target);
    expect((await caseOf(mia, target))?.actions).toEqual(['hide', 'restore', 'lock']);
    const { case: upheld } = (await decide(mia, target, 'hide')).json();
    expect(upheld).toMatchObject({ state: 'hidden', reports: [], actions: ['restore', 'lock'] });
    expect(await mailTo(await addressOf(author))).toContain('Regel 3: keine Werbung');
    expect(await caseOf(mia, target)).toBeUndefined();
  });

  it('to release an answer tells those who follow the thread', async () => {
    const [mia, tom, post] = [await server.moderator(), await server.member(), await author.post()];
    const answer = await tom.answer(post.id);
    await pool().query(`update post_answer set state = 'held' where id = $1`, [answer.id]);
    await pool().query('delete from user_notification where user_id = $1', [author.uid]);
    await decide(mia, about('answer', answer.id), 'release');
    const { rows } = await pool().query(
      'select kind, thing, trigger_ids from user_notification where user_id = $1',
      [author.uid],
    );
    expect(rows).toEqual([
      { kind: 'answered', thing: `answered:post:${post.id}`, trigger_ids: [tom.uid] },
    ]);
  });
});

describe('an objection', () => {
  it('is made once by the author and decided by another moderator', async () => {
    const [post, mia, ole] = [
      await author.post(),
      await server.moderator(),
      await server.moderator(),
    ];
    await decide(mia, about('post', post.id), 'hide');
    const { decisions } = (await send(author, '/api/moderation/own')).json();
    const [{ id }] = decisions;
    const object = (who: Member) =>
      send(who, `/api/moderation/decisions/${id}/objection`, { text: 'Das ist keine Werbung' });
    expect((await object(await server.member())).statusCode).toBe(404);
    expect((await object(author)).json().decision).toMatchObject({ mayObject: false });
    expect((await object(author)).statusCode).toBe(409);
    expect((await caseOf(mia, about('post', post.id)))?.objection).toBeNull();
    expect((await caseOf(ole, about('post', post.id)))?.objection).toBe(id);
    const settle = (who: Member) =>
      send(who, `/api/moderation/decisions/${id}/objection/answer`, {
        isGranted: true,
        reason: 'Stimmt, das war keine',
      });
    expect((await settle(mia)).statusCode).toBe(403);
    expect((await settle(ole)).json().case).toMatchObject({ state: 'shown' });
    expect((await settle(ole)).statusCode).toBe(409);
    expect(await isPublic(post)).toBe(true);
    expect(await mailTo(await addressOf(author))).toContain('Stimmt, das war keine');
  });

  it('to what reports have hidden settles them, too', async () => {
    const [post, mia] = [await author.post(), await server.moderator()];
    const target = about('post', post.id);
    for (const one of await server.membersAt('one', 'two', 'two')) await report(one, target);
    const id = (await caseOf(mia, target))?.decisions[0]?.id;
    await send(author, `/api/moderation/decisions/${id}/objection`, { text: 'Keine Werbung' });
    const settled = await send(mia, `/api/moderation/decisions/${id}/objection/answer`, {
      isGranted: false,
      reason: 'Doch',
    });
    expect(settled.json().case).toMatchObject({ state: 'hidden', reports: [] });
    expect(await isPublic(post)).toBe(false);
    expect(await caseOf(mia, target)).toBeUndefined();
  });
});

it('makes the people in MODERATORS moderators once their address is confirmed', async () => {
  const configured = await startAccountServer({
    env: { MODERATORS: 'Chefin@Example.org, jemand@example.org' },
    passwordHasher: PLAIN_PASSWORDS,
    testDatabase: server.testDatabase,
  });
  const browser = configured.browser();
  const person = { name: 'Chefin', email: 'chefin@example.org', password: 'Wolke sieben' };
  expect((await browser.post('/api/auth/sign-up/email', person)).statusCode).toBe(200);
  expect((await browser.get('/api/moderation/cases')).statusCode).toBe(403);
  await pool().query('update account set email_verified = true where email = $1', [person.email]);
  expect((await browser.get('/api/moderation/cases')).statusCode).toBe(200);
  await configured.close();
});
