import { PATHS, writeEuros } from '@fahrtwind/domain';
import { renderMail } from '../../../jobs/render-mail.ts';
import type { Listener, OrderEvent } from '../orders/order-event.ts';
import { SHOP_MAILS, type MailParts } from './shop-mail.ts';

/** Writes a line to who runs the shop; the rest is in the administration. */
export function tellOperator({ config, mail }: MailParts): Listener {
  const { greeting, farewell, open: button, forOperator } = SHOP_MAILS.de;
  const { email: recipient } = config.operator;
  const link = new URL(PATHS.merch, config.mainUrl).href;
  const lineOf = (event: OrderEvent): string | null => {
    if (event.kind === 'revoked') return forOperator.revocation(event.receipt.contract);
    const { number, totalCents, paidCents } = event.order;
    if (event.kind === 'paid') return forOperator.order(number, writeEuros(totalCents));
    if (event.kind === 'ended' && event.reason === 'sold-out')
      return forOperator.soldOut(number, writeEuros(paidCents));
    return null;
  };
  return async (tx, event) => {
    const subject = lineOf(event);
    if (subject === null || recipient === '') return;
    const text = { subject, before: [subject], button, after: [] };
    const rendered = renderMail(text, { language: 'de', greeting, farewell, link });
    await mail.enqueue(tx, { recipient, uid: null, ...rendered });
  };
}
