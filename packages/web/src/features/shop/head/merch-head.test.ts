import { expect, it } from 'vitest';
import { openShop, shirt } from '../testing/shop-fakes.ts';
import { merchCall, merchHead } from './merch-head.ts';

const headAt = (query: string, reply?: unknown) =>
  merchHead({}, 'de', reply, new URLSearchParams(query));
const callAt = (query: string) => merchCall({}, new URLSearchParams(query))?.name;
const url = (path: string) => `https://www.fahrtwind.example${path}`;

it('tells search engines of a product and its offer', () => {
  const head = headAt('produkt=t-shirt', { shop: openShop, product: shirt });
  expect(head).toMatchObject({ title: 'T-Shirt', query: '?produkt=t-shirt' });
  const data =
    head && 'jsonLd' in head && typeof head.jsonLd === 'function' ? head.jsonLd(url) : null;
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: 'FW-TS-180',
    offers: {
      '@type': 'Offer',
      price: '27.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://www.fahrtwind.example/merch?produkt=t-shirt',
    },
  });
});

it('knows no product that is not there', () => {
  expect(headAt('produkt=gibt-es-nicht', null)).toBeNull();
});

it.each([
  ['', 'Merch für unterwegs'],
  ['warenkorb', 'Warenkorb'],
  ['kasse', 'Kasse'],
  ['bestellung=FW-ABCD2345', 'Deine Bestellung'],
  ['widerruf', 'Vertrag widerrufen'],
  ['agb', 'Allgemeine Geschäftsbedingungen'],
  ['verwaltung', 'Shop verwalten'],
])('has a title of its own at /merch?%s', (query, title) => {
  expect(headAt(query)).toMatchObject({ title });
});

it('keeps carts and orders out of search engines', () => {
  for (const query of ['warenkorb', 'kasse', 'bestellung=x', 'verwaltung'])
    expect(headAt(query)).toMatchObject({ isForSearchEngines: false });
});

it('asks the server for nothing that only one customer may see', () => {
  expect(callAt('')).toBe('getShop');
  expect(callAt('produkt=t-shirt')).toBe('getProduct');
  expect(callAt('bestellung=x')).toBeUndefined();
  expect(callAt('verwaltung')).toBeUndefined();
});
