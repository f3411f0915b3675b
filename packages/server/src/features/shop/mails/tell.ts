import type { RevocationReceipt } from '@fahrtwind/contract';
import {
  balanceOf,
  lineCents,
  orderPath,
  PATHS,
  shopPath,
  writeEuros,
  type Language,
} from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import type { Attachment, DrawnAttachment } from '../../../jobs/mail-outbox.table.ts';
import { renderMail, type MailText } from '../../../jobs/render-mail.ts';
import { plainOf, type VersionedText } from '../catalogue/shop-texts.ts';
import type { InvoiceDocument } from '../invoices/invoice-document.ts';
import { orderSecret } from '../orders/order.repository.ts';
import { laterPassStart } from '../orders/pro-pass.repository.ts';
import { transferOf } from '../orders/order-view.ts';
import type { ShopParts } from '../shop-parts.ts';
import type { OrderLineRow, OrderRow } from '../tables/shop.tables.ts';
import { SHOP_MAILS } from './shop-mail.ts';

interface Subject {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

/** The order's mail: what was ordered from whom, how to pay, and what was agreed to, attached (§ 312f BGB). */
export async function tellOrdered(
  tx: Queries,
  parts: ShopParts,
  { order, lines }: Subject,
  texts: readonly VersionedText[],
): Promise<void> {
  const words = SHOP_MAILS[order.language];
  const { before, after, ...text } = words.ordered(
    order.number,
    `${order.origin}${shopPath('widerruf', order.number)}`,
  );
  const { name, street, city, country, email } = parts.config.operator;
  const mail = {
    ...text,
    before: [...before, contentOf({ order, lines }), ...payment(parts, { order, lines })],
    after: [...after, joined([words.seller, name, street, city, country, email])],
  };
  const attachments = texts.map((one) => ({
    filename: SHOP_MAILS[one.language].files[one.name],
    contentType: 'text/plain; charset=utf-8',
    content: plainOf(one.markdown, order.origin),
    encoding: 'utf8' as const,
  }));
  await post(tx, parts, order, mail, attachments);
}

export async function tellPaid(
  tx: Queries,
  parts: ShopParts,
  { order, lines }: Subject,
  invoice: InvoiceDocument | null,
): Promise<void> {
  const words = SHOP_MAILS[order.language];
  const text = words.paid(order.number);
  const kept = lines.filter((line) => line.revokedQuantity < line.quantity);
  const passStart = await laterPassStart(tx, order.id);
  const passDay = passStart && momentIn(order.language, passStart).slice(0, 10);
  const before = [
    ...text.before,
    ...(kept.some(({ passDays }) => passDays === null) ? [words.paidGoods] : []),
    ...(kept.some(({ passDays }) => passDays !== null) ? [words.paidPass(passDay)] : []),
    ...(invoice ? [words.invoiceAttached(invoice.number)] : []),
  ];
  await post(tx, parts, order, { ...text, before }, paperOf(invoice));
  const amount = writeEuros(order.totalCents);
  await tellOperator(tx, parts, ({ forOperator }) => forOperator.order(order.number, amount));
}

export async function tellShipped(
  tx: Queries,
  parts: ShopParts,
  order: OrderRow,
  invoice: InvoiceDocument,
): Promise<void> {
  const words = SHOP_MAILS[order.language];
  const text = words.shipped(order.number);
  const { carrier = '', tracking = '' } = order.shipment ?? {};
  const before = [
    ...text.before,
    ...(carrier + tracking === '' ? [] : [words.tracking(carrier, tracking)]),
    words.invoiceAttached(invoice.number),
  ];
  await post(tx, parts, order, { ...text, before }, paperOf(invoice));
}

/** Tells the customer that nothing is left to be sent. */
export async function tellClosed(
  tx: Queries,
  parts: ShopParts,
  order: OrderRow,
  invoice: InvoiceDocument,
): Promise<void> {
  const words = SHOP_MAILS[order.language];
  const text = words.closed(order.number);
  const before = [...text.before, words.invoiceAttached(invoice.number)];
  await post(tx, parts, order, { ...text, before }, paperOf(invoice));
}

/** Tells the customer that the order was cancelled or never paid. */
export async function tellEnded(
  tx: Queries,
  parts: ShopParts,
  order: OrderRow,
  reason: string,
): Promise<void> {
  const words = SHOP_MAILS[order.language];
  const text =
    order.state === 'expired' ? words.expired(order.number) : words.cancelled(order.number);
  const { refundDueCents } = balanceOf(order);
  const before = [
    ...text.before,
    ...(reason === '' ? [] : [words.reason(reason)]),
    ...(refundDueCents > 0 ? [words.refundComing(writeEuros(refundDueCents))] : []),
  ];
  await post(tx, parts, order, { ...text, before });
}

export async function tellRefunded(
  tx: Queries,
  parts: ShopParts,
  order: OrderRow,
  amountCents: number,
  correction: InvoiceDocument | null,
): Promise<void> {
  const text = SHOP_MAILS[order.language].refunded(order.number, writeEuros(amountCents));
  await post(tx, parts, order, text, paperOf(correction));
}

/** For an order whose money came after its goods were sold. The customer gets the mail of a cancelled order. */
export async function tellSoldOut(tx: Queries, parts: ShopParts, order: OrderRow): Promise<void> {
  const amount = writeEuros(order.paidCents);
  await tellOperator(tx, parts, ({ forOperator }) => forOperator.soldOut(order.number, amount));
}

interface Receipt {
  readonly receipt: RevocationReceipt;
  readonly language: Language;
  readonly origin: string;
  /** What is revoked, in words; empty for everything. */
  readonly parts: string;
}

/** The receipt of a revocation with its content, date and time (§ 356a Abs. 4 BGB). */
export async function tellRevoked(
  tx: Queries,
  shop: ShopParts,
  { receipt, language, origin, parts }: Receipt,
): Promise<void> {
  const words = SHOP_MAILS[language];
  const { contract, email } = receipt;
  const received = momentIn(language, new Date(receipt.receivedAt));
  const text = words.revoked({ received, contract });
  const before = [...text.before, words.statement({ ...receipt, parts })];
  const frame = {
    language,
    greeting: words.greeting,
    farewell: words.farewell,
    link: `${origin}${PATHS.merch}`,
  };
  await shop.mail.enqueue(tx, {
    recipient: email,
    uid: null,
    ...renderMail({ ...text, before }, frame),
  });
  await tellOperator(tx, shop, ({ forOperator }) => forOperator.revocation(contract));
}

/** A line for who runs the shop; the rest is in the administration. */
async function tellOperator(
  tx: Queries,
  { config, mail }: ShopParts,
  line: (words: (typeof SHOP_MAILS)['de']) => string,
): Promise<void> {
  const words = SHOP_MAILS.de;
  const subject = line(words);
  const frame = {
    language: 'de' as const,
    greeting: words.greeting,
    farewell: words.farewell,
    link: new URL(PATHS.merch, config.mainUrl).href,
  };
  if (config.operator.email === '') return;
  const text = { subject, before: [subject], button: words.open, after: [] };
  await mail.enqueue(tx, {
    recipient: config.operator.email,
    uid: null,
    ...renderMail(text, frame),
  });
}

async function post(
  tx: Queries,
  { config, mail }: ShopParts,
  order: OrderRow,
  text: MailText,
  attachments: readonly (Attachment | DrawnAttachment)[] = [],
): Promise<void> {
  const { greeting, farewell } = SHOP_MAILS[order.language];
  const link = `${order.origin}${orderPath(orderSecret(config.secret, order.id))}`;
  const { language, email: recipient, userId: uid } = order;
  const rendered = renderMail(text, { language, greeting, farewell, link });
  await mail.enqueue(tx, { recipient, uid, ...rendered, attachments });
}

function contentOf({ order, lines }: Subject): string {
  const words = SHOP_MAILS[order.language];
  const { recipient } = order;
  const pieces = lines.map((line) =>
    words.piece({
      quantity: line.quantity,
      name: line.details.name,
      details: [line.details.size, line.details.colour, line.details.material]
        .filter((one) => one !== null)
        .join(', '),
      total: writeEuros(lineCents(line)),
    }),
  );
  return joined([
    ...pieces,
    order.shippingCents > 0 ? words.shipping(writeEuros(order.shippingCents)) : '',
    words.total(writeEuros(order.totalCents), order.taxMode === 'regular'),
    words.to,
    recipient.name,
    recipient.addition,
    recipient.street,
    `${recipient.postalCode} ${recipient.city}, ${recipient.country}`,
  ]);
}

function payment({ config }: ShopParts, { order, lines }: Subject): readonly string[] {
  const words = SHOP_MAILS[order.language];
  const until = momentIn(order.language, order.payUntil);
  if (order.payment === 'stripe') return [words.payThere(until)];
  const amount = writeEuros(order.totalCents);
  const day = until.slice(0, 10);
  const transfer = words.transfer({ ...transferOf(config, order.number), amount, until: day });
  const { heldUntil } = order;
  if (heldUntil === null || lines.every(({ passDays }) => passDays !== null)) return [transfer];
  return [transfer, words.held(momentIn(order.language, heldUntil))];
}

/** Drawn when the mail leaves: until this transaction is over, no other order gets the number of an invoice. */
function paperOf(invoice: InvoiceDocument | null): readonly DrawnAttachment[] {
  if (!invoice) return [];
  const { number } = invoice;
  return [{ filename: `${number}.pdf`, contentType: 'application/pdf', drawnFrom: number }];
}

function momentIn(language: Language, moment: Date): string {
  return moment.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

function joined(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
