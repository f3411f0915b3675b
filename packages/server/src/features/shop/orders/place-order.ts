import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@fahrtwind/contract';
import {
  gramsOf,
  HOLD_MINUTES,
  orderTotals,
  PAYMENT_MINUTES,
  shippingCents,
  type Language,
} from '@fahrtwind/domain';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Session } from '../../../http/session.ts';
import type { CatalogueParts } from '../catalogue/catalogue-handlers.ts';
import { chosenLines, type ChosenLine } from '../catalogue/price-cart.ts';
import { missingParts, paymentsOf } from '../catalogue/shop-state.ts';
import { textIn, type VersionedText } from '../catalogue/shop-texts.ts';
import { goodsOf, takeStock } from '../catalogue/stock.repository.ts';
import { shopOrder, shopOrderLine, type OrderRow } from '../tables/shop.tables.ts';
import type { Emitting } from './order-event.ts';
import {
  findOrder,
  hashOf,
  newOrderNumber,
  orderSecret,
  type WholeOrder,
} from './order.repository.ts';
import { networkHash, refuseTooMany, refuseTooMuchHeld } from './order-limits.ts';

export type Checkout = z.output<Endpoints['placeOrder']['body']>;

/** What has to be agreed to. */
const AGREED_TEXTS = ['terms', 'revocation'] as const;

export interface OrderParts extends CatalogueParts, Emitting {
  readonly config: CatalogueParts['config'] & { readonly secret: string };
}

export interface Customer {
  readonly session: Session | null;
  readonly language: Language;
  /** The origin of the site, for links. */
  readonly origin: string;
  /** The network address of the request. */
  readonly address: string;
}

/**
 * Makes an order, or finds the one that the same request has made: a double click waits for the first one at the
 * unique key. Goods are taken off the stock in the same transaction, or nothing is ordered.
 */
export async function placeOrder(
  parts: OrderParts,
  customer: Customer,
  checkout: Checkout,
): Promise<WholeOrder> {
  const { db } = parts.database;
  // Without the person, who may have signed in before the page asks again.
  const requestHash = hashOf(JSON.stringify(checkout));
  const before = await findMade(db, checkout.key, requestHash);
  if (before) return before;
  const prepared = prepareOrder(parts, customer, checkout);
  await db.transaction(async (tx) => {
    const [order] = await tx
      .insert(shopOrder)
      .values({ ...prepared.order, requestHash })
      .onConflictDoNothing({ target: shopOrder.checkoutKey })
      .returning();
    if (!order) return;
    await refuseTooMany(tx, order, customer.session);
    const missing = await takeStock(tx, goodsOf(prepared.lines));
    if (missing !== null) throw new AppError('shop-sold-out', missing);
    const lines = await tx
      .insert(shopOrderLine)
      .values([...prepared.lines])
      .returning();
    await refuseTooMuchHeld(tx, order);
    await keepTexts(tx, prepared.texts);
    await parts.emit(tx, { kind: 'ordered', order, lines, texts: prepared.texts });
  });
  const made = await findMade(db, checkout.key, requestHash);
  if (!made) throw new Error('an order is gone as soon as it was made');
  return made;
}

async function findMade(
  queries: Queries,
  key: string,
  requestHash: string,
): Promise<WholeOrder | null> {
  const made = await findOrder(queries, eq(shopOrder.checkoutKey, key));
  if (made && made.order.requestHash !== requestHash) throw new AppError('idempotency-key-reused');
  return made;
}

/** Throws when it cannot be ordered as it was shown. */
function prepareOrder(parts: OrderParts, customer: Customer, checkout: Checkout) {
  const { config } = parts;
  const { recipient, payment } = checkout;
  if (missingParts(config, parts.texts()).length > 0) throw new AppError('shop-closed');
  if (!config.shop.countries.includes(recipient.country)) throw new AppError('shop-country');
  if (!paymentsOf(config).includes(payment)) throw new AppError('shop-payment');
  const chosen = chosenLines(parts.catalogue(), checkout.lines);
  if (chosen.length !== checkout.lines.length) throw new AppError('shop-changed');
  checkPass(chosen, customer.session);
  const shipping = shippingCents(gramsOf(chosen), recipient.country);
  if (shipping === null) throw new AppError('shop-too-heavy');
  const totals = orderTotals(chosen, shipping, config.shop.taxMode);
  if (totals.totalCents !== checkout.totalCents) throw new AppError('shop-changed');
  const texts = agreedTexts(parts, customer.language, checkout);
  const id = randomUUID();
  const order = {
    id,
    number: newOrderNumber(),
    checkoutKey: checkout.key,
    userId: customer.session?.uid ?? null,
    secretHash: hashOf(orderSecret(config.secret, id)),
    language: customer.language,
    origin: customer.origin,
    email: checkout.email,
    network: networkHash(config.secret, customer.address),
    recipient,
    payment,
    taxMode: config.shop.taxMode,
    goodsCents: totals.goodsCents,
    shippingCents: totals.shippingCents,
    totalCents: totals.totalCents,
    agreed: texts.map(({ name, version }) => ({ name, version })),
    payUntil: inMinutes(PAYMENT_MINUTES[payment]),
    heldUntil: inMinutes(HOLD_MINUTES[payment]),
  } satisfies Partial<OrderRow>;
  return { order, lines: chosen.map(lineRow(id, customer.language)), texts };
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000);
}

function checkPass(chosen: readonly ChosenLine[], session: Session | null): void {
  const passes = chosen.filter(({ item }) => item.product.kind === 'pro-pass');
  if (passes.length === 0) return;
  if (!session || session.account.isAnonymous) throw new AppError('shop-account-needed');
  if (passes.some(({ quantity }) => quantity > 1)) throw new AppError('shop-changed');
}

function agreedTexts(
  { texts }: OrderParts,
  language: Language,
  { agreed }: Checkout,
): readonly VersionedText[] {
  return AGREED_TEXTS.flatMap((name) => {
    const text = textIn(texts(), name, language);
    const version = agreed.find((one) => one.name === name)?.version;
    if (!text || text.version !== version) throw new AppError('shop-changed', name);
    // The contract is made in German; a translation only helps to read it.
    const binding = textIn(texts(), name, 'de');
    return binding && binding.version !== version ? [text, binding] : [text];
  });
}

/** Keeps the words of every version that a customer has agreed to. */
async function keepTexts(tx: Queries, texts: readonly VersionedText[]): Promise<void> {
  for (const { version, name, language, markdown } of texts)
    await tx.execute(sql`
      insert into shop_text (version, name, language, text)
      values (${version}, ${name}, ${language}, ${markdown}) on conflict do nothing`);
}

function lineRow(orderId: string, language: Language) {
  return ({ item, quantity, unitCents, vatPercent, weightGrams }: ChosenLine, index: number) => ({
    orderId,
    position: index + 1,
    variantId: item.variant.id,
    productId: item.product.id,
    details: {
      name: item.product.name[language],
      size: item.variant.size,
      colour: item.variant.colour?.[language] ?? null,
      material: item.product.material[language],
      identifier: item.product.identifier,
    },
    quantity,
    unitCents,
    vatPercent,
    weightGrams,
    passDays: item.product.passDays,
    revokedQuantity: 0,
  });
}
