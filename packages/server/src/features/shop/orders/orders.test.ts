import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { okOf, refusalOf, startShopServer, type ShopServer } from '../../../../test/shop-server.ts';

let server: ShopServer;
beforeAll(async () => {
  server = await startShopServer();
  await server.stock('becher-m', 100_000);
  await server.stock('karte-m', 100_000);
});
afterAll(() => server.close());

const mug = { variantId: 'becher-m', quantity: 1 };
const card = { variantId: 'karte-m', quantity: 2 };
const mailsTo = async (email: string) =>
  (await server.mails()).filter(({ recipient }) => recipient === email);
const count = async (sql: string, values: readonly unknown[] = []) =>
  Number((await server.testDatabase.database.pool.query(sql, [...values])).rows[0].count);

describe('ordering', () => {
  it('makes an order with its lines, total, VAT by rate and where to transfer the money', async () => {
    const { order } = await server.visitor().order([mug, card]);
    expect(order).toMatchObject({
      state: 'open',
      dueCents: 3180,
      totals: { goodsCents: 2690, shippingCents: 490, totalCents: 3180 },
      transfer: { iban: 'DE89370400440532013000', reference: order.number },
      lines: [
        { name: 'Ware becher', size: 'M', colour: 'Blau', material: 'Stahl' },
        { quantity: 2 },
      ],
    });
    expect(order.totals.vat.map(({ percent }) => percent)).toEqual([19, 7]);
  });

  it('mails what was ordered, with terms and revocation text attached', async () => {
    const customer = server.visitor();
    const { order } = await customer.order([mug]);
    const [mail] = await mailsTo(customer.email);
    expect(mail?.subject).toContain(order.number);
    for (const words of [
      '1 × Ware becher (M, Blau, Stahl)',
      '19,80 €',
      'DE89 3704 0044 0532 0130 00'.replaceAll(' ', '\u00A0'),
      'Wanda Weg',
      `/merch?widerruf=${order.number}`,
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      'AGB.txt',
      'Widerrufsbelehrung.txt',
    ]);
    expect(mail?.attachments?.[0]?.content).toContain('Passweg 1');
    expect(mail?.attachments?.[1]?.content).toContain(
      '„Vertrag widerrufen“ (http://localhost:3000/merch?widerruf=)',
    );
  });

  it('keeps the words of the versions that were agreed to', async () => {
    const { order } = await server.visitor().order([mug]);
    const { rows } = await server.testDatabase.database.pool.query(
      'select name, text from shop_text where version = any($1) order by name',
      [order.agreed.map(({ version }) => version)],
    );
    expect(rows.map(({ name }) => name)).toEqual(['revocation', 'terms']);
    expect(rows[1].text).toContain('Wanda Weg');
  });

  it('keeps and mails the German words, which are binding, also to who ordered in English', async () => {
    const customer = server.visitor();
    const browser = server.browser('en.localhost:3000');
    const english = okOf<{ shop: { texts: object[] } }>(await browser.get('/api/shop'));
    const made = await browser.send({
      method: 'POST',
      url: '/api/shop/orders',
      payload: { ...(await customer.checkout([mug])), agreed: english.shop.texts },
      headers: { origin: 'http://en.localhost:3000' },
      remoteAddress: '10.6.0.4',
    });
    const { order } = okOf<{ order: { agreed: { version: string }[] } }>(made);
    const [mail] = await mailsTo(customer.email);
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      'Terms.txt',
      'AGB.txt',
      'Widerrufsbelehrung.txt',
    ]);
    const versions = order.agreed.map(({ version }) => version);
    expect(await count('select count(*) from shop_text where version = any($1)', [versions])).toBe(
      3,
    );
  });

  it.each([
    ['another total was shown', { totalCents: 1 }, [409, 'shop-changed']],
    ['other terms were shown', { agreed: [] }, [409, 'shop-changed']],
    [
      'nobody delivers there',
      { recipient: { name: 'A', street: 'B', postalCode: '1', city: 'C', country: 'FR' } },
      [400, 'shop-country'],
    ],
    ['nobody can pay like that', { payment: 'stripe' }, [400, 'shop-payment']],
    [
      'something of it is gone',
      { lines: [{ variantId: 'weg', quantity: 1 }] },
      [409, 'shop-changed'],
    ],
    [
      'more than ten of it are wanted at once',
      { lines: [{ variantId: 'becher-m', quantity: 11 }] },
      [400, 'invalid-argument'],
    ],
  ])('refuses when %s', async (_why, change, refusal) => {
    const customer = server.visitor();
    const checkout = await customer.checkout([mug]);
    const reply = await customer.send('POST', '/orders', { ...checkout, ...change });
    expect(refusalOf(reply)).toEqual(refusal);
  });

  it('orders once by a double click, and again after a lost answer', async () => {
    const customer = server.visitor();
    const checkout = await customer.checkout([mug]);
    const before = await server.stockOf('becher-m');
    const clicks = await Promise.all(
      [1, 2, 3].map(() => customer.send('POST', '/orders', checkout)),
    );
    const later = await customer.send('POST', '/orders', checkout);
    const placed = [...clicks, later].map((reply) =>
      okOf<{ secret: string; order: { number: string } }>(reply),
    );
    expect(new Set(placed.map(({ order, secret }) => `${order.number} ${secret}`)).size).toBe(1);
    expect(await server.stockOf('becher-m')).toBe(before - 1);
    expect(await mailsTo(customer.email)).toHaveLength(1);
    const other = await customer.send('POST', '/orders', { ...checkout, email: 'x@example.org' });
    expect(refusalOf(other)).toEqual([422, 'idempotency-key-reused']);
  });
});

