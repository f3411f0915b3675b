import { lineCents, orderTotals, splitVat } from '@fahrtwind/domain';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import type { Queries } from '../../../db/queries.ts';
import type { OrderRow, OrderWithLines } from '../tables/shop.tables.ts';
import { shopInvoice, type InvoiceDocument } from './invoice-document.ts';

/** The seller by the configuration, with taxes and account. */
export type Seller = Pick<Config, 'operator' | 'shop'>;

/** Writes the invoice of an order, without what was revoked before. */
export async function issueInvoice(
  tx: Queries,
  seller: Seller,
  { order, lines }: OrderWithLines,
): Promise<InvoiceDocument> {
  const kept = lines
    .map((line) => ({ ...line, quantity: line.quantity - line.revokedQuantity }))
    .filter(({ quantity }) => quantity > 0);
  const goods = kept.reduce((sum, line) => sum + lineCents(line), 0);
  const shipping = order.totalCents - order.revokedCents - goods;
  const now = new Date();
  const document: InvoiceDocument = {
    ...(await headOf(tx, seller, order, now)),
    kind: 'invoice',
    lines: kept.map(({ details, quantity, unitCents, vatPercent }) => ({
      text: [details.name, details.size, details.colour].filter((part) => part !== null).join(', '),
      quantity,
      unitCents,
      totalCents: lineCents({ unitCents, quantity }),
      vatPercent,
    })),
    totals: orderTotals(kept, shipping, order.taxMode),
    corrects: null,
  };
  await keepInvoice(tx, order.id, document, now);
  return document;
}

/**
 * Brings the books to what the customer has paid and not got back: takes from the invoice of an order what is above that.
 * Null where there is no invoice or nothing to correct, such as when money that came twice goes back.
 */
export async function issueCorrection(
  tx: Queries,
  seller: Seller,
  order: OrderRow,
): Promise<InvoiceDocument | null> {
  const written = await tx.select().from(shopInvoice).where(eq(shopInvoice.orderId, order.id));
  const original = written.find(({ kind }) => kind === 'invoice')?.document;
  if (!original) return null;
  const booked = written.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const back = order.paidCents - order.refundedCents - booked;
  if (back >= 0) return null;
  const now = new Date();
  const document: InvoiceDocument = {
    ...(await headOf(tx, seller, order, now)),
    kind: 'correction',
    deliveredOn: original.deliveredOn,
    lines: [],
    totals: {
      goodsCents: back,
      shippingCents: 0,
      totalCents: back,
      vat: splitVat(original.totals.vat, back),
    },
    corrects: { number: original.number, issuedOn: original.issuedOn },
  };
  await keepInvoice(tx, order.id, document, now);
  return document;
}

export async function findInvoice(
  queries: Queries,
  number: string,
): Promise<InvoiceDocument | null> {
  const [found] = await queries.select().from(shopInvoice).where(eq(shopInvoice.number, number));
  return found ? found.document : null;
}

async function keepInvoice(
  tx: Queries,
  orderId: string,
  document: InvoiceDocument,
  issuedAt: Date,
): Promise<void> {
  const { number, kind, totals } = document;
  await tx
    .insert(shopInvoice)
    .values({ number, kind, orderId, issuedAt, totalCents: totals.totalCents, document });
}

async function headOf(tx: Queries, { operator, shop }: Seller, order: OrderRow, now: Date) {
  const { name, street, city, country, email, vatId } = operator;
  const { taxNumber } = shop;
  return {
    number: await nextNumber(tx, now),
    language: order.language,
    issuedOn: germanDay(now),
    orderNumber: order.number,
    orderedOn: germanDay(order.createdAt),
    deliveredOn: germanDay(order.shippedAt ?? now),
    seller: { name, street, city, country, email, vatId, taxNumber },
    buyer: order.recipient,
    taxMode: order.taxMode,
  };
}

/** One after the other and without gaps: the counter's row is locked until the transaction is over. */
async function nextNumber(tx: Queries, now: Date): Promise<string> {
  const year = germanDay(now).slice(0, 4);
  const { rows } = await tx.execute<{ readonly value: number }>(sql`
    insert into shop_counter (name, value) values (${`invoice-${year}`}, 1)
    on conflict (name) do update set value = shop_counter.value + 1 returning value`);
  return `RE-${year}-${String(rows[0]?.value).padStart(5, '0')}`;
}

/** The calendar date in Germany, where the operator keeps the books. */
export function germanDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
}
