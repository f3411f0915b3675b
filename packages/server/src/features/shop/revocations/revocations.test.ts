import { randomUUID } from 'node:crypto';
import type { AdminRevocation, RevocationReceipt } from '@fahrtwind/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOf } from '../../../../test/account-server.ts';
import {
  okOf,
  refusalOf,
  startShopServer,
  type Customer,
  type ShopServer,
} from '../../../../test/shop-server.ts';
import { CARD, PASS, productOf, SHORT_PASS, writeTestShop } from '../testing/test-shop.ts';

let server: ShopServer;
beforeAll(async () => {
  const products = [productOf('becher'), CARD, PASS, SHORT_PASS];
  server = await startShopServer({ folders: writeTestShop(products) });
  await server.stock('becher-m', 1000);
  await server.stock('karte-m', 1000);
});
afterAll(() => server.close());

const mugs = { variantId: 'becher-m', quantity: 2 };
const pass = { variantId: 'pass-jahr', quantity: 1 };
const formOf = (customer: Customer, contract: string, change: object = {}) => ({
  key: randomUUID(),
  name: 'Rita Rast',
  contract,
  email: customer.email,
  ...change,
});
const revoke = (customer: Customer, contract: string, change: object = {}) =>
  customer.send('POST', '/revocations', formOf(customer, contract, change));

async function sent(customer: Customer, lines = [mugs]) {
  const { order, secret } = await customer.order(lines);
  await server.pay(order);
  await server.admin('POST', `/orders/${order.number}/shipment`, {});
  return { order, secret };
}

