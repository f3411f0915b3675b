import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShopServer, type Customer, type ShopServer } from '../../../../test/shop-server.ts';
import { withTelling, type Queries } from '../../../db/queries.ts';
import { lockOrder } from './order.repository.ts';
import { endPasses, startPasses } from './pro-pass.repository.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const pool = () => server.testDatabase.database.pool;

async function passOrder(customer: Customer): Promise<string> {
  const { order } = await customer.order([{ variantId: 'pass-jahr', quantity: 1 }]);
  const { rows } = await pool().query('select id from shop_order where number = $1', [
    order.number,
  ]);
  return rows[0].id;
}

const start = async (tx: Queries, orderId: string): Promise<void> => {
  const locked = await lockOrder(tx, orderId);
  if (locked) await startPasses(tx, locked.order, locked.lines);
};

async function begin(): Promise<PoolClient> {
  const client = await pool().connect();
  await client.query('begin');
  return client;
}

const queriesOf = (client: PoolClient): Queries => withTelling(drizzle(client), () => undefined);

async function commit(client: PoolClient): Promise<void> {
  await client.query('commit');
  client.release();
}

/** Lets the second begin while the first is not committed, and goes on once it waits or is done. */
async function overlapped(
  first: (tx: Queries) => Promise<void>,
  second: (tx: Queries) => Promise<void>,
): Promise<void> {
  const [one, two] = [await begin(), await begin()];
  const { rows } = await two.query('select pg_backend_pid() as pid');
  await first(queriesOf(one));
  let isDone = false;
  const running = second(queriesOf(two)).then(() => (isDone = true));
  const isWaiting = async () =>
    (await pool().query('select pg_blocking_pids($1) as pids', [rows[0].pid])).rows[0].pids.length >
    0;
  await expect.poll(async () => isDone || (await isWaiting()), { timeout: 15_000 }).toBe(true);
  await commit(one);
  await running;
  await commit(two);
}

async function daysOf(orderIds: readonly string[]): Promise<number> {
  const { rows } = await pool().query(
    `select extract(epoch from max(ends_at) - min(starts_at)) / 86400 as days
     from pro_pass where order_id = any($1)`,
    [orderIds],
  );
  return Math.round(Number(rows[0].days));
}

it('follows the other when two passes are paid at the same moment', async () => {
  const customer = await server.registered();
  const ids = [await passOrder(customer), await passOrder(customer)];
  const [first = '', second = ''] = ids;
  await overlapped(
    (tx) => start(tx, first),
    (tx) => start(tx, second),
  );
  expect(await daysOf(ids)).toBe(2 * 365);
});

it('moves up when the pass before it ends while it is paid', async () => {
  const customer = await server.registered();
  const [first, second] = [await passOrder(customer), await passOrder(customer)];
  await server.testDatabase.database.db.transaction((tx) => start(tx, first));
  await overlapped(
    (tx) => endPasses(tx, first),
    (tx) => start(tx, second),
  );
  const { rows } = await pool().query(
    `select starts_at <= now() as begun from pro_pass where order_id = $1`,
    [second],
  );
  expect(rows).toEqual([{ begun: true }]);
});
