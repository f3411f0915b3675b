import type { OrderTotals, TaxMode, Language } from '@fahrtwind/domain';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Recipient } from '../tables/shop.tables.ts';

/** All that § 14 Abs. 4 UStG wants on an invoice, as it was when it was issued. */
export interface InvoiceDocument {
  readonly number: string;
  readonly kind: 'invoice' | 'correction';
  readonly language: Language;
  readonly issuedOn: string;
  readonly orderNumber: string;
  readonly orderedOn: string;
  /** When the goods were sent, or the pass began. */
  readonly deliveredOn: string;
  readonly seller: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly country: string;
    readonly email: string;
    readonly vatId: string;
    readonly taxNumber: string;
  };
  readonly buyer: Recipient;
  readonly taxMode: TaxMode;
  readonly lines: readonly {
    readonly text: string;
    readonly quantity: number;
    readonly unitCents: number;
    readonly totalCents: number;
    readonly vatPercent: number;
  }[];
  /** Negative in a correction. */
  readonly totals: OrderTotals;
  /** The invoice that is corrected. */
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null;
}

export const shopInvoice = pgTable('shop_invoice', {
  number: text('number').primaryKey(),
  orderId: text('order_id').notNull(),
  kind: text('kind').$type<InvoiceDocument['kind']>().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  totalCents: integer('total_cents').notNull(),
  document: jsonb('document').$type<InvoiceDocument>().notNull(),
});
