import { expect, it } from 'vitest';
import { startShopServer } from '../../../../test/shop-server.ts';

it('of 1,000 orders at once for ten pieces exactly ten succeed', { timeout: 120_000 }, async () => {
  const server = await startShopServer();
  await server.stock('becher-m', 10);
  const line = { variantId: 'becher-m', quantity: 1 };
  const checkout = await server.visitor().checkout([line]);
  const replies = await Promise.all(
    Array.from({ length: 1000 }, () => {
      const customer = server.visitor();
      const body = { ...checkout, key: crypto.randomUUID(), email: customer.email };
      return customer.send('POST', '/orders', body);
    }),
  );
  const codes = replies.map((reply) => (reply.statusCode === 200 ? 'made' : reply.json().code));
  expect(codes.filter((code) => code === 'made')).toHaveLength(10);
  expect(codes.filter((code) => code === 'shop-sold-out')).toHaveLength(990);
  expect(await server.stockOf('becher-m')).toBe(0);
  const { rows } = await server.testDatabase.database.pool.query('select count(*) from shop_order');
  expect(Number(rows[0].count)).toBe(10);
  await server.close();
});
