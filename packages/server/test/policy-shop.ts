import { createHash, randomUUID } from 'node:crypto';
import type { Endpoints } from '@fahrtwind/contract';
import type { Pool } from 'pg';
import type { InjectOptions } from 'fastify';
import { hashOf } from '../src/features/shop/orders/order.repository.ts';
import { writeTestShop } from '../src/features/shop/testing/test-shop.ts';
import type { Browser } from './browser.ts';
import { ADMINS, type SignedIn } from './policy-people.ts';
import { adminsOnly, statuses, type Row } from './policy-row.ts';

type ShopEndpoint = Extract<
  keyof Endpoints,
  | `${string}Shop${string}`
  | `${string}Order${string}`
  | `${string}Revocation${'' | 's'}`
  | `${string}Stock`
  | `${string}Payment`
  | 'getProduct'
  | 'getProductPicture'
  | 'priceCart'
  | 'getInvoice'
  | 'revokeContract'
  | 'recordRefund'
>;

const everybody = statuses(200, 200, 200);
/** For an own order. Not 403, which would tell that there is such an order. */
const ofTheOwner = statuses(404, 404, 200);
const SELLER = { name: 'Ada', street: 'A 1', city: 'B', country: 'DE', email: '', addition: '' };

const CHECKOUT = {
  key: randomUUID(),
  lines: [{ variantId: 'becher-m', quantity: 1 }],
  email: 'ada@example.org',
  recipient: { name: 'Ada', street: 'A 1', postalCode: '1', city: 'B', country: 'DE' },
  payment: 'prepayment',
  totalCents: 1,
  agreed: [],
};

const numberOf = ({ user }: SignedIn): string =>
  `FW-${createHash('sha256').update(user.uid).digest('hex').slice(0, 8).toUpperCase()}`;
const invoiceOf = (owner: SignedIn): string =>
  `RE-2026-${Number.parseInt(numberOf(owner).slice(3), 16)}`.padEnd(13, '0');
/** Every call from an address of its own, because calls are counted by address. */
const somewhere = (): string =>
  `10.8.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`;

const post = (url: string, payload: object = {}): InjectOptions => ({
  method: 'POST',
  url: `/api/shop${url}`,
  remoteAddress: somewhere(),
  payload,
});
const onOrder =
  (path: string) =>
  (owner: SignedIn): InjectOptions =>
    post(`/orders/${numberOf(owner)}${path}`);
const asAdmin =
  (path: string, payload: object) =>
  (owner: SignedIn): InjectOptions =>
    post(`/admin/orders/${numberOf(owner)}${path}`, payload);

type MakeOrder = (browser: Browser, owner: SignedIn) => Promise<void>;

interface Orders {
  readonly order: MakeOrder;
  readonly paidOrder: MakeOrder;
  readonly invoiced: MakeOrder;
}

/** A shop with products and people who run it. */
export function shopOptions() {
  return { env: { ADMINS }, shopFolders: writeTestShop() };
}

/** One row for every endpoint of the shop, about an order of the owner. */
export function createShopRows(pool: () => Pool): Readonly<Record<ShopEndpoint, Row>> {
  const orders: Orders = {
    order: (_browser, owner) => insertOrder(pool(), owner, 'open'),
    paidOrder: (_browser, owner) => insertOrder(pool(), owner, 'paid'),
    invoiced: async (_browser, owner) => {
      await insertOrder(pool(), owner, 'paid');
      await insertInvoice(pool(), owner);
    },
  };
  return { ...customerRows(orders), ...orderRows(orders), ...SHOP_ROWS };
}

async function insertOrder(pool: Pool, owner: SignedIn, state: 'open' | 'paid'): Promise<void> {
  const id = randomUUID();
  const recipient = { ...SELLER, postalCode: '1' };
  await pool.query(
    `insert into shop_order (id, number, checkout_key, request_hash, user_id, secret_hash, state, language,
       origin, email, recipient, payment, tax_mode, goods_cents, shipping_cents, total_cents, paid_cents, agreed,
       reserved_until)
     values ($1, $2, $1, '', $3, $4, $5, 'de', 'http://localhost', 'a@example.org', $6, 'prepayment', 'regular',
       1000, 0, 1000, $7, '[]', now() + interval '1 day')`,
    [
      id,
      numberOf(owner),
      owner.user.uid,
      hashOf(id),
      state,
      recipient,
      state === 'paid' ? 1000 : 0,
    ],
  );
}