describe('revoking a contract', () => {
  it('is confirmed at once and by mail, with its content, date and time', async () => {
    const customer = server.visitor();
    const { order } = await sent(customer);
    const reply = await revoke(customer, order.number, { comment: 'Zu klein.' });
    const { receipt } = okOf<{ receipt: RevocationReceipt }>(reply);
    expect(receipt).toMatchObject({
      name: 'Rita Rast',
      contract: order.number,
      email: customer.email,
      comment: 'Zu klein.',
      lines: [],
    });
    expect(Math.abs(Date.parse(receipt.receivedAt) - Date.now())).toBeLessThan(60_000);
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === customer.email);
    expect(mail?.subject).toContain('Eingang deines Widerrufs');
    expect(mail?.text).toMatch(/am \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/);
    for (const words of ['Rita Rast', order.number, 'Zu klein.', 'der ganze Vertrag'])
      expect(mail?.text).toContain(words);
  });

  it('gives back the price with the outward shipping, and the invoice is corrected', async () => {
    const customer = server.visitor();
    const { order, secret } = await sent(customer);
    okOf(await revoke(customer, order.number));
    expect(await customer.read(secret)).toMatchObject({
      state: 'shipped',
      refundDueCents: order.totals.totalCents,
      revocations: [{ refundCents: 3870 }],
    });
    const refund = { key: randomUUID(), amountCents: 3870, refundedOn: '2026-11-20' };
    const refunded = await server.admin('POST', `/orders/${order.number}/refunds`, refund);
    expect(refunded).toMatchObject({
      refundDueCents: 0,
      invoices: [{ kind: 'invoice' }, { kind: 'correction', totalCents: -3870 }],
    });
  });

  it('can be about a part: the rest stays, and of the shipping goes back what it would have cost less', async () => {
    const customer = server.visitor();
    const { order, secret } = await sent(customer);
    okOf(await revoke(customer, order.number, { lines: [{ variantId: 'becher-m', quantity: 1 }] }));
    // Two mugs go for 4.90, one for 2.90.
    expect(await customer.read(secret)).toMatchObject({
      refundDueCents: 1690 + 200,
      lines: [{ revokedQuantity: 1 }],
    });
    okOf(await revoke(customer, order.number));
    expect(await customer.read(secret)).toMatchObject({ refundDueCents: order.totals.totalCents });
  });

  it('of a part before it is sent leaves that off the invoice, which its refund does not correct again', async () => {
    const customer = server.visitor();
    const { order } = await customer.order([mugs]);
    await server.pay(order);
    okOf(await revoke(customer, order.number, { lines: [{ variantId: 'becher-m', quantity: 1 }] }));
    await server.admin('POST', `/orders/${order.number}/shipment`, {});
    const refund = { key: randomUUID(), amountCents: 1890, refundedOn: '2026-11-20' };
    const refunded = await server.admin('POST', `/orders/${order.number}/refunds`, refund);
    expect(refunded.invoices).toMatchObject([{ kind: 'invoice', totalCents: 1980 }]);
    expect(refunded.invoices).toHaveLength(1);
  });

  it('before anything was sent cancels the order, and the goods go back', async () => {
    const customer = server.visitor();
    const before = await server.stockOf('becher-m');
    const { order, secret } = await customer.order([mugs]);
    okOf(await revoke(customer, order.number, { lines: [{ variantId: 'becher-m', quantity: 1 }] }));
    expect(await server.stockOf('becher-m')).toBe(before - 1);
    expect(await customer.read(secret)).toMatchObject({ state: 'open', dueCents: 1980 });
    okOf(await revoke(customer, order.number));
    expect(await server.stockOf('becher-m')).toBe(before);
    expect(await customer.read(secret)).toMatchObject({ state: 'cancelled', dueCents: 0 });
  });

  it('counts a double click once', async () => {
    const customer = server.visitor();
    const { order, secret } = await sent(customer);
    const form = formOf(customer, order.number, {
      lines: [{ variantId: 'becher-m', quantity: 1 }],
    });
    const replies = await Promise.all(
      [1, 2].map(() => customer.send('POST', '/revocations', form)),
    );
    expect(
      new Set(replies.map((reply) => okOf<{ receipt: RevocationReceipt }>(reply).receipt.id)).size,
    ).toBe(1);
    expect((await customer.read(secret)).revocations).toHaveLength(1);
  });

  it('of an unknown number is accepted like any other, and waits for who looks which order is meant', async () => {
    const customer = server.visitor();
    const { order, secret } = await sent(customer);
    const stranger = server.visitor();
    const known = okOf<{ receipt: RevocationReceipt }>(await revoke(stranger, order.number));
    const unknown = okOf<{ receipt: RevocationReceipt }>(await revoke(stranger, 'meine Becher'));
    expect(Object.keys(known.receipt)).toEqual(Object.keys(unknown.receipt));
    // The number, which stands on the parcel, is not enough to revoke a contract.
    expect((await customer.read(secret)).revocations).toEqual([]);
    await server.admin('POST', `/revocations/${unknown.receipt.id}/order`, {
      orderNumber: order.number,
    });
    expect((await customer.read(secret)).refundDueCents).toBe(3870);
    const list = await server.adminReply<{ revocations: AdminRevocation[] }>('GET', '/revocations');
    expect(list.revocations.find(({ id }) => id === unknown.receipt.id)).toMatchObject({
      orderNumber: order.number,
      refundCents: 3870,
    });
    expect(list.revocations.find(({ id }) => id === known.receipt.id)).toMatchObject({
      orderNumber: null,
    });
  });

  it('is never refused because of what strangers sent in the same name; only their receipts are limited', async () => {
    const customer = server.visitor();
    const { order, secret } = await sent(customer);
    for (let made = 0; made < 6; made += 1)
      okOf(await revoke({ ...server.visitor(), email: customer.email }, 'Irgendwas'));
    okOf(await revoke(customer, order.number));
    expect(await customer.read(secret)).toMatchObject({ revocations: [{ refundCents: 3870 }] });
    const receipts = (await server.mails()).filter(
      ({ recipient, subject }) => recipient === customer.email && subject.includes('Widerruf'),
    );
    expect(receipts.filter(({ subject }) => subject.includes('Irgendwas'))).toHaveLength(5);
    expect(receipts.filter(({ subject }) => subject.includes(order.number))).toHaveLength(1);
  });
});

