import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShopServer, type ShopServer } from '../../../../test/shop-server.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await startShopServer({ env: { PUBLIC_URL: 'http://localhost:3000' } });
  await server.stock('becher-m', 1000);
});
afterAll(() => server.close());

const mug = { variantId: 'becher-m', quantity: 1 };

it('leads the operator to the site as it is reached', async () => {
  const { order } = await server.visitor().order([mug]);
  await server.pay(order);
  const mail = (await server.mails()).find(({ recipient }) => recipient.startsWith('shop@'));
  expect(mail?.text).toContain('http://localhost:3000/merch');
});

it('writes times, account and country as people read them', async () => {
  const { order } = await server.visitor().order([mug]);
  const mail = (await server.mails()).find(({ recipient }) => recipient === order.email);
  expect(mail?.text).toMatch(/Bis \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr liegen/);
  expect(mail?.text).toMatch(/IBAN DE89\s3704\s0044\s0532\s0130\s00\n/);
  expect(mail?.text).toContain('20457 Hamburg\nDeutschland\n');
});

it('draws an invoice when its mail leaves, so that no other waits for a number meanwhile', async () => {
  const { order } = await server.visitor().order([mug]);
  await server.pay(order);
  await server.mails();
  const path = `/orders/${order.number}/shipment`;
  const { invoices } = await server.admin('POST', path, { carrier: '', tracking: '' });
  const number = invoices[0]?.number ?? '';
  const { rows } = await server.testDatabase.database.pool.query(
    'select attachments from mail_outbox',
  );
  const attached = { filename: `${number}.pdf`, contentType: 'application/pdf' };
  expect(rows).toEqual([{ attachments: [{ ...attached, drawnFrom: number }] }]);
  const [drawn] = (await server.mails()).at(-1)?.attachments ?? [];
  expect(drawn).toMatchObject({ ...attached, encoding: 'base64' });
  expect(
    Buffer.from(drawn?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