async function insertInvoice(pool: Pool, owner: SignedIn): Promise<void> {
  const document = {
    number: invoiceOf(owner),
    kind: 'invoice',
    language: 'de',
    taxMode: 'regular',
    issuedOn: '2026-11-17',
    orderNumber: numberOf(owner),
    orderedOn: '2026-11-17',
    deliveredOn: '2026-11-17',
    seller: SELLER,
    buyer: SELLER,
    lines: [],
    corrects: null,
    totals: { goodsCents: 1000, shippingCents: 0, totalCents: 1000, vat: [] },
  };
  await pool.query(
    `insert into shop_invoice (number, order_id, kind, total_cents, document)
     select $1, id, 'invoice', 1000, $2 from shop_order where number = $3`,
    [invoiceOf(owner), document, numberOf(owner)],
  );
}

function customerRows({ order, invoiced }: Orders) {
  return {
    getShop: { call: () => ({ url: '/api/shop' }), status: everybody },
    getProduct: { call: () => ({ url: '/api/shop/products/becher' }), status: everybody },
    getProductPicture: { call: () => ({ url: '/api/shop/pictures/bild.svg' }), status: everybody },
    getShopText: { call: () => ({ url: '/api/shop/texts/terms' }), status: everybody },
    priceCart: { call: () => post('/cart', { lines: [] }), status: everybody },
    // The shop has no operator here, so ordering is refused in every role alike.
    placeOrder: { call: () => post('/orders', CHECKOUT), status: statuses(409, 409, 409) },
    listOrders: { call: () => ({ url: '/api/shop/orders' }), status: statuses(401, 200, 200) },
    getOrder: {
      before: order,
      call: (owner) => ({ url: `/api/shop/orders/${numberOf(owner)}`, remoteAddress: somewhere() }),
      status: ofTheOwner,
    },
    getInvoice: {
      before: invoiced,
      call: (owner) => ({
        url: `/api/shop/orders/${numberOf(owner)}/invoices/${invoiceOf(owner)}.pdf`,
        remoteAddress: somewhere(),
      }),
      status: ofTheOwner,
    },
    cancelOrder: { before: order, call: onOrder('/cancel'), status: ofTheOwner },
    // It is paid by a transfer.
    payOrder: { before: order, call: onOrder('/payment'), status: statuses(404, 404, 400) },
    checkPayment: { before: order, call: onOrder('/payment/check'), status: ofTheOwner },
    revokeContract: {
      call: ({ user }) =>
        post('/revocations', {
          key: randomUUID(),
          name: 'Ada',
          contract: 'FW-XXXXXXXX',
          email: `revokes-${user.uid}@example.org`,
        }),
      status: everybody,
    },
  } satisfies Partial<Record<ShopEndpoint, Row>>;
}

function orderRows({ order, paidOrder, invoiced }: Orders) {
  return {
    getShopOrder: {
      before: order,
      call: (owner) => ({ url: `/api/shop/admin/orders/${numberOf(owner)}` }),
      status: adminsOnly(200),
    },
    getShopInvoice: {
      before: invoiced,
      call: (owner) => ({ url: `/api/shop/admin/invoices/${invoiceOf(owner)}.pdf` }),
      status: adminsOnly(200),
    },
    recordPayment: {
      before: order,
      call: asAdmin('/payments', { key: randomUUID(), amountCents: 500, paidOn: '2026-11-17' }),
      status: adminsOnly(200),
    },
    shipOrder: { before: paidOrder, call: asAdmin('/shipment', {}), status: adminsOnly(200) },
    cancelShopOrder: {
      before: order,
      call: asAdmin('/cancel', { reason: 'Doppelt' }),
      status: adminsOnly(200),
    },
    recordRefund: {
      before: paidOrder,
      call: asAdmin('/refunds', { key: randomUUID(), amountCents: 500, refundedOn: '2026-11-17' }),
      status: adminsOnly(200),
    },
  } satisfies Partial<Record<ShopEndpoint, Row>>;
}

/** What is about no order. */
const SHOP_ROWS = {
  getShopStatus: { call: () => ({ url: '/api/shop/admin/status' }), status: adminsOnly(200) },
  listShopOrders: { call: () => ({ url: '/api/shop/admin/orders' }), status: adminsOnly(200) },
  listStock: { call: () => ({ url: '/api/shop/admin/stock' }), status: adminsOnly(200) },
  setStock: {
    call: () => ({
      ...post('/admin/stock/becher-m', { stock: 0, was: 0 }),
      method: 'PUT',
    }),
    status: adminsOnly(200),
  },
  listRevocations: {
    call: () => ({ url: '/api/shop/admin/revocations' }),
    status: adminsOnly(200),
  },
  assignRevocation: {
    call: () => post(`/admin/revocations/${randomUUID()}/order`, { orderNumber: 'FW-XXXXXXXX' }),
    status: adminsOnly(404),
  },
} satisfies Partial<Record<ShopEndpoint, Row>>;
