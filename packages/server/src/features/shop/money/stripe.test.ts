import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  okOf,
  refusalOf,
  startShopServer,
  type Customer,
  type Placed,
  type ShopServer,
} from '../../../../test/shop-server.ts';
import {
  signedEvent,
  startFakeStripe,
  STRIPE_KEYS,
  type FakeStripe,
} from '../testing/fake-stripe.ts';

let stripe: FakeStripe;
let server: ShopServer;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startShopServer({ env: { ...STRIPE_KEYS, STRIPE_URL: stripe.url } });
  await server.stock('becher-m', 1000);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const mug = { variantId: 'becher-m', quantity: 1 };

interface Paying extends Placed {
  readonly customer: Customer;
  readonly session: string;
  readonly state: () => Promise<string>;
  readonly check: () => ReturnType<Customer['send']>;
}

async function orders(): Promise<Paying> {
  const customer = server.visitor();
  const placed = await customer.order([mug], 'stripe');
  const session = placed.paymentUrl?.split('/').at(-1) ?? '';
  return {
    ...placed,
    customer,
    session,
    state: async () => (await customer.read(placed.secret)).state,
    check: () => customer.send('POST', `/orders/${placed.secret}/payment/check`, {}),
  };
}

const deliver = (event: ReturnType<typeof signedEvent>) =>
  server.browser().send({
    method: 'POST',
    url: '/api/shop/stripe',
    // The service sends neither an origin nor a cookie.
    headers: { ...event.headers, origin: 'https://stripe.example', 'user-agent': 'Stripe/1.0' },
    payload: event.payload,
  });

const refundsOf = (session: string) =>
  stripe.refunds.filter(({ payment }) => payment === `pi_${session}`);

