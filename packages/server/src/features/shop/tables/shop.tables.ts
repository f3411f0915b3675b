import type {
  Language,
  OrderState,
  PaymentMethod,
  ShopCountry,
  ShopText,
  TaxMode,
} from '@fahrtwind/domain';
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Where goods are sent to. */
export interface Recipient {
  readonly name: string;
  readonly addition: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: ShopCountry;
}

export interface Agreement {
  readonly name: ShopText;
  readonly version: string;
}

export interface LineDetails {
  readonly name: string;
  readonly size: string | null;
  readonly colour: string | null;
  readonly material: string;
  readonly identifier: string;
}

export interface LineQuantity {
  readonly variantId: string;
  readonly quantity: number;
}

export const shopOrder = pgTable('shop_order', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  checkoutKey: text('checkout_key').notNull(),
  requestHash: text('request_hash').notNull(),
  userId: text('user_id'),
  secretHash: text('secret_hash').notNull(),
  state: text('state').$type<OrderState>().notNull().default('open'),
  language: text('language').$type<Language>().notNull(),
  origin: text('origin').notNull(),
  email: text('email').notNull(),
  network: text('network'),
  recipient: jsonb('recipient').$type<Recipient>().notNull(),
  payment: text('payment').$type<PaymentMethod>().notNull(),
  taxMode: text('tax_mode').$type<TaxMode>().notNull(),
  goodsCents: integer('goods_cents').notNull(),
  shippingCents: integer('shipping_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  revokedCents: integer('revoked_cents').notNull().default(0),
  paidCents: integer('paid_cents').notNull().default(0),
  refundedCents: integer('refunded_cents').notNull().default(0),
  agreed: jsonb('agreed').$type<readonly Agreement[]>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  payUntil: moment('reserved_until').notNull(),
  heldUntil: moment('held_until'),
  paidAt: moment('paid_at'),
  shippedAt: moment('shipped_at'),
  endedAt: moment('ended_at'),
  shipment: jsonb('shipment').$type<{ readonly carrier: string; readonly tracking: string }>(),
});

export type OrderRow = typeof shopOrder.$inferSelect;

export const shopOrderLine = pgTable('shop_order_line', {
  orderId: text('order_id').notNull(),
  position: integer('position').notNull(),
  variantId: text('variant_id').notNull(),
  productId: text('product_id').notNull(),
  details: jsonb('details').$type<LineDetails>().notNull(),
  quantity: integer('quantity').notNull(),
  unitCents: integer('unit_cents').notNull(),
  vatPercent: integer('vat_percent').notNull(),
  weightGrams: integer('weight_grams').notNull(),
  passDays: integer('pass_days'),
  revokedQuantity: integer('revoked_quantity').notNull().default(0),
});

export type OrderLineRow = typeof shopOrderLine.$inferSelect;

export interface OrderWithLines {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

export const shopPayment = pgTable('shop_payment', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  kind: text('kind').$type<'payment' | 'refund'>().notNull(),
  means: text('means').$type<PaymentMethod>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  happenedOn: date('happened_on').notNull(),
  reference: text('reference').notNull(),
  ofPayment: text('of_payment'),
  wishKey: text('wish_key'),
  recordedBy: text('recorded_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const shopRevocation = pgTable('shop_revocation', {
  id: text('id').primaryKey(),
  sendKey: text('send_key').notNull(),
  orderId: text('order_id'),
  contract: text('contract').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  comment: text('comment').notNull(),
  lines: jsonb('lines').$type<LineQuantity[]>().notNull(),
  revokedLines: jsonb('revoked_lines').$type<LineQuantity[]>(),
  refundCents: integer('refund_cents'),
  receivedAt: moment('received_at').notNull().defaultNow(),
});

export type RevocationRow = typeof shopRevocation.$inferSelect;
