import {
  CART_PROBLEMS,
  EU_COUNTRIES,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  ORDER_STATES,
  PAYMENT_METHODS,
  PRODUCT_KINDS,
  SHOP_TEXTS,
  TAX_MODES,
} from '@fahrtwind/domain';
import { z } from 'zod';

export const variantId = z.string().regex(/^[a-z0-9-]{1,60}$/);
export const country = z.enum(EU_COUNTRIES);
const cents = z.int();

const maker = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  /** A mail address or the address of a page. */
  electronic: z.string(),
});

/** A product in the language of the site. */
export const product = z.object({
  id: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  name: z.string(),
  summary: z.string(),
  description: z.array(z.string()),
  /** Gross; VAT is in it unless the shop's tax mode is small-business. */
  priceCents: cents,
  vatPercent: z.number(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  material: z.string(),
  fibres: z.array(
    z.object({
      part: z.string().nullable(),
      fibres: z.array(z.object({ name: z.string(), percent: z.int() })),
    }),
  ),
  /** Fields are empty where it is the operator, who gave nothing. */
  maker,
  identifier: z.string(),
  warnings: z.array(z.string()),
  /** Working days; null for what is not sent. */
  deliveryDays: z.object({ from: z.int(), to: z.int() }).nullable(),
  passDays: z.int().nullable(),
  variants: z.array(
    z.object({
      id: z.string(),
      size: z.string().nullable(),
      colour: z.string().nullable(),
      weightGrams: z.int(),
      /** How many can be ordered now, at most as many as one order may have. 0: sold out. */
      available: z.int(),
    }),
  ),
});

export type Product = z.infer<typeof product>;

export const shop = z.object({
  /** Whether orders are taken. */
  isOpen: z.boolean(),
  /** For the operator: the settings that are missing before orders can be taken. */
  missing: z.array(z.string()),
  payments: z.array(z.enum(PAYMENT_METHODS)),
  countries: z.array(country),
  /** What is sent to each country, by weight. */
  shipping: z.array(z.object({ country, steps: z.array(z.object({ upToGrams: z.int(), cents })) })),
  taxMode: z.enum(TAX_MODES),
  /** What is agreed to with an order; empty as long as there is no such text. */
  texts: z.array(z.object({ name: z.enum(SHOP_TEXTS), version: z.string() })),
});

export type Shop = z.infer<typeof shop>;

export const cartLine = z.object({
  variantId,
  quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
});

/** Each variant once. */
export const cartLines = z
  .array(cartLine)
  .max(MAX_CART_LINES)
  .refine((lines) => new Set(lines.map((line) => line.variantId)).size === lines.length);

const totals = z.object({
  goodsCents: cents,
  shippingCents: cents,
  totalCents: cents,
  /** By rate, shipping included; empty in the tax mode small-business. */
  vat: z.array(
    z.object({ percent: z.number(), grossCents: cents, netCents: cents, vatCents: cents }),
  ),
});

export const pricedCart = z.object({
  lines: z.array(
    z.object({
      variantId: z.string(),
      productId: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      colour: z.string().nullable(),
      material: z.string(),
      quantity: z.int(),
      unitCents: cents,
      totalCents: cents,
      available: z.int(),
      /** gone: there is no such variant any more; it counts in no sum. */
      problem: z.enum(CART_PROBLEMS).nullable(),
    }),
  ),
  totals,
  /** A pro pass belongs to an account. */
  needsAccount: z.boolean(),
  /** No parcel may be that heavy: to be ordered in parts. */
  isTooHeavy: z.boolean(),
});

export type PricedCart = z.infer<typeof pricedCart>;

const text = (length: number) => z.string().trim().min(1).max(length);

export const recipient = z.object({
  name: text(120),
  /** A company, a floor, a parcel station: whatever the postman needs beside. */
  addition: z.string().trim().max(120).default(''),
  street: text(120),
  postalCode: text(12),
  city: text(120),
  country,
});

const invoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'correction']),
  issuedAt: z.string(),
  totalCents: cents,
});

export const order = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  createdAt: z.string(),
  payment: z.enum(PAYMENT_METHODS),
  taxMode: z.enum(TAX_MODES),
  /** Until when it is to be paid; null when that is no longer the question. */
  payUntil: z.string().nullable(),
  /** Until when its goods are kept back unpaid; null when they are not. */
  heldUntil: z.string().nullable(),
  email: z.string(),
  recipient: recipient.extend({ addition: z.string() }),
  lines: z.array(
    z.object({
      variantId: z.string(),
      productId: z.string(),
      name: z.string(),
      size: z.string().nullable(),
      colour: z.string().nullable(),
      material: z.string(),
      quantity: z.int(),
      unitCents: cents,
      totalCents: cents,
      passDays: z.int().nullable(),
      revokedQuantity: z.int(),
    }),
  ),
  totals,
  paidCents: cents,
  refundedCents: cents,
  /** What is still to be paid. */
  dueCents: cents,
  /** What the customer is still to get back. */
  refundDueCents: cents,
  paidAt: z.string().nullable(),
  shippedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  shipment: z.object({ carrier: z.string(), tracking: z.string() }).nullable(),
  invoices: z.array(invoice),
  /** The versions of the texts that were agreed to. */
  agreed: z.array(z.object({ name: z.enum(SHOP_TEXTS), version: z.string() })),
  /** Where to transfer what is due; null when nothing is, or it is paid otherwise. */
  transfer: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string(), reference: z.string() })
    .nullable(),
  mayCancel: z.boolean(),
  /** Whether paying at the payment service can be begun (again). */
  mayPay: z.boolean(),
  revocations: z.array(
    z.object({
      receivedAt: z.string(),
      lines: z.array(z.object({ variantId: z.string(), quantity: z.int() })),
      // Null until a late one has been decided about.
      refundCents: cents.nullable(),
    }),
  ),
});

export type Order = z.infer<typeof order>;

/** An order as people in `ADMINS` see it. */
export const adminOrder = order.extend({
  hasAccount: z.boolean(),
  /** Payments and refunds, oldest first. */
  payments: z.array(
    z.object({
      kind: z.enum(['payment', 'refund']),
      means: z.enum(PAYMENT_METHODS),
      amountCents: cents,
      happenedOn: z.string(),
      reference: z.string(),
    }),
  ),
});

export type AdminOrder = z.infer<typeof adminOrder>;

/** What the customer gets at once and by mail (§ 356a Abs. 4 BGB). */
export const revocationReceipt = z.object({
  id: z.string(),
  receivedAt: z.string(),
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  comment: z.string(),
  /** Empty: the whole contract. */
  lines: z.array(z.object({ variantId: z.string(), quantity: z.int() })),
});

export type RevocationReceipt = z.infer<typeof revocationReceipt>;

export const adminRevocation = revocationReceipt.extend({
  /** Null until it is known which order is meant. */
  orderNumber: z.string().nullable(),
  refundCents: z.int().nullable(),
});

export type AdminRevocation = z.infer<typeof adminRevocation>;
