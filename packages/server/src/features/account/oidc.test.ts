import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';
import { startOidcProvider, type OidcFixture } from '../../../test/oidc-fixture.ts';

const people = [
  { sub: 'ida', email: 'ida@example.de', emailVerified: true, name: 'Ida Imker' },
  { sub: 'jan', email: 'jan@example.de', emailVerified: true, name: 'Jan' },
  { sub: 'kai', email: 'kai@example.de', emailVerified: false, name: 'Kai' },
  { sub: 'lou', email: 'lou@example.de', emailVerified: true, name: 'Lou' },
];

const CALLBACK = 'http://localhost:3000/api/auth/callback/test';

describe('signing in with an external provider', () => {
  let provider: OidcFixture;
  let server: AccountServer;

  beforeAll(async () => {
    provider = await startOidcProvider({ redirectUris: [CALLBACK], people });
    server = await startAccountServer({ env: { OIDC_PROVIDERS: providerList(provider) } });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  it('offers the configured providers', async () => {
    const { config } = await startOf(server.browser());
    expect(config.identityProviders).toEqual([{ id: 'test', label: 'Testdienst' }]);
  });

  it('makes an account from what the provider says, and finds it again [CA-11]', async () => {
    const browser = server.browser();
    expect(await signIn(browser, 'ida')).toBe('/anmelden?modus=fertig');
    const { session } = await startOf(browser);
    expect(session).toMatchObject({
      state: 'registered',
      emailVerified: true,
      signInMethods: ['test'],
      user: { name: 'Ida Imker', email: 'ida@example.de', photoURL: '' },
    });
    const again = server.browser();
    await signIn(again, 'ida');
    expect(uidOf(await startOf(again))).toBe(uidOf(await startOf(browser)));
  });

  it('keeps no token of the provider', async () => {
    const { rows } = await server.testDatabase.database.pool.query(
      `select access_token, refresh_token, id_token from sign_in_method where provider_id = 'test'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null });
    }
  });

  it('takes a guest along with all trips, deleted ones too [DT-2, CA-5]', async () => {
    const browser = server.browser();
    await browser.post('/api/auth/sign-in/anonymous');
    const guestUid = uidOf(await startOf(browser));
    for (const id of ['lou-kept', 'lou-deleted']) await saveTrip(browser, id);
    await browser.send({ method: 'DELETE', url: '/api/trips/lou-deleted' });
    await signIn(browser, 'lou');
    const start = await startOf(browser);
    expect(start.session).toMatchObject({ state: 'registered' });
    expect((await browser.get('/api/trips')).json().trips).toMatchObject([{ id: 'lou-kept' }]);
    expect((await browser.get('/api/trips/lou-kept')).json()).toMatchObject({
      role: 'owner',
      trip: { userId: uidOf(start), title: 'Harz' },
    });
    const deleted = (await browser.get('/api/trips/deleted')).json();
    expect(deleted.trips).toMatchObject([{ id: 'lou-deleted' }]);
    const { rowCount } = await server.testDatabase.database.pool.query(
      'select from account where id = $1',
      [guestUid],
    );
    expect(rowCount).toBe(0);
  });

  it('leaves a stranger who registered the address before no way in', async () => {
    const stranger = server.browser();
    const credentials = { name: 'Fremder', email: 'jan@example.de', password: 'Ich war zuerst da' };
    await stranger.post('/api/auth/sign-up/email', credentials);
    const owner = server.browser();
    await signIn(owner, 'jan');
    expect((await startOf(owner)).session).toMatchObject({
      emailVerified: true,
      signInMethods: ['test'],
    });
    expect((await startOf(stranger)).session.state).toBe('visitor');
    expect((await stranger.post('/api/auth/sign-in/email', credentials)).statusCode).toBe(401);
  });

  it('opens no account to a provider that has not checked the address', async () => {
    const owner = server.browser();
    await owner.post('/api/auth/sign-up/email', {
      name: 'Kai',
      email: 'kai@example.de',
      password: 'Mein eigenes Konto',
    });
    const browser = server.browser();
    expect(await signIn(browser, 'kai')).toBe('/anmelden?modus=fertig&fehler=email-already-in-use');
    expect((await startOf(browser)).session.state).toBe('visitor');
    expect((await startOf(owner)).session.state).toBe('registered');
  });

  it('says that signing in was cancelled at the provider [ER-14]', async () => {
    const browser = server.browser();
    const back = await visitProvider(await begin(browser), { cancel: '1' });
    const reply = await browser.get(back);
    expect(reply.headers.location).toBe('/anmelden?modus=fertig&fehler=popup-closed-by-user');
  });

  it('accepts no answer that this browser did not ask for', async () => {
    const back = await visitProvider(await begin(server.browser()), { sub: 'ida' });
    const victim = server.browser();
    const reply = await victim.get(back);
    expect(reply.headers.location).toContain('fehler=expired-action-code');
    expect((await startOf(victim)).session.state).toBe('visitor');
  });

  it('refuses a provider that is not configured', async () => {
    const reply = await server
      .browser()
      .post('/api/auth/sign-in/social', { provider: 'unknown', callbackURL: '/' });
    expect(reply.json()).toMatchObject({ code: 'invalid-api-key' });
  });
});

describe('a provider that is down when the server starts', () => {
  it('is used as soon as it is back, without a restart', async () => {
    const port = await freePort();
    const down = {
      issuer: `http://127.0.0.1:${port}`,
      clientId: 'fahrtwind',
      clientSecret: 'only-for-tests',
    };
    const server = await startAccountServer({ env: { OIDC_PROVIDERS: providerList(down) } });
    const browser = server.browser();
    const early = await browser.post('/api/auth/sign-in/social', {
      provider: 'test',
      callbackURL: '/',
    });
    expect(early.statusCode).toBe(502);
    expect(early.json()).toMatchObject({ code: 'network-request-failed' });
    const provider = await startOidcProvider({ redirectUris: [CALLBACK], people, port });
    const reply = await browser.get(await visitProvider(await begin(browser), { sub: 'ida' }));
    expect(reply.headers.location).toBe('/anmelden?modus=fertig');
    await server.close();
    await provider.close();
  });
});

function providerList({ issuer, clientId, clientSecret }: Omit<OidcFixture, 'close'>): string {
  return JSON.stringify([{ id: 'test', label: 'Testdienst', issuer, clientId, clientSecret }]);
}

async function saveTrip(browser: Browser, id: string): Promise<void> {
  const payload = { id, title: 'Harz', days: [{ id: 'd1' }] };
  const headers = { 'if-none-match': '*' };
  const reply = await browser.send({ method: 'PUT', url: `/api/trips/${id}`, headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function begin(browser: Browser): Promise<string> {
  const reply = await browser.post('/api/auth/sign-in/social', {
    provider: 'test',
    callbackURL: '/anmelden?modus=fertig',
    errorCallbackURL: '/anmelden?modus=fertig',
    disableRedirect: true,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ url: string }>().url;
}

/** Walks through the provider's pages as a browser would; gives the path it sends the person back to. */
async function visitProvider(start: string, form: Record<string, string>): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 20; step += 1) {
    const reply: Response = await fetch(url, {
      redirect: 'manual',
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    body = location === null ? new URLSearchParams(form) : null;
    if (location === null) continue;
    url = new URL(location, url).href;
    if (url.startsWith(CALLBACK)) return url.slice('http://localhost:3000'.length);
  }
  throw new Error('the provider leads nowhere');
}

async function signIn(browser: Browser, sub: string): Promise<string> {
  const back = await visitProvider(await begin(browser), { sub });
  const reply = await browser.get(back);
  expect(reply.statusCode, reply.body).toBe(302);
  return reply.headers.location ?? '';
}

async function freePort(): Promise<number> {
  const provider = await startOidcProvider({ redirectUris: [CALLBACK], people });
  await provider.close();
  return Number(new URL(provider.issuer).port);
}

function uidOf(start: Awaited<ReturnType<typeof startOf>>): string {
  if (start.session.state === 'visitor') throw new Error('nobody is signed in');
  return start.session.user.uid;
}
