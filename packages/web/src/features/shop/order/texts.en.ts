import type { de } from './texts.de.ts';

export const en: typeof de = {
  loading: 'Your order',
  thanks: 'Thank you for your order',
  title: (number) => `Order ${number}`,
  confirmed: (number, email) =>
    `Your order ${number} has arrived. We have sent the confirmation with terms and information on withdrawal to ${email}.`,
  orderedAt: (when) => `ordered on ${when}`,
  next: {
    open: 'The order is waiting for your payment.',
    paid: 'Your payment has arrived. We pack your parcel and write to you when it is on its way.',
    passOnly:
      'Your payment has arrived, and the pro pass belongs to your account. If you already had one, it begins after that.',
    passRevoked: 'You have withdrawn from the pro pass. It is no longer valid.',
    shipped: (date) => `Your parcel has been on its way since ${date}.`,
    cancelled: 'This order is cancelled. There is nothing left to pay.',
    expired:
      'No payment had arrived by the end of the term. The items are back on the shelf, and you owe nothing. You are welcome to order again.',
  },
  tracking: (carrier, number) => `Tracking number: ${[carrier, number].join(' ').trim()}`,
  refundDue: (amount) => `You get ${amount} back. That takes 14 days at most.`,
  refunded: (amount) => `Refunded: ${amount}.`,
  transfer: {
    title: 'Please make the transfer now',
    held: (until) =>
      `The items are kept for you until ${until}. If your money arrives later and something is sold out by then, you get everything back.`,
    notHeld:
      'The items are no longer kept for you. If something is sold out when your money arrives, you get everything back.',
    until: (until) =>
      `You can pay until ${until}. Use exactly this reference, then we find your payment at once.`,
    amount: 'Amount',
    holder: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
  },
  pay: {
    title: 'Not paid yet',
    text: (amount, until) =>
      `${amount} is to be paid. The items are kept for you until ${until}. You pay on a page of Stripe and come back here afterwards.`,
    button: 'Pay now',
  },
  copy: (name) => `Copy ${name}`,
  copied: (name) => `${name} copied.`,
  notCopied: 'The browser prevented copying. Please select the text yourself.',
  ordered: 'What you have ordered',
  facts: 'About the order',
  number: 'Order number',
  recipient: 'Delivery address',
  payment: 'Means of payment',
  invoices: 'Invoices',
  invoice: {
    invoice: (number, date) => `Invoice ${number} of ${date} (PDF)`,
    correction: (number, date) => `Correction ${number} of ${date} (PDF)`,
  },
  revocation: 'Withdrawal',
  revokedAt: (when, amount) => `received on ${when}, refund ${amount}`,
  revocationWaits: (when) => `received on ${when}, still being checked`,
  cancel: {
    button: 'Cancel the order',
    title: 'Cancel the order?',
    text: 'The items go back to the shelf, and you need not pay anything.',
    textPaid: 'The items go back to the shelf, and you get your money back.',
    ok: 'Cancel it',
    keep: 'Keep it',
  },
  revoke: 'Withdraw from the contract',
};
