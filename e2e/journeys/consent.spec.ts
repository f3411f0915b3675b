import { startAnalytics, type Analytics } from '../drivers/analytics.ts';
import { expect, journey as base } from '../drivers/journey.ts';
import { startSite, type Site } from '../drivers/site.ts';

interface Fixtures {
  readonly analytics: Analytics;
  readonly consentSite: Site;
}

/** A site with analytics and the banner that this needs; one is enough, so that one worker takes all of this file. */
const journey = base.extend<object, Fixtures>({
  analytics: [
    // oxlint-disable-next-line no-empty-pattern -- the tool reads the names of the fixtures from the pattern
    async ({}, use) => {
      const analytics = await startAnalytics();
      await use(analytics);
      await analytics.stop();
    },
    { scope: 'worker' },
  ],
  consentSite: [
    async ({ analytics }, use) => {
      const site = await startSite({
        ANALYTICS_SCRIPT_URL: analytics.scriptUrl,
        COOKIE_BANNER: 'always',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

journey.describe.configure({ mode: 'default' });

const BANNER = /Cookies/;
/** Counts how often the page calls the callback that an owner may have. */
const ownScript = 'window.optIns = 0; window.onCookiesAllowed = () => { window.optIns += 1; };';
const hostOf = (site: Site) => new URL(site.url).host;

journey(
  'the banner opens after three seconds [CO-2], stays after a click beside it [SC-5], and nothing is stored or loaded before',
  async ({ browse, consentSite, analytics }) => {
    const screen = await browse({ home: consentSite.url, ownScript });
    const left = Date.now();
    await screen.opens('/');
    await screen.seesDialog(BANNER);
    expect(Date.now() - left).toBeGreaterThan(2_900);
    await screen.clicksAt(4, 4);
    await screen.seesDialog(BANNER);
    await screen.sees(/Notwendige Cookies/);
    await screen.seesLink(/Datenschutz/);
    await screen.seesLink('Hier');
    await screen.seesButton('Akzeptieren');
    expect(await screen.accessibilityFindings()).toEqual([]);

    expect([...screen.profile.hosts().keys()]).toEqual([hostOf(consentSite)]);
    expect(await screen.profile.cookie('cookies_allowed')).toBeNull();
    expect(await screen.evaluates<string>('document.cookie')).toBe('');
    expect(await screen.evaluates<number>('localStorage.length')).toBe(0);
    expect(await screen.evaluates<number>('sessionStorage.length')).toBe(0);
    expect(await screen.evaluates<number>('window.optIns')).toBe(0);
    expect(await screen.evaluates<unknown>('window.analyticsLoads ?? null')).toBeNull();
    expect([...screen.profile.hosts().keys()]).not.toContain(analytics.host);
  },
);

journey(
  '„Akzeptieren“ loads analytics, calls back once, keeps the consent for 70 days and closes the banner [CO-3]; the next visit does so at once [CO-1]',
  async ({ browse, consentSite, analytics }) => {
    const screen = await browse({ home: consentSite.url, ownScript });
    await screen.opens('/');
    await screen.seesDialog(BANNER);
    await screen.presses('Akzeptieren');
    await screen.seesNoDialog();
    await screen.waitsFor('window.analyticsLoads === 1 && Array.isArray(window.dataLayer)');
    expect(await screen.evaluates<number>('window.optIns')).toBe(1);
    const cookie = await screen.profile.cookie('cookies_allowed');
    expect(cookie?.value).toBe('true');
    expect(cookie?.daysLeft).toBeGreaterThan(69.9);
    expect(cookie?.daysLeft).toBeLessThan(70.1);
    const hosts = [...screen.profile.hosts().keys()].sort();
    expect(hosts).toEqual([analytics.host, hostOf(consentSite)].sort());

    await screen.opens('/');
    await screen.waitsFor('window.analyticsLoads === 1 && window.optIns === 1');
    await screen.evaluates('new Promise((resolve) => setTimeout(resolve, 3500))');
    await screen.seesNoDialog();
    expect(await screen.evaluates<number>('window.optIns')).toBe(1);
    expect(screen.profile.problems()).toEqual([]);
  },
);

journey(
  '„Hier“ closes the banner without a cookie, and it comes again with the next visit [CO-5]; Escape declines, too',
  async ({ browse, consentSite }) => {
    const screen = await browse({ home: consentSite.url });
    await screen.opens('/');
    await screen.seesDialog(BANNER);
    await screen.follows('Hier');
    await screen.seesNoDialog();
    expect(await screen.profile.cookie('cookies_allowed')).toBeNull();
    expect([...screen.profile.hosts().keys()]).toEqual([hostOf(consentSite)]);
    await screen.reloads();
    await screen.seesDialog(BANNER);
    // Nothing may hold the keyboard.
    await screen.types('Escape');
    await screen.seesNoDialog();
    expect(await screen.profile.cookie('cookies_allowed')).toBeNull();
  },
);
