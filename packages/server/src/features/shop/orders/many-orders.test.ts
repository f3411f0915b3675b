import { expect, it } from 'vitest';
import { startShopServer } from '../../../../test/shop-server.ts';

/** As many as the server has connections to its database: more would wait for one, and give up on a slow machine. */
const AT_ONCE = 20;

it('of 200 orders for ten pieces, twenty at once, exactly ten succeed', async () => {
  const server = await startShopServer();
  await server.stock('becher-m', 10);
  const line = { variantId: 'becher-m', quantity: 1 };
  const checkout = await server.visitor().checkout([line]);
  const order = async (): Promise<string> => {
    const customer = server.visitor();
    const body = { ...checkout, key: crypto.randomUUID(), email: customer.email };
    const reply = await customer.send('POST', '/orders', body);
    return reply.statusCode === 200 ? 'made' : reply.json().code;
  };
  const codes: string[] = [];
  while (codes.length < 200)
    codes.push(...(await Promise.all(Array.from({ length: AT_ONCE }, order))));
  expect(codes.filter((code) => code === 'made')).toHaveLength(10);
  expect(codes.filter((code) => code === 'shop-sold-out')).toHaveLength(190);
  expect(await server.stockOf('becher-m')).toBe(0);
  const { rows } = await server.testDatabase.database.pool.query('select count(*) from shop_order');
  expect(Number(rows[0].count)).toBe(10);
  await server.close();
});