describe('an order paid at Stripe', () => {
  it('is made first; its page asks for the whole amount and ends with the reservation', async () => {
    const { order, session, paymentUrl } = await orders();
    expect(paymentUrl).toBe(`${stripe.url}/pay/${session}`);
    expect(order).toMatchObject({ state: 'open', mayPay: true, transfer: null });
    expect(stripe.sessions.get(session)).toMatchObject({
      amount_total: 1980,
      expires_at: Math.floor(Date.parse(order.payUntil ?? '') / 1000),
    });
    const mail = (await server.mails()).find(({ recipient }) => recipient === order.email);
    expect(mail?.text).toMatch(/bis \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr wieder dorthin/);
  });

  it('tells the service the number of the order, and nothing that opens it', async () => {
    const { order, secret, session } = await orders();
    const known = stripe.sessions.get(session);
    const back = `http://localhost:3000/merch?bestellung=${order.number}`;
    expect(known).toMatchObject({ success_url: back, cancel_url: back });
    expect(JSON.stringify(known)).not.toContain(secret);
  });

  it('is settled once when the page of return and the webhook come at once, also several times', async () => {
    const paying = await orders();
    stripe.act(paying.session, 'pay');
    const event = signedEvent('checkout.session.completed', paying.session);
    const replies = await Promise.all([
      deliver(event),
      paying.check(),
      deliver(event),
      paying.check(),
      deliver(signedEvent('checkout.session.completed', paying.session)),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const kept = await server.admin('GET', `/orders/${paying.order.number}`);
    expect(kept).toMatchObject({ state: 'paid', paidCents: 1980, payments: [{ means: 'stripe' }] });
    const mails = (await server.mails()).filter(
      ({ recipient }) => recipient === paying.customer.email,
    );
    expect(mails).toHaveLength(2);
  });

  it('refuses events with a wrong signature', async () => {
    const { session, state } = await orders();
    stripe.act(session, 'pay');
    const forged = signedEvent('checkout.session.completed', session, 'whsec_wrong_one');
    expect((await deliver(forged)).statusCode).toBe(403);
    const genuine = signedEvent('checkout.session.completed', session);
    const changed = { ...genuine, payload: genuine.payload.replace('evt_', 'evt_x') };
    expect((await deliver(changed)).statusCode).toBe(403);
    expect(await state()).toBe('open');
  });

  it('believes what the session says now, not the event: a late message of its end changes nothing', async () => {
    const { session, state } = await orders();
    stripe.act(session, 'pay');
    await deliver(signedEvent('checkout.session.expired', session));
    expect(await state()).toBe('paid');
    const other = await orders();
    await deliver(signedEvent('checkout.session.completed', other.session));
    expect(await other.state()).toBe('open');
  });

  it('waits for slow money and is paid when it arrives', async () => {
    const { session, state, order } = await orders();
    stripe.act(session, 'begin');
    await deliver(signedEvent('checkout.session.completed', session));
    expect(await state()).toBe('open');
    await server.shop.endUnpaid(new Date(Date.parse(order.payUntil ?? '') + 60_000));
    expect(await state()).toBe('open');
    stripe.act(session, 'pay');
    await deliver(signedEvent('checkout.session.async_payment_succeeded', session));
    expect(await state()).toBe('paid');
  });

  it('waits for slow money also when the service has not told of it', async () => {
    const { session, state, order } = await orders();
    stripe.act(session, 'begin');
    await server.shop.endUnpaid(new Date(Date.parse(order.payUntil ?? '') + 60_000));
    expect(await state()).toBe('open');
  });

  it.each([
    ['slow money does not arrive', 'fail', 'checkout.session.async_payment_failed'],
    ['nobody has paid on the page', 'expire', 'checkout.session.expired'],
  ] as const)('ends when %s, and its goods go back', async (_why, outcome, type) => {
    const before = await server.stockOf('becher-m');
    const { session, state } = await orders();
    stripe.act(session, outcome);
    await deliver(signedEvent(type, session));
    expect(await state()).toBe('expired');
    expect(await server.stockOf('becher-m')).toBe(before);
  });

  it('counts what was paid at the last moment before it would have ended', async () => {
    const { session, state } = await orders();
    stripe.act(session, 'pay');
    await server.shop.endUnpaid(new Date(Date.now() + 2 * 3_600_000));
    expect(await state()).toBe('paid');
  });

  it('gives back money that comes after it has ended, once', async () => {
    const { session, state, order } = await orders();
    await server.shop.endUnpaid(new Date(Date.now() + 2 * 3_600_000));
    expect(await state()).toBe('expired');
    expect(stripe.sessions.get(session)?.status).toBe('expired');
    stripe.act(session, 'pay');
    await Promise.all(
      [1, 2].map(() => deliver(signedEvent('checkout.session.async_payment_succeeded', session))),
    );
    await server.shop.endUnpaid(new Date());
    expect(refundsOf(session)).toMatchObject([{ amount: 1980 }]);
    const kept = await server.admin('GET', `/orders/${order.number}`);
    expect(kept).toMatchObject({
      state: 'expired',
      paidCents: 1980,
      refundedCents: 1980,
      refundDueCents: 0,
    });
  });

  it('gives the money back when it is cancelled before it is sent', async () => {
    const { session, customer, secret } = await orders();
    stripe.act(session, 'pay');
    await deliver(signedEvent('checkout.session.completed', session));
    const reply = await customer.send('POST', `/orders/${secret}/cancel`, {});
    expect(okOf(reply)).toMatchObject({ order: { state: 'cancelled', refundedCents: 1980 } });
    expect(refundsOf(session)).toHaveLength(1);
  });

  it('is kept while the service is away, and paid later', async () => {
    const customer = server.visitor();
    stripe.setAway(true);
    const { order, secret, paymentUrl } = await customer.order([mug], 'stripe');
    expect([order.state, paymentUrl]).toEqual(['open', null]);
    const away = await customer.send('POST', `/orders/${secret}/payment`, {});
    expect(refusalOf(away)).toEqual([503, 'payment-unavailable']);
    stripe.setAway(false);
    const urls = await Promise.all(
      [1, 2].map(() => customer.send('POST', `/orders/${secret}/payment`, {})),
    );
    expect(new Set(urls.map((reply) => okOf<{ paymentUrl: string }>(reply).paymentUrl)).size).toBe(
      1,
    );
  });

  it('is not settled while the service is away, which the service is told and tries again', async () => {
    const paying = await orders();
    stripe.act(paying.session, 'pay');
    const event = signedEvent('checkout.session.completed', paying.session);
    stripe.setAway(true);
    expect(refusalOf(await deliver(event))).toEqual([503, 'payment-unavailable']);
    stripe.setAway(false);
    expect((await deliver(event)).statusCode).toBe(200);
    expect(await paying.state()).toBe('paid');
  });

  it('is not given back while the service is away, which who does it is told', async () => {
    const paying = await orders();
    stripe.act(paying.session, 'pay');
    await paying.check();
    const refund = { key: randomUUID(), amountCents: 100, refundedOn: '2026-11-17' };
    const path = `/admin/orders/${paying.order.number}/refunds`;
    const keeper = await server.keeper();
    stripe.setAway(true);
    expect(refusalOf(await keeper.send('POST', path, refund))).toEqual([
      503,
      'payment-unavailable',
    ]);
    stripe.setAway(false);
    okOf(await keeper.send('POST', path, refund));
    expect(refundsOf(paying.session)).toHaveLength(1);
  });

  it('does not keep orders by transfer from ending while the service is away', async () => {
    const paying = await orders();
    const other = server.visitor();
    const { secret } = await other.order([mug]);
    stripe.setAway(true);
    await server.shop.endUnpaid(new Date(Date.now() + 15 * 24 * 3_600_000));
    stripe.setAway(false);
    expect((await other.read(secret)).state).toBe('expired');
    expect(await paying.state()).toBe('open');
  });

  it('is refunded by an admin at the service, once for each click', async () => {
    const { session, order } = await orders();
    stripe.act(session, 'pay');
    await deliver(signedEvent('checkout.session.completed', session));
    const refund = { key: crypto.randomUUID(), amountCents: 500, refundedOn: '2026-11-18' };
    const path = `/orders/${order.number}/refunds`;
    await Promise.all([1, 2].map(() => server.admin('POST', path, refund)));
    expect(refundsOf(session)).toMatchObject([{ amount: 500 }]);
    expect(await server.admin('GET', `/orders/${order.number}`)).toMatchObject({
      refundedCents: 500,
    });
    await server.admin('POST', path, { ...refund, key: crypto.randomUUID(), amountCents: 1480 });
    // Nothing is left, but this click was answered before.
    expect(await server.admin('POST', path, refund)).toMatchObject({ refundedCents: 1980 });
    expect(refundsOf(session)).toHaveLength(2);
  });

  it('is refunded once when it could not be written down the first time', async () => {
    const { session, order, customer } = await orders();
    stripe.act(session, 'pay');
    await deliver(signedEvent('checkout.session.completed', session));
    const { pool } = server.testDatabase.database;
    await pool.query(`create function refuse_refund() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`);
    await pool.query(`create trigger refuse_refund before insert on mail_outbox for each row
      when (new.recipient = '${customer.email}') execute function refuse_refund()`);
    const click = () =>
      server.admin('POST', `/orders/${order.number}/refunds`, {
        key: crypto.randomUUID(),
        amountCents: 500,
        refundedOn: '2026-11-18',
      });
    await expect(click()).rejects.toThrow();
    await pool.query('drop trigger refuse_refund on mail_outbox');
    expect(await click()).toMatchObject({ refundedCents: 500 });
    expect(refundsOf(session)).toMatchObject([{ amount: 500 }]);
  });

  it('paid twice gives the second back by itself, and refunds come from what is left of each', async () => {
    const { session, order } = await orders();
    const twin = stripe.copy(session);
    for (const paid of [session, twin]) {
      stripe.act(paid, 'pay');
      await deliver(signedEvent('checkout.session.completed', paid));
    }
    expect(refundsOf(twin)).toMatchObject([{ amount: 1980 }]);
    const refund = (amountCents: number) =>
      server.admin('POST', `/orders/${order.number}/refunds`, {
        key: crypto.randomUUID(),
        amountCents,
        refundedOn: '2026-11-18',
      });
    expect(await refund(500)).toMatchObject({ refundedCents: 2480 });
    expect(refundsOf(session)).toMatchObject([{ amount: 500 }]);
    await expect(refund(1481)).rejects.toThrow('shop-amount');
  });

  it('asks on a new page for the rest when a part is revoked, and goes on when the old page ends', async () => {
    const customer = server.visitor();
    const placed = await customer.order([{ ...mug, quantity: 2 }], 'stripe');
    const old = placed.paymentUrl?.split('/').at(-1) ?? '';
    const form = { name: 'Rita Rast', contract: placed.order.number, email: customer.email };
    const lines = [mug];
    okOf(await customer.send('POST', '/revocations', { ...form, lines, key: crypto.randomUUID() }));
    expect(stripe.sessions.get(old)?.status).toBe('expired');
    await deliver(signedEvent('checkout.session.expired', old));
    const reply = await customer.send('POST', `/orders/${placed.secret}/payment`, {});
    const session = okOf<{ paymentUrl: string }>(reply).paymentUrl.split('/').at(-1) ?? '';
    expect(stripe.sessions.get(session)).toMatchObject({ status: 'open', amount_total: 1980 });
    stripe.act(session, 'pay');
    await deliver(signedEvent('checkout.session.completed', session));
    expect(await customer.read(placed.secret)).toMatchObject({
      state: 'paid',
      paidCents: 1980,
      refundDueCents: 0,
    });
  });

  it('but paid by transfer goes back by transfer, which waits for an admin and is written down', async () => {
    const { order, customer, secret } = await orders();
    await server.pay(order);
    await customer.send('POST', `/orders/${secret}/cancel`, {});
    expect(await customer.read(secret)).toMatchObject({ refundDueCents: 1980 });
    const refund = { key: crypto.randomUUID(), amountCents: 1980, refundedOn: '2026-11-18' };
    expect(await server.admin('POST', `/orders/${order.number}/refunds`, refund)).toMatchObject({
      refundDueCents: 0,
      payments: [
        { kind: 'payment', means: 'prepayment' },
        { kind: 'refund', means: 'prepayment', happenedOn: '2026-11-18' },
      ],
    });
  });
});
