import { randomUUID } from 'node:crypto';
import type { AdminOrder, Order, PricedCart, Shop } from '@fahrtwind/contract';
import type { CartLine, PaymentMethod } from '@fahrtwind/domain';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { ShopFolders } from '../src/features/shop/shop.feature.ts';
import { OPEN_SHOP, writeTestShop } from '../src/features/shop/testing/test-shop.ts';
import type { PageRenderer } from '../src/http/pages/page-renderer.ts';
import { PLAIN_PASSWORDS, startAccountServer, type AccountServer } from './account-server.ts';
import type { Browser } from './browser.ts';

type Reply = Promise<LightMyRequestResponse>;

export interface Placed {
  readonly order: Order;
  readonly secret: string;
  readonly paymentUrl: string | null;
}

/** A customer of the shop, with what they can do. */
export interface Customer {
  readonly browser: Browser;
  readonly email: string;
  send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Reply;
  /** What is sent to order these lines, as the page would have it. */
  checkout(lines: readonly CartLine[], payment?: PaymentMethod): Promise<object>;
  order(lines: readonly CartLine[], payment?: PaymentMethod): Promise<Placed>;
  read(ref: string): Promise<Order>;
}

export interface ShopServer extends AccountServer {
  visitor(): Customer;
  registered(): Promise<Customer>;
  /** A person in ADMINS, looking at the shop. */
  keeper(): Promise<Customer>;
  /** Sets stock by hand. */
  stock(variantId: string, stock: number): Promise<void>;
  stockOf(variantId: string): Promise<number>;
  /** What people in ADMINS do about an order. */
  admin(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<AdminOrder>;
  adminReply<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T>;
  pay(order: Order, cents?: number): Promise<AdminOrder>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly folders?: ShopFolders;
  readonly logLines?: string[];
  readonly pages?: PageRenderer;
}

let people = 0;

const ADMIN = 'admin@fahrtwind.example';

/** The real server with an open shop: a mug (19 %), a card (7 %) and a pro pass. */
export async function startShopServer(options: Options = {}): Promise<ShopServer> {
  const server = await startAccountServer({
    env: { ...OPEN_SHOP, ADMINS: ADMIN, ...options.env },
    shopFolders: options.folders ?? writeTestShop(),
    passwordHasher: PLAIN_PASSWORDS,
    ...(options.logLines && { logLines: options.logLines }),
    ...(options.pages && { pages: options.pages }),
  });
  const { pool } = server.testDatabase.database;
  const register = async (email: string): Promise<Customer> => {
    const browser = server.browser();
    const payload = { name: 'Rita', email, password: 'Wolke sieben' };
    const url = '/api/auth/sign-up/email';
    const remoteAddress = nextAddress();
    const reply = await browser.send({ method: 'POST', url, payload, remoteAddress });
    expect(reply.statusCode, reply.body).toBe(200);
    await pool.query('update account set email_verified = true where email = $1', [email]);
    return customerOf(browser, email);
  };
  let admin: Promise<Customer> | null = null;
  const keeper = () => (admin ??= register(ADMIN));
  const adminReply: ShopServer['adminReply'] = async (method, path, body) =>
    okOf(await (await keeper()).send(method, `/admin${path}`, body));
  const asAdmin: ShopServer['admin'] = async (method, path, body) =>
    (await adminReply<{ readonly order: AdminOrder }>(method, path, body)).order;
  return {
    ...server,
    visitor: () => customerOf(server.browser(), `visitor-${(people += 1)}@example.org`),
    registered: () => register(`customer-${(people += 1)}@example.org`),
    keeper,
    stock: async (variantId, stock) => {
      const sql = `insert into shop_stock values ($1, $2) on conflict (variant_id) do update set stock = $2`;
      await pool.query(sql, [variantId, stock]);
    },
    stockOf: async (variantId) => {
      const sql = 'select stock from shop_stock where variant_id = $1';
      return (await pool.query<{ stock: number }>(sql, [variantId])).rows[0]?.stock ?? 0;
    },
    admin: asAdmin,
    adminReply,
    pay: ({ number, dueCents }, cents = dueCents) =>
      asAdmin('POST', `/orders/${number}/payments`, {
        key: randomUUID(),
        amountCents: cents,
        paidOn: '2026-11-17',
      }),
  };
}

/** Calls are counted by network address. */
function nextAddress(): string {
  people += 1;
  return `10.4.${people >> 8}.${people & 255}`;
}

function customerOf(browser: Browser, email: string): Customer {
  const remoteAddress = nextAddress();
  const send: Customer['send'] = (method, path, payload) => {
    const request: InjectOptions = { method, url: `/api/shop${path}`, remoteAddress };
    return browser.send(payload ? { ...request, payload } : request);
  };
  const checkout: Customer['checkout'] = async (lines, payment = 'prepayment') => {
    const { shop } = okOf<{ readonly shop: Shop }>(await send('GET', ''));
    const cart = okOf<PricedCart>(await send('POST', '/cart', { lines }));
    return {
      key: randomUUID(),
      lines,
      email,
      recipient: {
        name: 'Rita Rast',
        street: 'Am Hafen 3',
        postalCode: '20457',
        city: 'Hamburg',
        country: 'DE',
      },
      payment,
      totalCents: cart.totals.totalCents,
      agreed: shop.texts,
    };
  };
  return {
    browser,
    email,
    send,
    checkout,
    order: async (lines, payment) =>
      okOf<Placed>(await send('POST', '/orders', await checkout(lines, payment))),
    read: async (ref) => okOf<{ readonly order: Order }>(await send('GET', `/orders/${ref}`)).order,
  };
}

export function okOf<T>(reply: LightMyRequestResponse): Awaited<T> {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Awaited<T>>();
}

/** Status and code of a refusal. */
export function refusalOf(reply: LightMyRequestResponse): readonly [number, string] {
  return [reply.statusCode, reply.json<{ readonly code: string }>().code];
}
