import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';

const mia = { name: 'Mia', email: 'mia@example.de', password: 'Wolke sieben' };

describe('signing up and in', () => {
  let server: AccountServer;
  let hashRuns = 0;

  beforeAll(async () => {
    server = await startAccountServer({
      passwordHasher: {
        hash: async (password) => {
          hashRuns += 1;
          return hashPassword(password);
        },
        verify: async (data) => {
          hashRuns += 1;
          return verifyPassword(data);
        },
      },
    });
  });
  afterAll(() => server.close());

  it('registers, is signed in at once, and confirms the address by mail [CA-11]', async () => {
    const browser = server.browser();
    const reply = await browser.post('/api/auth/sign-up/email', mia);
    expect(reply.statusCode, reply.body).toBe(200);
    const start = await startOf(browser);
    expect(start.session).toMatchObject({
      state: 'registered',
      emailVerified: false,
      signInMethods: ['credential'],
      user: { name: 'Mia', email: 'mia@example.de', isAnonymous: false },
    });
    const [mail] = await server.mails();
    expect(mail).toMatchObject({
      recipient: 'mia@example.de',
      subject: 'Bitte bestätige deine E-Mail-Adresse',
    });
    const confirmed = await browser.get(await server.linkTo(mia.email));
    expect(confirmed.headers.location).toBe('/Profil?bestaetigt=1');
    expect((await startOf(browser)).session).toMatchObject({ emailVerified: true });
  });

  it('leads a confirmation in another browser to the sign-in page, without signing in', async () => {
    const person = { name: 'Ole', email: 'ole@example.de', password: 'Leuchtturm am Meer' };
    await server.browser().post('/api/auth/sign-up/email', person);
    const other = server.browser();
    const confirmed = await other.get(await server.linkTo(person.email));
    expect(confirmed.headers.location).toBe('/anmelden?bestaetigt=1');
    expect((await startOf(other)).session.state).toBe('visitor');
  });

  it('sends the confirmation again on request', async () => {
    const browser = server.browser();
    const person = { name: 'Pia', email: 'pia@example.de', password: 'Brötchen um sieben' };
    await browser.post('/api/auth/sign-up/email', person);
    const before = (await server.mails()).length;
    await browser.post('/api/auth/send-verification-email', { email: person.email });
    expect((await server.mails()).length).toBe(before + 1);
  });

  it('refuses to register an address twice, in whatever letters [ER-14]', async () => {
    const reply = await server
      .browser()
      .post('/api/auth/sign-up/email', { ...mia, email: 'MIA@Example.de' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      code: 'email-already-in-use',
      message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an.',
      field: 'email',
    });
  });

  it('signs in with the right password and out again [CA-11]', async () => {
    const browser = server.browser();
    const reply = await browser.post('/api/auth/sign-in/email', {
      email: 'Mia@example.de',
      password: mia.password,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await startOf(browser)).session.state).toBe('registered');
    const cookies = new Map(browser.cookies);
    expect((await browser.post('/api/auth/sign-out')).statusCode).toBe(200);
    expect((await startOf(browser)).session.state).toBe('visitor');
    const thief = server.browser();
    for (const [name, value] of cookies) thief.setCookie(name, value);
    expect((await startOf(thief)).session.state).toBe('visitor');
  });

  it('answers a wrong password and an unknown address alike, after the same work', async () => {
    const outcomes: (readonly [number, string, number])[] = [];
    for (const email of [mia.email, 'niemand@example.de']) {
      const before = hashRuns;
      const body = { email, password: 'falsch geraten' };
      const reply = await server.browser().post('/api/auth/sign-in/email', body);
      outcomes.push([reply.statusCode, reply.body, hashRuns - before]);
    }
    const [wrong = [0, '', 0], unknown] = outcomes;
    expect(unknown).toEqual(wrong);
    expect(wrong[0]).toBe(401);
    expect(JSON.parse(wrong[1])).toEqual({
      code: 'invalid-credential',
      message: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    });
    expect(wrong[2]).toBe(1);
  });

  it('refuses what is no e-mail address [VA-7]', async () => {
    const reply = await server
      .browser()
      .post('/api/auth/sign-up/email', { ...mia, email: 'mia@example' });
    expect(reply.json()).toMatchObject({ code: 'invalid-email', field: 'email' });
  });

  it('remembers the time of the last sign-in', async () => {
    const browser = server.browser();
    const before = new Date().toISOString();
    await browser.post('/api/auth/sign-in/email', mia);
    const { session } = await startOf(browser);
    if (session.state === 'visitor') throw new Error('not signed in');
    expect(session.user.lastLogin >= before).toBe(true);
    expect(session.user.createdAt < before).toBe(true);
  });

  it('writes to people in the language of the site they came to, with links to it [SC-9]', async () => {
    const person = { name: 'Eve', email: 'eve@example.org', password: 'an apple every day' };
    const browser = server.browser('en.localhost:3000');
    expect((await startOf(browser)).language).toBe('en');
    await browser.post('/api/auth/sign-up/email', person);
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === person.email);
    expect(mail?.subject).toBe('Please confirm your e-mail address');
    expect(mail?.text).toContain('http://en.localhost:3000/api/auth/verify-email?token=');
    expect(mail?.html).toContain('http://en.localhost:3000/api/auth/verify-email?token=');
  });

  it('never mails a link to a made-up host', async () => {
    const person = { name: 'Tom', email: 'tom@example.de', password: 'Tomaten im Garten' };
    const browser = server.browser('evil.example');
    await browser.post('/api/auth/sign-up/email', person);
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === person.email);
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).toContain('http://localhost:3000/api/auth/verify-email');
  });

  it.each([
    ['Gewinn unter www.evil.example', 'Hallo,'],
    ['http://evil.example', 'Hallo,'],
    ['<b>Bob</b>', 'Hallo,'],
    ['Anne-Marie O’Neill', 'Hallo Anne-Marie O’Neill,'],
  ])(
    'greets %j with %j, because any address can be registered by a stranger',
    async (name, greeting) => {
      const email = `greet${name.length}@example.de`;
      await server
        .browser()
        .post('/api/auth/sign-up/email', { name, email, password: 'Post für dich' });
      const mail = (await server.mails()).findLast(({ recipient }) => recipient === email);
      expect(mail?.text.split('\n')[0]).toBe(greeting);
      expect(mail?.html).not.toContain('<b>');
      expect(mail?.text).not.toContain('evil');
    },
  );

  it('registers more people at once than there are connections to the database', async () => {
    const small = await startAccountServer();
    small.testDatabase.database.pool.options.max = 2;
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        small.browser().post('/api/auth/sign-up/email', {
          name: '',
          email: `crowd${index}@example.de`,
          password: 'Alle auf einmal',
        }),
      ),
    );
    await small.close();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  });
});
