import { afterEach, expect, it } from 'vitest';
import { describeOutages } from '../geocoders/testing/describe-outages.ts';
import {
  answerJson,
  startLocalService,
  type LocalService,
} from '../outside/testing/local-service.ts';
import { createBookingSearch } from './booking-search.ts';
import { createPreparedLinks } from './prepared-links.ts';
import { describeLodgingFinder, STAY } from './testing/lodging-specification.ts';

const POST = {
  id: 'post',
  name: 'Hotel Post, am Markt',
  type: 'hotel',
  lat: 48.63,
  lng: 8.02,
  address: 'Markt 1, Bstadt',
  url: 'https://buchen.example/post',
  stars: 3,
  total: { amount: 178.5, currency: 'EUR' },
  images: ['https://bilder.example/post.jpg'],
  commission: true,
};
const CAMP = {
  ...POST,
  id: 7,
  name: 'Camping am Bach',
  type: 'campsite',
  lat: 48.621,
  stars: null,
};
const FAR = { ...POST, id: 'far', lat: 50 };

const running: LocalService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

/** Answers all it has near Bstadt, as a careless service would that looks at neither kinds nor limit. */
async function startProvider(results: readonly unknown[] = [POST, CAMP, FAR]) {
  const service = await startLocalService(({ query }, response) =>
    answerJson(response, { results: query.get('lat') === '48.62' ? results : [] }),
  );
  running.push(service);
  return service;
}

const searchAt = (url: string, bearer?: string) =>
  createBookingSearch({ url, bearer }, createPreparedLinks(''));

describeLodgingFinder('booking-search', async () => {
  const service = await startProvider();
  running.length = 0;
  return { finder: searchAt(service.url), close: () => service.close() };
});

describeOutages('booking-search', (settings, signal) =>
  createBookingSearch(settings, createPreparedLinks('')).find({
    ...STAY,
    ...(signal && { signal }),
  }),
);

it('asks for place, nights, persons and euros, with its key', async () => {
  const service = await startProvider();
  await searchAt(`${service.url}/v1`, 'geheim').find({ ...STAY, type: 'Ferienwohnung' });
  const [request] = service.requests;
  expect(request?.path).toBe('/v1/search');
  expect(request?.headers.authorization).toBe('Bearer geheim');
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    lat: '48.62',
    lng: '8.02',
    radius: '15',
    checkin: '2027-07-12',
    checkout: '2027-07-14',
    guests: '3',
    type: 'apartment',
    currency: 'EUR',
    language: 'de',
    limit: '20',
  });
});

it('reads prices, stars, pictures and commissions', async () => {
  const service = await startProvider();
  const { value } = await searchAt(service.url).find(STAY);
  expect(value.found).toMatchObject([
    { id: 'booking/7', type: 'Camping', stars: 0 },
    {
      id: 'booking/post',
      type: 'Hotel',
      name: 'Hotel Post am Markt',
      location: { label: 'Hotel Post am Markt, Markt 1 Bstadt, Deutschland' },
      stars: 3,
      totalCents: 17_850,
      imageUrl: 'https://bilder.example/post.jpg',
      isAd: true,
    },
  ]);
});

it('leaves out what is no result, and trusts neither addresses nor amounts', async () => {
  const odd = {
    ...POST,
    url: 'javascript:alert(1)',
    stars: 99,
    total: { amount: 178, currency: 'CHF' },
    images: ['data:image/png,x', 7],
  };
  const service = await startProvider([null, { ...POST, lat: 'x' }, { ...POST, name: ' ' }, odd]);
  const { value } = await searchAt(service.url).find(STAY);
  expect(value.found).toMatchObject([
    { url: '', stars: 0, totalCents: null, imageUrl: '', isAd: false },
  ]);
});

it('is out when nothing of its answer can be read', async () => {
  const service = await startProvider([{ hotel: 'Post' }]);
  await expect(searchAt(service.url).find(STAY)).rejects.toMatchObject({ reason: 'nonsense' });
});
