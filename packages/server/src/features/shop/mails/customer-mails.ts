import {
  balanceOf,
  countryName,
  lineCents,
  orderPath,
  PATHS,
  shopPath,
  writeEuros,
  writeIban,
  type Language,
} from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import type { Attachment, DrawnAttachment } from '../../../jobs/mail-outbox.table.ts';
import { renderMail, type MailText } from '../../../jobs/render-mail.ts';
import { plainOf } from '../catalogue/shop-texts.ts';
import type { InvoiceDocument } from '../invoices/invoice-document.ts';
import type { Seller } from '../invoices/invoice.repository.ts';
import type { Listener, OrderEvent } from '../orders/order-event.ts';
import { orderSecret } from '../orders/order.repository.ts';
import { transferOf } from '../orders/order-view.ts';
import { laterPassStart } from '../orders/pro-pass.repository.ts';
import type { OrderWithLines } from '../tables/shop.tables.ts';
import { SHOP_MAILS, type MailParts } from './shop-mail.ts';

type EventOf<Kind extends OrderEvent['kind']> = Extract<OrderEvent, { readonly kind: Kind }>;

interface Letter {
  readonly text: MailText;
  readonly attachments?: readonly (Attachment | DrawnAttachment)[];
}

/** Writes to customers what happens to their orders. */
export function tellCustomers({ config, mail }: MailParts): Listener {
  return async (tx, event) => {
    if (event.kind === 'revoked') return mail.enqueue(tx, receiptOf(event));
    const { id, origin, language, email: recipient, userId: uid } = event.order;
    const { greeting, farewell } = SHOP_MAILS[language];
    const link = `${origin}${orderPath(orderSecret(config.secret, id))}`;
    const { text, attachments = [] } = await letterOf(tx, config, event);
    const rendered = renderMail(text, { language, greeting, farewell, link });
    await mail.enqueue(tx, { recipient, uid, ...rendered, attachments });
  };
}

async function letterOf(
  tx: Queries,
  seller: Seller,
  event: Exclude<OrderEvent, { readonly kind: 'revoked' }>,
): Promise<Letter> {
  switch (event.kind) {
    case 'ordered':
      return ordered(seller, event);
    case 'paid':
      return paid(event, await laterPassStart(tx, event.order.id));
    case 'shipped':
    case 'closed':
      return delivered(event);
    case 'ended':
      return ended(event);
  }
  return refunded(event);
}

/** What was ordered from whom, how to pay, and what was agreed to, attached (§ 312f BGB). */
function ordered(seller: Seller, { order, lines, texts }: EventOf<'ordered'>): Letter {
  const words = SHOP_MAILS[order.language];
  const { before, after, ...text } = words.ordered(
    order.number,
    `${order.origin}${shopPath('widerruf', order.number)}`,
  );
  const { name, street, city, country, email } = seller.operator;
  return {
    text: {
      ...text,
      before: [...before, contentOf({ order, lines }), ...payment(seller, { order, lines })],
      after: [...after, joined([words.seller, name, street, city, country, email])],
    },
    attachments: texts.map((one) => ({
      filename: SHOP_MAILS[one.language].files[one.name],
      contentType: 'text/plain; charset=utf-8',
      content: plainOf(one.markdown, order.origin),
      encoding: 'utf8',
    })),
  };
}

function paid({ order, lines, invoice }: EventOf<'paid'>, passStart: Date | null): Letter {
  const words = SHOP_MAILS[order.language];
  const text = words.paid(order.number);
  const kept = lines.filter((line) => line.revokedQuantity < line.quantity);
  const passDay = passStart && momentIn(order.language, passStart).slice(0, 10);
  const before = [
    ...text.before,
    ...(kept.some(({ passDays }) => passDays === null) ? [words.paidGoods] : []),
    ...(kept.some(({ passDays }) => passDays !== null) ? [words.paidPass(passDay)] : []),
    ...(invoice ? [words.invoiceAttached(invoice.number)] : []),
  ];
  return { text: { ...text, before }, attachments: paperOf(invoice) };
}

function delivered({ kind, order, invoice }: EventOf<'shipped' | 'closed'>): Letter {
  const words = SHOP_MAILS[order.language];
  const text = words[kind](order.number);
  const { carrier = '', tracking = '' } = order.shipment ?? {};
  const before = [
    ...text.before,
    ...(carrier + tracking === '' ? [] : [words.tracking(carrier, tracking)]),
    words.invoiceAttached(invoice.number),
  ];
  return { text: { ...text, before }, attachments: paperOf(invoice) };
}

/** For an order that was cancelled or never paid. */
function ended({ order, reason }: EventOf<'ended'>): Letter {
  const words = SHOP_MAILS[order.language];
  const text = words[order.state === 'expired' ? 'expired' : 'cancelled'](order.number);
  const { refundDueCents } = balanceOf(order);
  const said = reason === 'sold-out' ? words.soldOut : (reason?.said ?? '');
  const before = [
    ...text.before,
    ...(said === '' ? [] : [words.reason(said)]),
    ...(refundDueCents > 0 ? [words.refundComing(writeEuros(refundDueCents))] : []),
  ];
  return { text: { ...text, before } };
}

function refunded({ order, amountCents, correction }: EventOf<'refunded'>): Letter {
  const text = SHOP_MAILS[order.language].refunded(order.number, writeEuros(amountCents));
  return { text, attachments: paperOf(correction) };
}

/** The receipt of a revocation with its content, date and time (§ 356a Abs. 4 BGB). */
function receiptOf({ receipt, language, origin, what }: EventOf<'revoked'>) {
  const words = SHOP_MAILS[language];
  const { contract, email: recipient } = receipt;
  const received = momentIn(language, new Date(receipt.receivedAt));
  const text = words.revoked(received, contract);
  const before = [...text.before, words.statement({ ...receipt, parts: what })];
  const { greeting, farewell } = words;
  const frame = { language, greeting, farewell, link: `${origin}${PATHS.merch}` };
  return { recipient, uid: null, ...renderMail({ ...text, before }, frame) };
}

function contentOf({ order, lines }: OrderWithLines): string {
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
    `${recipient.postalCode} ${recipient.city}`,
    countryName(recipient.country, order.language),
  ]);
}

function payment(seller: Seller, { order, lines }: OrderWithLines): readonly string[] {
  const words = SHOP_MAILS[order.language];
  const until = momentIn(order.language, order.payUntil);
  if (order.payment === 'stripe') return [words.payThere(until)];
  const amount = writeEuros(order.totalCents);
  const day = until.slice(0, 10);
  const account = transferOf(seller, order.number);
  const iban = writeIban(account.iban);
  const transfer = words.transfer({ ...account, iban, amount, until: day });
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
  });
}

function joined(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
