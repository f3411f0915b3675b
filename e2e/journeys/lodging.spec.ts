import {
  answerJson,
  startLocalService,
} from '../../packages/geo/src/outside/testing/local-service.ts';
import { expect, journey as base } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { startSite, type Site } from '../drivers/site.ts';
import { trips } from '../drivers/trips.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const [ARRIVAL, DEPARTURE] = [inDays(40), inDays(42)];
const INNSBRUCK = ['Innsbruck, Tirol, Österreich', 47.26266, 11.39454] as const;
/** One grey pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBQECz6AuzQAAAABJRU5ErkJggg==';

/** A site that asks a booking search on loopback, with a contract at a booking site too. */
const journey = base.extend<object, { readonly bookingSite: Site }>({
  bookingSite: [
    // oxlint-disable-next-line no-empty-pattern -- the tool reads the names of the fixtures from the pattern
    async ({}, use) => {
      const provider = await startLocalService(({ path, query }, response) => {
        if (path === '/adler.png') response.end(Buffer.from(PICTURE, 'base64'));
        else if (query.get('lat')?.startsWith('47.2')) {
          answerJson(response, { results: [adler(provider.url)], attribution: 'Testbetten' });
        } else answerJson(response, {}, 500);
      });
      const site = await startSite({ LODGING_URL: provider.url, BOOKING_PARTNER_ID: '304142' });
      await use(site);
      await site.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

function adler(url: string) {
  return {
    id: 'adler',
    name: 'Goldener Adler',
    type: 'hotel',
    lat: 47.268,
    lng: 11.393,
    address: 'Altstadt 6',
    url: 'https://buchen.example/adler',
    stars: 4,
    total: { amount: 258, currency: 'EUR' },
    images: [`${url}/adler.png`],
    commission: true,
  };
}

async function searchesFor(screen: Screen, place: string): Promise<void> {
  await screen.fills('Ort', place);
  await screen.waitsFor(`document.querySelector('[role=option]') !== null`);
  await screen.types('Enter');
  await screen.fills('Anreise', ARRIVAL);
  await screen.fills('Abreise', DEPARTURE);
  await screen.presses('Unterkünfte suchen');
}

const linkTo = (screen: Screen, site: string): Promise<string> =>
  screen.evaluates(
    `[...document.querySelectorAll('a')].find((a) => a.textContent.startsWith('${site}'))?.href ?? ''`,
  );

journey(
  'a visitor looks for a place to stay, finds it elsewhere and takes it into a new trip',
  async ({ visitor: anna, site }) => {
    await anna.opens('/hotel');
    await anna.sees('Schrankenzeiten');
    await anna.presses('Unterkünfte suchen');
    await anna.sees('Wo willst du übernachten?');
    await searchesFor(anna, 'Innsbruck');
    await anna.sees('Suche auf einer Buchungsseite weiter');
    const { searchParams } = new URL(await linkTo(anna, 'Booking.com'));
    expect(searchParams.get('checkin')).toBe(ARRIVAL);
    expect(searchParams.get('aid')).toBeNull();
    await anna.seesNoLink(/^Anzeige$/);

    await anna.reloads();
    await anna.sees('Unterkünfte bei Innsbruck');
    await anna.fills('Abreise', ARRIVAL);
    await anna.sees('Die Abreise muss nach der Anreise liegen.');
    await anna.fills('Abreise', DEPARTURE);
    expect(await anna.accessibilityFindings()).toEqual([]);

    await anna.fills('Name oder Link', 'https://hotels.example/hotel-weisses-kreuz.html');
    await anna.presses(/^In Reise übernehmen$/);
    await anna.seesDialog('Hotel Weisses Kreuz übernehmen');
    await anna.presses(/^Übernehmen$/);
    await anna.isAt('/planen');
    await anna.seesHeading('Reise nach Innsbruck');
    await anna.sees('Hotel Weisses Kreuz');
    await anna.goesBack();
    await anna.sees('Unterkünfte bei Innsbruck');
    expect([...anna.profile.hosts().keys()]).toEqual([new URL(site.url).host]);
    expect(anna.profile.problems()).toEqual([]);
  },
);

journey(
  'a member finds a hotel with price, stars and picture, and it stands in the planner [HO-3]',
  async ({ browse, bookingSite }) => {
    const ben = await browse({ home: bookingSite.url, width: 390, height: 800 });
    await account.isRegistered(ben);
    const wish = { title: 'Tirol', places: [INNSBRUCK], days: 3, start: ARRIVAL };
    await trips.haveBeenPlanned(ben, [wish]);
    await ben.opens('/hotel');
    await searchesFor(ben, 'Innsbruck');
    await ben.sees('Goldener Adler');
    await ben.sees('129,00 €');
    await ben.sees('Quelle: Testbetten');
    await ben.seesLink(/^Anzeige$/);
    expect(await linkTo(ben, 'Booking.com')).toContain('aid=304142');
    await ben.waitsFor(`document.querySelector('li img')?.naturalWidth > 0`);
    expect(await ben.widerThanScreen()).toEqual([]);
    expect(await ben.accessibilityFindings()).toEqual([]);
    await ben.turnsDark();
    expect(await ben.accessibilityFindings()).toEqual([]);

    await ben.presses('Goldener Adler in eine Reise übernehmen');
    await ben.sees('2 Nächte');
    await ben.presses(/^Übernehmen$/);
    await ben.isTold('Goldener Adler übernommen');
    await expect
      .poll(() => trips.stored(ben, 'Tirol'))
      .toMatchObject({
        hotels: [
          {
            name: 'Goldener Adler',
            checkInDate: ARRIVAL,
            checkOutDate: DEPARTURE,
            price: '258,00 €',
            stars: 4,
            imageUrl: expect.stringContaining('/adler.png'),
          },
        ],
        days: [{ hotelId: 'booking/adler' }, { hotelId: 'booking/adler' }, { hotelId: null }],
      });
    await ben.opens('/planen');
    await ben.seesHeading('Tirol');
    await ben.sees('Goldener Adler');

    await ben.opens('/Affiliates');
    await ben.sees('Kennung 304142');
    expect([...ben.profile.hosts().keys()]).toEqual([new URL(bookingSite.url).host]);
    expect(ben.profile.problems()).toEqual([]);
  },
);
