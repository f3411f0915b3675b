import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product, Shop } from '@fahrtwind/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  okOf,
  refusalOf,
  startShopServer,
  type Customer,
  type ShopServer,
} from '../../../../test/shop-server.ts';
import { projectFolder } from '../../../config/project-folder.ts';
import { sharedAddress } from '../../../http/testing/test-app.ts';
import { productOf, writeTestShop } from '../testing/test-shop.ts';
import { readProducts } from './read-products.ts';

it('every product of ours has what it needs to be sold', () => {
  expect(readProducts(join(projectFolder, 'content/products')).unpublished).toEqual([]);
});

describe('a product cannot be published', () => {
  const whole = productOf('hemd');
  it.each([
    ['without its maker', { maker: undefined }, 'maker'],
    [
      'without the electronic address of its maker',
      { maker: { name: 'A', street: 'B', city: 'C', country: 'D' } },
      'maker',
    ],
    ['without a price', { priceCents: undefined }, 'priceCents'],
    ['without VAT', { vatPercent: undefined }, 'vatPercent'],
    ['without an identifier', { identifier: '' }, 'identifier'],
    ['without a word on warnings', { warnings: undefined }, 'warnings'],
    ['without material', { material: undefined }, 'material'],
    [
      'with fibres that are not 100 percent',
      {
        fibres: [
          { part: null, fibres: [{ name: { de: 'Baumwolle', en: 'Cotton' }, percent: 90 }] },
        ],
      },
      'fibres',
    ],
    ['without a time of delivery', { deliveryDays: null }, 'deliveryDays'],
    [
      'without weight',
      { variants: [{ id: 'hemd-m', size: 'M', colour: null, weightGrams: 0 }] },
      'variants',
    ],
    [
      'without its picture',
      { pictures: [{ file: 'weg.svg', alt: { de: 'A', en: 'A' } }] },
      'pictures',
    ],
  ])('%s', (_what, change, field) => {
    const folders = writeTestShop([]);
    const file = { ...whole, ...change };
    writeFileSync(join(folders.products, 'hemd.json'), JSON.stringify(file));
    const { products, unpublished } = readProducts(folders.products);
    expect(products).toEqual([]);
    expect(unpublished).toMatchObject([{ file: 'hemd.json' }]);
    expect(unpublished[0]?.problems.join()).toContain(field);
  });
});

const pages = {
  render: () => Promise.reject(new Error('no page is asked for')),
  sharedAddress,
  template: '<html><!--head--><!--app--><!--start--></html>',
  filesFolder: import.meta.dirname,
};

describe('the shop', () => {
  let server: ShopServer;
  let closed: ShopServer;
  const logLines: string[] = [];
  beforeAll(async () => {
    server = await startShopServer({ env: { SHOP_COUNTRIES: 'DE,AT' } });
    const folders = writeTestShop();
    writeFileSync(join(folders.products, 'halb.json'), '{"id":"halb"}');
    closed = await startShopServer({ env: { OPERATOR_IBAN: '' }, folders, logLines, pages });
  });
  afterAll(async () => {
    await server.close();
    await closed.close();
  });

  it('shows a product with maker, material, identifier and what is left of it', async () => {
    await server.stock('becher-m', 3);
    const reply = await server.visitor().send('GET', '/products/becher');
    expect(okOf<{ product: Product }>(reply).product).toMatchObject({
      name: 'Ware becher',
      priceCents: 1690,
      material: 'Stahl',
      maker: { name: 'Wanda Weg', street: 'Passweg 1', electronic: 'shop@fahrtwind.example' },
      identifier: 'NR-becher',
      variants: [{ id: 'becher-m', available: 3 }],
    });
  });

  it('serves pictures that browsers may keep', async () => {
    const { product } = okOf<{ product: Product }>(
      await server.visitor().send('GET', '/products/becher'),
    );
    const reply = await server.visitor().browser.get(product.pictures[0]?.url ?? '');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('says where it delivers to, what that costs and how to pay', async () => {
    const { shop } = okOf<{ shop: Shop }>(await server.visitor().send('GET', ''));
    expect(shop).toMatchObject({
      isOpen: true,
      missing: [],
      payments: ['prepayment'],
      countries: ['DE', 'AT'],
    });
    expect(shop.shipping.map(({ steps }) => steps[0]?.cents)).toEqual([290, 690]);
  });

  it('prices a cart and says what cannot be had', async () => {
    await server.stock('becher-m', 3);
    await server.stock('karte-m', 0);
    const lines = [
      { variantId: 'becher-m', quantity: 4 },
      { variantId: 'karte-m', quantity: 1 },
      { variantId: 'weg', quantity: 1 },
    ];
    const cart = okOf<Record<string, unknown>>(
      await server.visitor().send('POST', '/cart', { lines }),
    );
    expect(cart).toMatchObject({
      lines: [{ problem: 'too-few' }, { problem: 'sold-out' }, { problem: 'gone' }],
      totals: { goodsCents: 4 * 1690 + 500, shippingCents: 490, totalCents: 4 * 1690 + 990 },
    });
  });

  it('can be looked at while the operator is incomplete, but takes no orders and the log says why', async () => {
    const visitor = closed.visitor();
    await closed.stock('becher-m', 3);
    const { shop, products } = okOf<{ shop: Shop; products: Product[] }>(
      await visitor.send('GET', ''),
    );
    expect(products.length).toBe(3);
    expect(shop.isOpen).toBe(false);
    const checkout = await visitor.checkout([{ variantId: 'becher-m', quantity: 1 }]);
    expect(refusalOf(await visitor.send('POST', '/orders', checkout))).toEqual([
      409,
      'shop-closed',
    ]);
    closed.shop.start();
    await expect
      .poll(
        () =>
          logLines.filter((line) => line.includes('halb.json') || line.includes('OPERATOR_IBAN'))
            .length,
      )
      .toBe(2);
  });

  it.each(['', '/products/becher'])(
    'names missing settings to people in ADMINS only (GET /api/shop%s)',
    async (path) => {
      const missingFor = async (customer: Customer) =>
        okOf<{ shop: Shop }>(await customer.send('GET', path)).shop.missing;
      expect(await missingFor(closed.visitor())).toEqual([]);
      expect(await missingFor(await closed.registered())).toEqual([]);
      expect(await missingFor(await closed.keeper())).toEqual([
        'OPERATOR_IBAN / STRIPE_SECRET_KEY',
      ]);
    },
  );

  it('tells search engines of published products, also while it takes no orders', async () => {
    const { browser } = closed.visitor();
    const index = await browser.get('/sitemap.xml?part=all');
    expect(index.body).toContain('/sitemap.xml?part=products-0</loc>');
    const { body } = await browser.get('/sitemap.xml?part=products-0');
    const addresses = [...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url);
    // Without a day of change, which is not known.
    expect(addresses).toEqual(
      ['becher', 'karte', 'pass'].map(
        (id) => `<loc>https://www.fahrtwind.example/merch?produkt=${id}</loc>`,
      ),
    );
  });

  it('records what products cost and when that has changed', async () => {
    const { pool } = server.testDatabase.database;
    const prices = async () =>
      (
        await pool.query(
          `select price_cents from shop_price where product_id = 'becher' order by since`,
        )
      ).rows.map((row) => row.price_cents);
    server.shop.start();
    await expect.poll(prices).toEqual([1690]);
    await server.shop.recordPrices();
    expect(await prices()).toEqual([1690]);
    await pool.query(`update shop_price set price_cents = 1490`);
    await server.shop.recordPrices();
    expect(await prices()).toEqual([1490, 1690]);
  });
});