describe('who sees an order', () => {
  it('a visitor by the secret of the mailed link, but not by the number alone', async () => {
    const customer = server.visitor();
    const { order, secret } = await customer.order([mug]);
    expect((await server.visitor().read(secret)).number).toBe(order.number);
    expect((await customer.send('GET', `/orders/${order.number}`)).statusCode).toBe(404);
    const [mail] = await mailsTo(customer.email);
    expect(mail?.text).toContain(`/merch?bestellung=${secret}`);
    expect(await count('select count(*) from shop_order where secret_hash = $1', [secret])).toBe(0);
  });

  it('a user finds the own ones in a list, also those made as a guest before', async () => {
    const browser = server.browser();
    const url = '/api/auth/sign-in/anonymous';
    await browser.send({ method: 'POST', url, payload: {}, remoteAddress: '10.6.0.1' });
    const guest = { ...server.visitor(), browser };
    const checkout = await guest.checkout([mug]);
    const made = await browser.send({
      method: 'POST',
      url: '/api/shop/orders',
      payload: checkout,
      remoteAddress: '10.6.0.2',
    });
    const { order } = okOf<{ order: { number: string } }>(made);
    const person = {
      name: 'Gast',
      email: `was-guest-${randomUUID()}@example.org`,
      password: 'Wolke sieben',
    };
    await browser.send({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: person,
      remoteAddress: '10.6.0.3',
    });
    const list = okOf<{ orders: { number: string }[] }>(await browser.get('/api/shop/orders'));
    expect(list.orders.map(({ number }) => number)).toEqual([order.number]);
  });
});

