import { randomUUID } from 'node:crypto';
import type { Post } from '@fahrtwind/contract';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';
import { publish } from '../../../test/public-trips.ts';

let server: PostServer;
let author: Member;
beforeAll(async () => {
  server = await startPostServer();
});
beforeEach(async () => {
  author = await server.member();
});
afterAll(() => server.close());

const query = (sql: string, values: readonly unknown[] = []) =>
  server.testDatabase.database.pool.query(sql, [...values]);

let calls = 0;

/** From another network address each time, because reports are counted by address. */
async function report(who: Member, kind: string, id: string): Promise<void> {
  calls += 1;
  const payload = { target: { kind, id }, reason: 'other', text: 'Bitte ansehen' };
  const remoteAddress = `10.6.${calls >> 8}.${calls & 255}`;
  const url = '/api/reports';
  const reply = await who.browser.send({ method: 'POST', url, remoteAddress, payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function at(domain: string, one: Member): Promise<Member> {
  const email = `${one.uid}@${domain}.example`.toLowerCase();
  await query('update account set email = $2 where id = $1', [one.uid, email]);
  return one;
}

/** Three people who are known here, of two providers. */
const threeKnown = () => server.membersAt('one', 'one', 'two');

const isShown = async ({ id }: Pick<Post, 'id'>): Promise<boolean> =>
  (await server.browser().get(`/api/posts/${id}`)).statusCode === 200;

async function reportAll(people: readonly Member[], kind: string, id: string): Promise<void> {
  for (const one of people) await report(one, kind, id);
}

describe('reports hide a post before a moderator has looked', () => {
  it('when three people who are known here agree', async () => {
    const post = await author.post();
    const [first, second, third] = await threeKnown();
    if (!first || !second || !third) throw new Error('missing');
    await reportAll([first, second], 'post', post.id);
    expect(await isShown(post)).toBe(true);
    await report(third, 'post', post.id);
    expect(await isShown(post)).toBe(false);
  });

  it.each<[string, () => Promise<readonly Member[]>]>([
    [
      'are new here',
      async () => [
        await at('one', await server.newcomer()),
        await at('two', await server.newcomer()),
        await at('three', await server.newcomer()),
      ],
    ],
    ['have addresses of one provider', () => server.membersAt('one', 'one', 'one')],
  ])('but not when they %s', async (_, makePeople) => {
    const post = await author.post();
    await reportAll(await makePeople(), 'post', post.id);
    expect(await isShown(post)).toBe(true);
  });

  it('but not by addresses without an account alone', async () => {
    const post = await author.post();
    await query(
      `insert into report (id, target_kind, target_id, email, reason, text, place, confirmed_at)
      select $1 || n, 'post', $1, n || '@' || n || '.example', 'other', '', '', now()
      from generate_series(1, 5) n`,
      [post.id],
    );
    await reportAll(await server.membersAt('one'), 'post', post.id);
    expect(await isShown(post)).toBe(true);
  });

  it('and count less when moderators have dismissed earlier ones of the same person', async () => {
    const [earlier, post, mia] = [
      await author.post(),
      await author.post(),
      await server.moderator(),
    ];
    const people = await threeKnown();
    const [first] = people;
    if (!first) throw new Error('missing');
    await report(first, 'post', earlier.id);
    const decided = { target: { kind: 'post', id: earlier.id }, action: 'dismiss', reason: 'Gut' };
    expect((await mia.send('POST', '/moderation/decisions', decided)).statusCode).toBe(200);
    await reportAll(people, 'post', post.id);
    expect(await isShown(post)).toBe(true);
    await reportAll(await server.membersAt('three'), 'post', post.id);
    expect(await isShown(post)).toBe(false);
  });
});

describe('reports alone never hide', () => {
  it('what the editors wrote', async () => {
    const post = await author.post();
    await query('update post set is_editorial = true, user_id = null where id = $1', [post.id]);
    await reportAll(await threeKnown(), 'post', post.id);
    expect(await isShown(post)).toBe(true);
  });

  it('what a moderator wrote', async () => {
    const mia = await server.moderator();
    const [post, people] = [await mia.post(), await threeKnown()];
    await reportAll(people, 'post', post.id);
    expect(await isShown(post)).toBe(true);
    await reportAll(people, 'person', mia.uid);
    const { rows } = await query('select is_hidden from user_profile where uid = $1', [mia.uid]);
    expect(rows.filter((row) => row.is_hidden)).toEqual([]);
  });

  it.each([
    ['a person who has written well for long', false, true],
    ['a person of whom a moderator had to hide something', true, false],
  ])('what was written by %s', async (_, wasHidden, expected) => {
    await query(`update account set created_at = now() - interval '2 years' where id = $1`, [
      author.uid,
    ]);
    await query(
      `insert into post (id, short_id, kind, slug, title, doc, plain, user_id, created_at)
      select 'more-' || n || $1, 'more-' || n || $1, 'tipp', 'alt', 'Alt', '{"type":"doc","content":[]}', '',
        $1, '2024-01-01' from generate_series(1, 20) n`,
      [author.uid],
    );
    const mia = await server.moderator();
    if (wasHidden)
      await query(
        `insert into moderation_decision (id, target_kind, target_id, action, reason, moderator_id, author_id)
        values ($1, 'post', 'gone', 'hide', 'Werbung', $2, $3)`,
        [randomUUID(), mia.uid, author.uid],
      );
    const post = await author.post();
    await reportAll(await threeKnown(), 'post', post.id);
    expect(await isShown(post)).toBe(expected);
  });

  it('a published trip of the editors', async () => {
    const trip = tripOf({ Rhein: ['Köln', 'Bonn'] }, { id: randomUUID() });
    await author.create({ ...trip });
    await publish(author, trip.id);
    await query(
      `insert into account (id, name, email, email_verified)
      values ('fahrtwind-redaktion', 'Redaktion', 'redaktion@fahrtwind.example', true) on conflict do nothing`,
    );
    await query(`update trip set user_id = 'fahrtwind-redaktion' where id = $1`, [trip.id]);
    await reportAll(await threeKnown(), 'trip', trip.id);
    expect((await server.browser().get(`/api/trips/${trip.id}/public`)).statusCode).toBe(200);
  });
});
