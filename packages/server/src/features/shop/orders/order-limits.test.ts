import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { okOf, refusalOf, startShopServer, type ShopServer } from '../../../../test/shop-server.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await startShopServer();
  await server.stock('becher-m', 1000);
});
afterAll(() => server.close());

const mug = { variantId: 'becher-m', quantity: 1 };

it('keeps goods back for five unpaid orders of one person at most', async () => {
  const customer = server.visitor();
  for (let made = 0; made < 5; made += 1) await customer.order([mug]);
  const reply = await customer.send('POST', '/orders', await customer.checkout([mug]));
  expect(refusalOf(reply)).toEqual([429, 'shop-too-many-open']);
});

it('counts orders that one person makes at once, and does not count what a stranger ordered with the same address', async () => {
  const stranger = server.visitor();
  const checkout = await stranger.checkout([mug]);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      stranger.send('POST', '/orders', { ...checkout, key: randomUUID() }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const owner = server.visitor();
  const own = { ...checkout, key: randomUUID() };
  expect((await owner.send('POST', '/orders', own)).statusCode).toBe(200);
});

it('keeps goods back for ten unpaid orders of one network, whatever addresses they name', async () => {
  const { pool } = server.testDatabase.database;
  const customer = server.visitor();
  const checkout = await customer.checkout([mug]);
  const order = () => {
    const email = `${randomUUID()}@example.org`;
    return customer.send('POST', '/orders', { ...checkout, key: randomUUID(), email });
  };
  const made = okOf<{ order: { number: string } }>(await order());
  // As if the others had been made over some days: the endpoint itself takes few in a minute.
  await pool.query(
    `insert into shop_order
     select (jsonb_populate_record(shop_order, jsonb_build_object('id', n || id, 'number', n || number,
       'checkout_key', n || checkout_key, 'secret_hash', n || secret_hash, 'email', n || email,
       'created_at', now() - interval '3 days'))).*
     from shop_order, generate_series(1, 9) n where number = $1`,
    [made.order.number],
  );
  expect(refusalOf(await order())).toEqual([429, 'shop-too-many-open']);
  await pool.query(
    `update shop_order set created_at = now() - interval '16 days' where number = $1`,
    [made.order.number],
  );
  await server.shop.cleanUp();
  okOf(await order());
});