const hasPass = async ({ browser }: Customer) => {
  const { session } = await startOf(browser);
  return session.state !== 'visitor' && session.hasProPass;
};
/** How long there is a pass from now on, without a gap. */
const daysLeft = async ({ email }: Customer) => {
  const { rows } = await server.testDatabase.database.pool.query<{ readonly days: number }>(
    `select round(extract(epoch from max(ends_at) - now()) / 86400)::int as days from pro_pass
     join account on account.id = user_id where email = $1 and ends_at > now()`,
    [email],
  );
  return rows.map(({ days }) => days);
};
const buys = async (customer: Customer) => {
  const { order } = await customer.order([pass]);
  await server.pay(order);
  return order;
};

describe('a pro pass', () => {
  it('needs an account', async () => {
    const visitor = server.visitor();
    const reply = await visitor.send('POST', '/orders', await visitor.checkout([pass]));
    expect(refusalOf(reply)).toEqual([403, 'shop-account-needed']);
  });

  it('lasts from its payment to the end of its term, with an invoice at once and no renewal', async () => {
    const customer = await server.registered();
    const { order } = await customer.order([pass]);
    expect(await hasPass(customer)).toBe(false);
    expect(await server.pay(order)).toMatchObject({
      state: 'shipped',
      totals: { shippingCents: 0 },
      invoices: [{ kind: 'invoice', totalCents: 2900 }],
    });
    expect(await hasPass(customer)).toBe(true);
    const { pool } = server.testDatabase.database;
    const move = `update pro_pass set starts_at = starts_at - interval '365 days', ends_at = ends_at - interval '365 days'`;
    await pool.query(move);
    expect(await hasPass(customer)).toBe(false);
  });

  it('bought while another lasts begins after it', async () => {
    const customer = await server.registered();
    await buys(customer);
    await buys(customer);
    const { rows } = await server.testDatabase.database.pool.query(
      `select ends_at - lag(ends_at) over (order by ends_at) = interval '365 days' as follows from pro_pass
       join account on account.id = user_id where email = $1 order by ends_at`,
      [customer.email],
    );
    expect(rows.map(({ follows }) => follows)).toEqual([null, true]);
    const told = (await server.mails()).filter(
      ({ recipient, subject }) => recipient === customer.email && subject.startsWith('Zahlung'),
    );
    const begins = told.map(
      ({ text }) => /gilt ab (?:sofort|dem \d\d\.\d\d\.\d{4},)/.exec(text)?.[0],
    );
    expect(begins).toContain('gilt ab sofort');
    expect(begins).toContainEqual(expect.stringMatching(/dem/));
  });

  it('bought with goods is delivered when the goods are revoked before they are sent', async () => {
    const customer = await server.registered();
    const { order } = await customer.order([mugs, pass]);
    await server.pay(order);
    okOf(await revoke(customer, order.number, { lines: [mugs] }));
    expect(await customer.read(order.number)).toMatchObject({
      state: 'shipped',
      mayCancel: false,
      refundDueCents: 3870,
      invoices: [{ kind: 'invoice', totalCents: 2900 }],
    });
    expect(await hasPass(customer)).toBe(true);
  });

  it('bought with goods is delivered when it is paid after the goods were revoked', async () => {
    const customer = await server.registered();
    const { order } = await customer.order([mugs, pass]);
    okOf(await revoke(customer, order.number, { lines: [mugs] }));
    expect(await server.pay(order, 2900)).toMatchObject({ state: 'shipped', mayCancel: false });
  });

  it('is over when it is revoked within 14 days, and goes on when it is too late until an admin decides', async () => {
    const early = await server.registered();
    okOf(await revoke(early, (await buys(early)).number));
    expect(await hasPass(early)).toBe(false);
    const late = await server.registered();
    const { number } = await buys(late);
    await server.testDatabase.database.pool.query(
      `update shop_order set created_at = now() - interval '30 days' where number = $1`,
      [number],
    );
    const { receipt } = okOf<{ receipt: RevocationReceipt }>(await revoke(late, number));
    expect(await hasPass(late)).toBe(true);
    expect(await late.read(number)).toMatchObject({
      refundDueCents: 0,
      revocations: [{ refundCents: null }],
    });
    const path = `/revocations/${receipt.id}/order`;
    expect(await server.adminReply('POST', path, { orderNumber: number })).toMatchObject({
      revocation: { refundCents: 2900 },
    });
    expect(await hasPass(late)).toBe(false);
    expect(await late.read(number)).toMatchObject({ refundDueCents: 2900 });
  });

  it('of several in one order ends only as far as it was revoked', async () => {
    const customer = await server.registered();
    const short = { variantId: 'pass-monat', quantity: 1 };
    const { order } = await customer.order([pass, short]);
    await server.pay(order);
    expect(await daysLeft(customer)).toEqual([395]);
    okOf(await revoke(customer, order.number, { lines: [pass] }));
    expect(await customer.read(order.number)).toMatchObject({ refundDueCents: 2900 });
    expect(await hasPass(customer)).toBe(true);
    expect(await daysLeft(customer)).toEqual([30]);
    okOf(await revoke(customer, order.number));
    expect(await hasPass(customer)).toBe(false);
  });

  it('that is revoked lets one that was bought besides begin at once', async () => {
    const customer = await server.registered();
    const first = await buys(customer);
    await buys(customer);
    okOf(await revoke(customer, first.number));
    expect(await hasPass(customer)).toBe(true);
    expect(await daysLeft(customer)).toEqual([365]);
  });

  it('that is revoked too late together with goods goes on, and the goods go back', async () => {
    const customer = await server.registered();
    const { order } = await sent(customer, [mugs, pass]);
    await server.testDatabase.database.pool.query(
      `update shop_order set created_at = now() - interval '30 days' where number = $1`,
      [order.number],
    );
    okOf(await revoke(customer, order.number));
    expect(await hasPass(customer)).toBe(true);
    expect(await customer.read(order.number)).toMatchObject({ refundDueCents: 3870 });
  });

  it('is over when all of it was paid back', async () => {
    const customer = await server.registered();
    const { number } = await buys(customer);
    const refund = { key: randomUUID(), amountCents: 2900, refundedOn: '2026-11-20' };
    await server.admin('POST', `/orders/${number}/refunds`, refund);
    expect(await hasPass(customer)).toBe(false);
  });

  it.each(['the account is deleted', 'the account is gone without a trace'])(
    'is not sold when %s before it is paid: the money is to be refunded',
    async (how) => {
      const customer = await server.registered();
      const { order } = await customer.order([pass]);
      if (how === 'the account is deleted')
        okOf(await customer.browser.send({ method: 'DELETE', url: '/api/account', payload: {} }));
      else
        await server.testDatabase.database.pool.query(
          'update shop_order set user_id = null where number = $1',
          [order.number],
        );
      expect(await server.pay(order)).toMatchObject({
        state: 'cancelled',
        refundDueCents: 2900,
        invoices: [],
      });
    },
  );

  it('lets more people travel along', async () => {
    const customer = await server.registered();
    const trip = { id: `trip-${randomUUID()}`, title: 'Harz', days: [{ id: 'd1' }] };
    await customer.browser.send({
      method: 'PUT',
      url: `/api/trips/${trip.id}`,
      headers: { 'if-none-match': '*' },
      payload: trip,
    });
    const limit = async () =>
      (await customer.browser.get(`/api/trips/${trip.id}/companions`)).json().limit;
    expect(await limit()).toBe(10);
    await buys(customer);
    expect(await limit()).toBe(30);
  });
});
