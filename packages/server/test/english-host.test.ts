import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccountServer, startOf, type AccountServer } from './account-server.ts';

const HOST = 'en.reise.example';

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer({ env: { PUBLIC_URL: 'https://www.reise.example' } });
});
afterAll(() => server.close());

describe('the English host, where only PUBLIC_URL is set', () => {
  it('lets a visitor become a guest [SC-9]', async () => {
    const browser = server.browser(HOST);
    const signedIn = await browser.send({
      method: 'POST',
      url: '/api/auth/sign-in/anonymous',
      payload: {},
      headers: { origin: `https://${HOST}` },
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    const { language, session, config } = await startOf(browser);
    expect([language, session.state]).toEqual(['en', 'guest']);
    expect(config.languageUrls).toEqual({
      de: 'https://www.reise.example',
      en: 'https://en.reise.example',
    });
  });

  it('names the sources of a route, a place and the map in English', async () => {
    const browser = server.browser(HOST);
    const route = await browser.send({
      method: 'POST',
      url: '/api/routes',
      payload: {
        stops: [
          { cityId: 'koeln', lat: 50.94, lng: 6.96 },
          { cityId: 'paris', lat: 48.86, lng: 2.35 },
        ],
      },
      headers: { origin: `https://${HOST}` },
    });
    expect(route.json().attribution).toEqual([
      'Estimated along Fahrtwind’s main roads',
      'Places © GeoNames',
    ]);
    const place = await browser.get('/api/places?q=Venice&lang=en');
    const style = await browser.get('/api/map/style.json?lang=en');
    const lines = [
      ...place.json().attribution,
      ...style.json().metadata['fahrtwind:attribution'],
    ].join(' ');
    expect(lines).toContain('GeoNames');
    expect(lines).not.toMatch(/Orte|Routen|Mitwirkende|[äöüß]/);
  });
});
