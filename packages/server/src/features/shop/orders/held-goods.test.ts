import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { okOf, refusalOf, startShopServer, type ShopServer } from '../../../../test/shop-server.ts';

const HOUR_MS = 3_600_000;

let server: ShopServer;
beforeAll(async () => {
  server = await startShopServer();
});
// Nothing is kept back for the orders of another test.
beforeEach(() => server.shop.endUnpaid(new Date(Date.now() + 15 * 24 * HOUR_MS)));
afterAll(() => server.close());

const mugs = (quantity: number) => ({ variantId: 'becher-m', quantity });
const cards = (quantity: number) => ({ variantId: 'karte-m', quantity });
const aDayLater = () => server.shop.endUnpaid(new Date(Date.now() + 25 * HOUR_MS));
const mailsTo = async (email: string) =>
  (await server.mails()).filter(({ recipient }) => recipient === email);

describe('goods of an unpaid order', () => {
  it('are at most a quarter of what there is for one network, whatever addresses it names', async () => {
    await server.stock('becher-m', 40);
    const customer = server.visitor();
    await customer.order([mugs(7)]);
    const more = await customer.checkout([mugs(4)]);
    const email = `${randomUUID()}@example.org`;
    const refused = await customer.send('POST', '/orders', { ...more, email });
    expect(refusalOf(refused)).toEqual([409, 'shop-hold-limit']);
    expect(await server.stockOf('becher-m')).toBe(33);
    await customer.order([mugs(3)]);
    await server.visitor().order([mugs(10)]);
  });

  it('are counted together when they are ordered at once', async () => {
    await server.stock('karte-m', 20);
    const customer = server.visitor();
    const checkout = await customer.checkout([cards(3)]);
    const replies = await Promise.all(
      [1, 2, 3].map(() => customer.send('POST', '/orders', { ...checkout, key: randomUUID() })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await server.stockOf('karte-m')).toBe(17);
  });

  it('can be the last two pieces', async () => {
    await server.stock('becher-m', 2);
    await server.visitor().order([mugs(2)]);
    expect(await server.stockOf('becher-m')).toBe(0);
  });

  it('go on sale again after a day, and are taken again when the money comes', async () => {
    await server.stock('becher-m', 100);
    const customer = server.visitor();
    const { order, secret } = await customer.order([mugs(2)]);
    expect(Date.parse(order.heldUntil ?? '') - Date.parse(order.createdAt)).toBeCloseTo(
      24 * HOUR_MS,
      -4,
    );
    await aDayLater();
    expect(await server.stockOf('becher-m')).toBe(100);
    expect(await customer.read(secret)).toMatchObject({ state: 'open', heldUntil: null });
    await aDayLater();
    expect(await server.stockOf('becher-m')).toBe(100);
    await server.pay(order);
    expect(await server.stockOf('becher-m')).toBe(98);
    expect((await customer.read(secret)).state).toBe('paid');
    okOf(await customer.send('POST', `/orders/${secret}/cancel`, {}));
    expect(await server.stockOf('becher-m')).toBe(100);
  });

  it('that were sold meanwhile: customer and operator are told, and the money is to go back', async () => {
    await server.stock('becher-m', 2);
    await server.stock('karte-m', 100);
    const customer = server.visitor();
    const { order, secret } = await customer.order([mugs(2), cards(1)]);
    await aDayLater();
    await server.visitor().order([mugs(1)]);
    await server.pay(order);
    expect(await customer.read(secret)).toMatchObject({
      state: 'cancelled',
      refundDueCents: order.dueCents,
      invoices: [],
    });
    expect([await server.stockOf('becher-m'), await server.stockOf('karte-m')]).toEqual([1, 100]);
    const mail = (await mailsTo(customer.email)).at(-1);
    expect(mail?.subject).toContain('Storniert');
    expect(mail?.text).toContain('ausverkauft');
    expect(mail?.text).toMatch(/Du bekommst [\d,]+\s€/);
    const operator = (await mailsTo('shop@fahrtwind.example')).at(-1);
    expect(operator?.subject).toContain(`${order.number} bezahlt, aber ausverkauft`);
  });

  it('go back to the stock once, however the order ends after that day', async () => {
    await server.stock('becher-m', 100);
    const customer = server.visitor();
    const cancelled = await customer.order([mugs(1)]);
    const revoked = await customer.order([mugs(2)]);
    const expired = await customer.order([mugs(3)]);
    await aDayLater();
    okOf(await customer.send('POST', `/orders/${cancelled.secret}/cancel`, {}));
    const revocation = {
      key: randomUUID(),
      name: 'Rita Rast',
      contract: revoked.order.number,
      email: customer.email,
      comment: '',
      lines: [{ variantId: 'becher-m', quantity: 1 }],
    };
    okOf(await customer.send('POST', '/revocations', revocation));
    await server.shop.endUnpaid(new Date(Date.now() + 15 * 24 * HOUR_MS));
    expect((await customer.read(expired.secret)).state).toBe('expired');
    expect(await server.stockOf('becher-m')).toBe(100);
  });

  it('are said in the mail of the order to be there for a day', async () => {
    await server.stock('becher-m', 100);
    const customer = server.visitor();
    const { order } = await customer.order([mugs(1)]);
    const [mail] = await mailsTo(customer.email);
    const day = new Date(order.heldUntil ?? '').toLocaleDateString('de-DE', {
      timeZone: 'Europe/Berlin',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    expect(mail?.text).toContain(`Bis ${day}`);
  });
});
