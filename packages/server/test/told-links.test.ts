import { randomUUID } from 'node:crypto';
import { NOTIFICATION_KINDS } from '@fahrtwind/domain';
import { toldLinkOf, type ToldLink } from '@fahrtwind/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTrip } from './companion-server.ts';
import { startPostServer, type Member, type PostServer } from './post-server.ts';
import { publish } from './public-trips.ts';

let server: PostServer;
let anna: Member;
let ben: Member;
beforeAll(async () => {
  server = await startPostServer();
  [anna, ben] = [await server.member(), await server.member()];
});
afterAll(() => server.close());

const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await server.testDatabase.database.pool.query<Row>(text, values)).rows;

async function addressOf({ uid }: Member): Promise<string> {
  const [row] = await query<{ email: string }>('select email from account where id = $1', uid);
  return row?.email ?? '';
}

const good = async (reply: ReturnType<Member['send']>) => {
  const { statusCode, body } = await reply;
  expect(statusCode, body).toBe(200);
};

async function tellInTheCommunity(): Promise<void> {
  const post = await anna.post();
  const answer = await ben.answer(post.id);
  const reply = await anna.answer(post.id, 'Danke', { parentId: answer.id });
  await good(ben.send('PUT', `/posts/${post.id}/like`));
  await good(ben.send('PUT', `/answers/${reply.id}/like`));
  await good(anna.send('PUT', `/posts/${post.id}/best`, { answerId: answer.id }));
  await good(ben.send('PUT', `/people/${anna.uid}/follow`));
  const moderator = await server.moderator();
  const target = { kind: 'post', id: post.id };
  const report = { target, reason: 'advertising', text: 'Werbung' };
  await good(server.visitor().send('POST', '/reports', { ...report, email: 'fremd@example.org' }));
  await good(ben.send('POST', '/reports', report));
  const decision = { target, action: 'hide', reason: 'Regel 3: keine Werbung' };
  await good(moderator.send('POST', '/moderation/decisions', decision));
}

async function tellOfTrips(): Promise<void> {
  const trip = await makeTrip(anna, { title: 'Alpen' });
  const invited = { email: await addressOf(ben), role: 'reader' };
  await good(anna.send('POST', `/trips/${trip.id}/invitations/mail`, invited));
  await publish(anna, trip.id);
  await good(ben.send('POST', `/trips/${trip.id}/copied`, {}));
}

async function tellOfTheAccount(): Promise<void> {
  const carl = await server.member();
  const email = await addressOf(carl);
  await query(
    `insert into mail_state (user_id, refused_email) values ($1, $2)
     on conflict (user_id) do update set refused_email = excluded.refused_email`,
    carl.uid,
    email,
  );
  await good(carl.send('POST', '/account/mails/check', {}));
  await good(carl.send('POST', '/auth/request-password-reset', { email }));
  const passwords = { currentPassword: 'Wolke sieben', newPassword: 'Kartoffeln und Quark' };
  await good(carl.send('POST', '/auth/change-password', passwords));
  await good(carl.send('POST', '/auth/change-email', { newEmail: `${randomUUID()}@example.org` }));
}

/** All links in the text of a mail, without the site. */
const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/https?:\/\/[^/\s]+(\/\S*)/g)].map(([, path = '']) => path);

/** Links into the API lead on to a page. */
async function pageOf(link: string): Promise<string> {
  if (!link.startsWith('/api/')) return link;
  const { statusCode, headers } = await server.browser().get(link);
  expect(statusCode, link).toBe(302);
  return headers.location ?? '';
}

it('writes only links that a page is known to read, into every notification and mail', async () => {
  await tellInTheCommunity();
  await tellOfTrips();
  await tellOfTheAccount();
  await server.mailDueIn(11);
  const news = await query<{ kind: string; target: string }>(
    'select kind, target from user_notification',
  );
  expect(new Set(news.map(({ kind }) => kind))).toEqual(new Set(NOTIFICATION_KINDS));
  const names = new Set<ToldLink | undefined>();
  const follow = async (link: string) => {
    const page = await pageOf(link);
    expect(toldLinkOf(page), page).toBeDefined();
    names.add(toldLinkOf(page));
  };
  for (const { target } of news) await follow(target);
  const followed = new Set<string>();
  // The second round has what links of the first one have caused: who changed the address is told at the old one.
  for (let round = 0; round < 2; round += 1)
    for (const { text } of await server.mails())
      for (const link of linksIn(text)) {
        if (!followed.has(link)) await follow(link);
        followed.add(link);
      }
  expect(names).toEqual(
    new Set<ToldLink>([
      'answer',
      'post',
      'publicTrip',
      'trips',
      'invitation',
      'moderation',
      'confirmReport',
      'followers',
      'notifications',
      'newPassword',
      'forgottenPassword',
      'stopMails',
      'mailsArrive',
      'confirmedElsewhere',
      'imprint',
    ]),
  );
});
