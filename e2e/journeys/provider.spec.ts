import { startOidcProvider } from '../../packages/server/test/oidc-fixture.ts';
import { freePort } from '../../tools/run-built-server.mjs';
import { expect, journey as base } from '../drivers/journey.ts';
import { startOf } from '../drivers/person.ts';
import { startSite, type Site } from '../drivers/site.ts';

const PEOPLE = [
  { sub: 'frida', email: 'frida@anbieter.example', emailVerified: true, name: 'Frida Fremd' },
];

/** A site that knows a real OpenID Connect provider on loopback. */
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
  'a person signs in through a provider in a window of its own [CA-11]',
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
