import { startOidcProvider } from '../../packages/server/test/oidc-fixture.ts';
import { freePort } from '../../tools/run-built-server.mjs';
import { expect, journey as base } from '../drivers/journey.ts';
import { account, startOf } from '../drivers/person.ts';
import { startSite, type Site } from '../drivers/site.ts';

const PEOPLE = [
  { sub: 'frida', email: 'frida@anbieter.example', emailVerified: true, name: 'Frida Fremd' },
  { sub: 'gustav', email: 'gustav@anbieter.example', emailVerified: true, name: 'Gustav Gast' },
];

/** Each worker gets a site that knows a real OpenID Connect provider on loopback. */
const journey = base.extend<object, { readonly providerSite: Site }>({
  providerSite: [
    // oxlint-disable-next-line no-empty-pattern -- the tool reads the names of the fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const provider = await startOidcProvider({
        redirectUris: [`http://localhost:${port}/api/auth/callback/test`],
        people: PEOPLE,
      });
      const { issuer, clientId, clientSecret } = provider;
      const providers = [{ id: 'test', label: 'Testanbieter', issuer, clientId, clientSecret }];
      const site = await startSite({ OIDC_PROVIDERS: JSON.stringify(providers) }, port);
      await use(site);
      await site.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

journey(
  'somebody signs in through a provider in a window of its own [CA-11, CN-9]',
  async ({ browse, providerSite }) => {
    const screen = await browse({ home: providerSite.url });
    await screen.opens('/anmelden?weiter=%2FEinstellungen');
    const popup = await screen.opensWindow(() => screen.presses(/Testanbieter/));
    await popup.fills('Person', 'frida');
    await popup.presses('Sign in');
    await screen.isAt('/Einstellungen');
    const { session } = await startOf(screen);
    expect(session).toMatchObject({ state: 'registered', user: { name: 'Frida Fremd' } });
    // The provider's own pages have no icon.
    const problems = screen.profile.problems().filter((one) => !one.includes('favicon.ico'));
    expect(problems).toEqual([]);
  },
);

journey(
  'a guest who comes back from a provider is that person',
  async ({ browse, providerSite }) => {
    const screen = await browse({ home: providerSite.url });
    await account.becomesGuest(screen);
    await screen.opens('/anmelden');
    const popup = await screen.opensWindow(() => screen.presses(/Testanbieter/));
    await popup.fills('Person', 'gustav');
    await popup.presses('Sign in');
    await screen.isAtPlanner();
    expect((await startOf(screen)).session).toMatchObject({ state: 'registered' });
  },
);

journey('somebody who closes the window is told so [ER-14]', async ({ browse, providerSite }) => {
  const screen = await browse({ home: providerSite.url });
  await screen.opens('/anmelden');
  const popup = await screen.opensWindow(() => screen.presses(/Testanbieter/));
  await popup.sees('Test provider');
  await popup.close();
  await screen.waitsLonger(/Das Anmeldefenster wurde geschlossen/);
  expect((await startOf(screen)).session.state).toBe('visitor');
});