describe('an order paid by transfer', () => {
  it('is paid once all of the money is there, and the same payment counts once', async () => {
    const { order } = await server.visitor().order([mug]);
    expect(await server.pay(order, 1000)).toMatchObject({ state: 'open', dueCents: 980 });
    const rest = { key: randomUUID(), amountCents: 980, paidOn: '2026-11-17' };
    const path = `/orders/${order.number}/payments`;
    const replies = await Promise.all([1, 2].map(() => server.admin('POST', path, rest)));
    for (const paid of replies) expect(paid).toMatchObject({ paidCents: 1980, dueCents: 0 });
    expect(await server.admin('GET', `/orders/${order.number}`)).toMatchObject({
      state: 'paid',
      payments: [{ amountCents: 1000 }, { amountCents: 980 }],
    });
  });

  it('refuses more money than can be counted', async () => {
    const { order } = await server.visitor().order([mug]);
    await server.testDatabase.database.pool.query(
      'update shop_order set paid_cents = 1000000000 where number = $1',
      [order.number],
    );
    await expect(server.pay(order, 100_000_000)).rejects.toThrow('shop-amount');
  });

  it('keeps its invoice as it is when money that came twice goes back, and takes off no more than is on it', async () => {
    const { order } = await server.visitor().order([mug]);
    await server.pay(order);
    await server.admin('POST', `/orders/${order.number}/shipment`, {});
    await server.pay(order, 1980);
    const refund = (amountCents: number) =>
      server.admin('POST', `/orders/${order.number}/refunds`, {
        key: randomUUID(),
        amountCents,
        refundedOn: '2026-11-18',
      });
    expect((await refund(1980)).invoices).toMatchObject([{ totalCents: 1980 }]);
    await refund(1000);
    expect((await refund(980)).invoices).toMatchObject([
      { totalCents: 1980 },
      { totalCents: -1000 },
      { totalCents: -980 },
    ]);
  });

  it('gets its invoice when it is sent, as PDF in the mail and by the link', async () => {
    const customer = server.visitor();
    const { order, secret } = await customer.order([mug, card]);
    await server.pay(order);
    const shipment = { carrier: 'DHL', tracking: '00340' };
    const sent = await server.admin('POST', `/orders/${order.number}/shipment`, shipment);
    expect(sent).toMatchObject({
      state: 'shipped',
      shipment,
      invoices: [{ kind: 'invoice', totalCents: 3180 }],
    });
    const number = sent.invoices[0]?.number ?? '';
    const mail = (await mailsTo(customer.email)).at(-1);
    expect(mail?.attachments).toMatchObject([{ filename: `${number}.pdf`, encoding: 'base64' }]);
    const attached = Buffer.from(mail?.attachments?.[0]?.content ?? '', 'base64');
    expect(attached.subarray(0, 5).toString()).toBe('%PDF-');
    const pdf = await customer.send('GET', `/orders/${secret}/invoices/${number}.pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const again = await server.admin('POST', `/orders/${order.number}/shipment`, shipment);
    expect(again.invoices).toHaveLength(1);
  });

  it('numbers invoices without gaps, also when many are sent at once', async () => {
    const orders = await Promise.all(
      Array.from({ length: 8 }, async () => (await server.visitor().order([mug])).order),
    );
    for (const order of orders) await server.pay(order);
    const { pool } = server.testDatabase.database;
    // One of them fails after it has taken a number.
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`);
    await pool.query(`create trigger refuse before insert on mail_outbox for each row
      when (new.recipient = '${orders[3]?.email}') execute function refuse()`);
    await Promise.all(
      orders.map((order) =>
        server.admin('POST', `/orders/${order.number}/shipment`, {}).catch(() => null),
      ),
    );
    await pool.query('drop trigger refuse on mail_outbox');
    await server.admin('POST', `/orders/${orders[3]?.number}/shipment`, {});
    const { rows } = await pool.query('select number from shop_invoice order by number');
    const numbers = rows.map(({ number }) => Number(number.slice(8)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('can be cancelled until it is sent: the goods go back, what was paid is to be refunded', async () => {
    const customer = server.visitor();
    const before = await server.stockOf('becher-m');
    const { order, secret } = await customer.order([mug]);
    await server.pay(order);
    const clicks = await Promise.all(
      [1, 2].map(() => customer.send('POST', `/orders/${secret}/cancel`, {})),
    );
    for (const reply of clicks)
      expect(okOf(reply)).toMatchObject({ order: { state: 'cancelled', refundDueCents: 1980 } });
    expect(await server.stockOf('becher-m')).toBe(before);
    const refund = { key: randomUUID(), amountCents: 1980, refundedOn: '2026-11-18' };
    expect(await server.admin('POST', `/orders/${order.number}/refunds`, refund)).toMatchObject({
      refundDueCents: 0,
      refundedCents: 1980,
    });
  });

  it('cannot be cancelled once it is on its way', async () => {
    const customer = server.visitor();
    const { order, secret } = await customer.order([mug]);
    await server.pay(order);
    await server.admin('POST', `/orders/${order.number}/shipment`, {});
    expect(refusalOf(await customer.send('POST', `/orders/${secret}/cancel`, {}))).toEqual([
      409,
      'shop-too-late',
    ]);
  });

  it('ends when it is not paid: the goods go back once, and money that comes later is to be refunded', async () => {
    const customer = server.visitor();
    const before = await server.stockOf('karte-m');
    const { order, secret } = await customer.order([card]);
    await server.shop.endUnpaid(new Date());
    expect((await customer.read(secret)).state).toBe('open');
    await server.testDatabase.database.pool.query(
      `update shop_order set reserved_until = now() - interval '1 minute' where number = $1`,
      [order.number],
    );
    await Promise.all([server.shop.endUnpaid(new Date()), server.shop.endUnpaid(new Date())]);
    expect((await customer.read(secret)).state).toBe('expired');
    expect(await server.stockOf('karte-m')).toBe(before);
    expect(await server.pay(order, 1490)).toMatchObject({ state: 'expired', refundDueCents: 1490 });
  });

  it('stays with its invoice when the account is deleted, without a link to it, and is in the download before', async () => {
    const customer = await server.registered();
    const { order } = await customer.order([mug]);
    await server.pay(order);
    await server.admin('POST', `/orders/${order.number}/shipment`, {});
    const download = okOf<{ shop: { orders: object[] } }>(
      await customer.browser.get('/api/account/export'),
    );
    expect(download.shop.orders).toMatchObject([
      { number: order.number, invoices: [{ kind: 'invoice' }] },
    ]);
    expect(JSON.stringify(download.shop)).not.toContain('secretHash');
    const url = '/api/account';
    expect((await customer.browser.send({ method: 'DELETE', url, payload: {} })).statusCode).toBe(
      200,
    );
    const kept = await server.admin('GET', `/orders/${order.number}`);
    expect(kept).toMatchObject({ hasAccount: false, invoices: [{ kind: 'invoice' }] });
  });
});

it('sets stock only if nothing was ordered meanwhile', async () => {
  await server.stock('karte-m', 50);
  await expect(server.admin('PUT', '/stock/karte-m', { stock: 60, was: 49 })).rejects.toThrow();
  expect(await server.stockOf('karte-m')).toBe(50);
  await server.admin('PUT', '/stock/karte-m', { stock: 60, was: 50 });
  expect(await server.stockOf('karte-m')).toBe(60);
});

it('deletes invoices eight years after the end of their year, and unpaid orders after 180 days', async () => {
  const { pool } = server.testDatabase.database;
  const customer = server.visitor();
  const { order } = await customer.order([mug]);
  await server.pay(order);
  await server.admin('POST', `/orders/${order.number}/shipment`, {});
  const unpaid = (await customer.order([mug])).order;
  const age = (years: number) =>
    pool.query(
      `update shop_invoice set issued_at = date_trunc('year', now()) - make_interval(years => $1, days => 1)
     where order_id = (select id from shop_order where number = $2)`,
      [years, order.number],
    );
  const left = () =>
    count('select count(*) from shop_order where number = any($1)', [
      [order.number, unpaid.number],
    ]);
  const invoices = () =>
    count(
      `select count(*) from shop_invoice join shop_order on shop_order.id = order_id
       where shop_order.number = $1`,
      [order.number],
    );
  await age(7);
  await server.shop.cleanUp();
  expect(await left()).toBe(2);
  expect(await invoices()).toBe(1);
  await age(8);
  await pool.query(
    `update shop_order set state = 'expired', ended_at = now() - interval '181 days' where number = $1`,
    [unpaid.number],
  );
  await server.shop.cleanUp();
  expect(await left()).toBe(0);
});
