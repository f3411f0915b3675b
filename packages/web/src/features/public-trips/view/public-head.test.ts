import { expect, it } from 'vitest';
import { toPublicTrip, type PublicTrip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { publicTripCall, publicTripHead } from './public-head.ts';

const shownAs = (kind: PublicTrip['kind'], text = ''): PublicTrip => ({
  ...toPublicTrip(tripOf({ 'Tag 1': ['Köln', 'Venedig'] }), {
    omit: [],
    author: { uid: null, name: 'Anna' },
    publication: {
      id: 'abc-copy',
      kind,
      title: 'Ans Meer',
      text,
      stand: '2026-05-02T08:00:00.000Z',
      version: '7-1',
      follows: true,
    },
  }),
  totalDistance: 1_234_567,
});

const headOf = (trip: PublicTrip, language: 'de' | 'en' = 'de') =>
  publicTripHead({ id: trip.id }, language, { trip });

it('tells messengers the title, the figures and the picture of that very version', () => {
  const head = headOf(shownAs('published'));
  expect(head).toMatchObject({
    title: 'Ans Meer',
    description: 'Roadtrip von Anna: 1 Tag, 2 Stopps, ~1.235 km durch Deutschland und Italien.',
    isForSearchEngines: true,
  });
  expect(head?.image?.({ mainUrl: 'https://www.fahrtwind.example' })).toEqual({
    url: 'https://www.fahrtwind.example/api/trips/abc-copy/preview/7-1.png',
    alt: 'Karte der Reise „Ans Meer“',
  });
  expect(headOf(shownAs('published'), 'en')?.description).toContain('~1,235 km through');
});

it('takes the first words of what the author says', () => {
  const said = `Am See\nlang ${'x'.repeat(300)}`;
  const description = headOf(shownAs('published', said))?.description;
  expect(description).toHaveLength(160);
  expect(description).toMatch(/^Am See lang x+…$/);
});

it('tells search engines of a published trip: its stops in their order, its picture and whose it is', () => {
  const data = headOf(shownAs('published'))?.jsonLd?.((path) => `https://x.example${path}`);
  expect(data).toMatchObject({
    '@type': 'TouristTrip',
    name: 'Ans Meer',
    url: 'https://x.example/reise-ansehen/abc-copy',
    image: 'https://x.example/api/trips/abc-copy/preview/7-1.png',
    provider: { name: 'Anna' },
    departureTime: '2026-07-12',
    itinerary: {
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { name: 'Köln', geo: { latitude: 50.9375, longitude: 6.9603 } } },
        { position: 2, item: { name: 'Venedig' } },
      ],
    },
  });
});

it('keeps shared copies from search engines', () => {
  expect(headOf(shownAs('copy'))?.jsonLd).toBeUndefined();
  expect(headOf(shownAs('copy'))?.isForSearchEngines).toBe(false);
});

it('knows a missing trip from one that is not loaded yet', () => {
  expect(publicTripHead({ id: 'x' }, 'de', null)).toBeNull();
  expect(publicTripHead({ id: 'x' }, 'de', undefined)).toBeUndefined();
  expect(publicTripHead({}, 'de', undefined)?.title).toBe('Reisen ansehen');
});

it('asks for one trip, or for the list with what can be read of the filter', () => {
  const search = new URLSearchParams('country=Italien&days=4-7&season=heuer&x=1');
  expect(publicTripCall({ id: 'x' }, search)).toEqual({
    name: 'getPublicTrip',
    input: { params: { id: 'x' } },
  });
  expect(publicTripCall({}, search)).toEqual({
    name: 'listPublished',
    input: { query: { country: 'Italien', days: '4-7' } },
  });
});
