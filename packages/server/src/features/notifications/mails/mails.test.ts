import type { NotificationKind } from '@fahrtwind/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueuedMail } from '../../../jobs/mail-outbox.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../../test/trip-server.ts';
import { notify } from '../notify.ts';

let server: TripServer;
beforeAll(async () => {
  server = await startTripServer();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;

/** A person does something with a thing of another. */
const happens = (to: Traveller, thing: string, by = 'mia', kind: NotificationKind = 'liked') =>
  notify(server.testDatabase.database.db, [
    { to: to.uid, kind, by, thing, target: '/tipp/alpen', about: 'Stellplatz am See' },
  ]);

async function mailsTo({ uid }: Traveller): Promise<readonly QueuedMail[]> {
  return (await server.mails()).filter(
    (mail) => mail.uid === uid && mail.headers?.['List-Unsubscribe'],
  );
}

async function saves({ browser, uid }: Traveller, change: object): Promise<void> {
  const user = (await browser.get(`/api/user/${uid}`)).json<object>();
  const payload = { ...user, ...change };
  const reply = await browser.send({ method: 'PUT', url: `/api/user/${uid}`, payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

/** The address of one click, without the site. */
function oneClickOf(mail: QueuedMail | undefined): string {
  const { pathname, search } = new URL(
    /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '',
  );
  return `${pathname}${search}`;
}

it('writes one mail for all that is new, after ten minutes', async () => {
  const [mara, mia] = [await server.registerConfirmed(), await server.register()];
  await saves(mia, { name: 'Mia' });
  await happens(mara, 'liked:post:1', 'tom');
  await happens(mara, 'liked:post:1', mia.uid);
  await happens(mara, 'followed', mia.uid, 'followed');
  await server.mailDueIn(9);
  expect(await mailsTo(mara)).toEqual([]);
  await server.mailDueIn(11);
  await server.mailDueIn(12);
  const [mail, ...others] = await mailsTo(mara);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: '2 Neuigkeiten für dich',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(mail?.text).toContain(
    'Mia und eine weitere Person finden gut, was du bei „Stellplatz am See“ geschrieben hast.',
  );
  expect(mail?.text).toContain('Mia folgt dir jetzt.');
});

it('writes none of what moderators decided, which has a mail of its own', async () => {
  const mara = await server.registerConfirmed();
  await happens(mara, 'moderated:post:1', '', 'moderated');
  await server.mailDueIn(11);
  expect(await mailsTo(mara)).toEqual([]);
});

it('writes none of what was seen, nor a second one of what goes on', async () => {
  const mara = await server.registerConfirmed();
  await happens(mara, 'liked:post:1');
  await saves(mara, { seenUntil: new Date(Date.now() + 60_000).toISOString() });
  await server.mailDueIn(11);
  expect(await mailsTo(mara)).toEqual([]);
  await happens(mara, 'liked:post:2');
  await server.mailDueIn(22);
  await happens(mara, 'liked:post:2', 'ida');
  await server.mailDueIn(33);
  expect(await mailsTo(mara)).toHaveLength(1);
});

it('writes at most four a day, and the rest on the next in one', async () => {
  const mara = await server.registerConfirmed();
  for (let round = 1; round <= 6; round += 1) {
    await happens(mara, `liked:post:${round}`);
    await server.mailDueIn(11);
  }
  expect(await mailsTo(mara)).toHaveLength(4);
  await server.mailDueIn(24 * 60 + 11);
  const mails = await mailsTo(mara);
  expect([mails.length, mails.at(-1)?.subject]).toEqual([5, '2 Neuigkeiten für dich']);
});

it.each([
  [
    'has switched mails off',
    async (mara: Traveller) => saves(mara, { sendEmailNotification: false }),
  ],
  [
    'has not confirmed the address',
    async ({ uid }: Traveller) =>
      void (await pool().query('update account set email_verified = false where id = $1', [uid])),
  ],
])('writes none to who %s', async (_, prepare) => {
  const mara = await server.registerConfirmed();
  await prepare(mara);
  await happens(mara, 'liked:post:1');
  await server.mailDueIn(11);
  await saves(mara, { sendEmailNotification: true });
  await server.mailDueIn(22);
  expect(await mailsTo(mara)).toEqual([]);
});

it('writes in the language of the site that the person used last', async () => {
  const mara = await server.registerConfirmed();
  await mara.browser.send({ method: 'GET', url: '/api/start', headers: { host: 'en.localhost' } });
  await happens(mara, 'followed', 'mia', 'followed');
  await server.mailDueIn(11);
  expect(await mailsTo(mara)).toMatchObject([{ subject: 'Somebody follows you now' }]);
});

it('puts no links of others into mails', async () => {
  const [mara, mia] = [await server.registerConfirmed(), await server.register()];
  await saves(mia, { name: 'www.evil.example' });
  await happens(mara, 'followed', mia.uid, 'followed');
  await server.mailDueIn(11);
  expect((await mailsTo(mara))[0]?.text).toContain('Jemand folgt dir jetzt.');
});

it('ends them by one click of the mail program, without a cookie and from any origin', async () => {
  const mara = await server.registerConfirmed();
  await happens(mara, 'liked:post:1');
  await server.mailDueIn(11);
  const url = oneClickOf((await mailsTo(mara))[0]);
  const stranger = server.browser();
  const looks = await stranger.get(url);
  expect([looks.statusCode, looks.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/anmelden\?modus=mails&token=/),
  ]);
  const wants = async () =>
    (await mara.browser.get(`/api/user/${mara.uid}`)).json().sendEmailNotification;
  expect(await wants()).toBe(true);
  const click = (to: string) =>
    stranger.send({
      method: 'POST',
      url: to,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click(`${url}x`)).statusCode).toBe(404);
  expect(await wants()).toBe(true);
  expect((await click(url)).statusCode).toBe(200);
  expect(await wants()).toBe(false);
});

it('writes none to an address that refused one, says so, and goes on when it is confirmed again', async () => {
  const mara = await server.registerConfirmed();
  await pool().query(
    `insert into mail_state (user_id, refused_email) select id, email from account where id = $1
     on conflict (user_id) do update set refused_email = excluded.refused_email`,
    [mara.uid],
  );
  await happens(mara, 'liked:post:1');
  await server.mailDueIn(11);
  expect(await mailsTo(mara)).toEqual([]);
  const state = async () => (await mara.browser.get('/api/account/mails')).json();
  expect(await state()).toEqual({ isRefused: true });
  await mara.browser.post('/api/account/mails/check');
  const mail = (await server.mails()).findLast(({ uid }) => uid === mara.uid);
  const token = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('adresse');
  const other = await server.register();
  expect((await other.browser.post('/api/account/mails/confirm', { token })).statusCode).toBe(410);
  expect((await mara.browser.post('/api/account/mails/confirm', { token })).statusCode).toBe(200);
  expect(await state()).toEqual({ isRefused: false });
});

it('writes the mails of all others when one cannot be written', async () => {
  const people = [];
  for (let count = 0; count < 3; count += 1) people.push(await server.registerConfirmed());
  const [, broken] = people;
  await pool().query(`
    create function refuse_mail() returns trigger language plpgsql as $$
    begin raise exception 'no mail for this person'; end $$;
    create trigger mail_refused before insert on mail_outbox
      for each row when (new.uid = '${broken?.uid}') execute function refuse_mail()`);
  for (const one of people) await happens(one, 'liked:post:9');
  await server.mailDueIn(11);
  const mailed = await Promise.all(people.map(mailsTo));
  expect(mailed.map(({ length }) => length)).toEqual([1, 0, 1]);
  await pool().query('drop trigger mail_refused on mail_outbox');
  await server.mailDueIn(12);
  expect((await Promise.all(people.map(mailsTo))).map(({ length }) => length)).toEqual([1, 1, 1]);
});
