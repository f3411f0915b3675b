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
    paid: 'Your payment has arrived. We are packing your parcel and will write to you when it is on its way.',
    passOnly:
      'Your payment has arrived, and the pro pass belongs to your account. If you already had one, it begins after that.',
    passRevoked: 'You have withdrawn from the pro pass. It is no longer valid.',
    shipped: (date) => `Your parcel has been on its way since ${date}.`,
    cancelled: 'This order has been cancelled. There is nothing to pay.',
    expired:
      'No payment arrived in time. The items are back on the shelf, and you owe nothing. You are welcome to order again.',
  },
  tracking: (carrier, number) => `Tracking number: ${[carrier, number].join(' ').trim()}`,
  refundDue: (amount) => `You will get ${amount} back within 14 days.`,
  refunded: (amount) => `Refunded: ${amount}.`,
  transfer: {
    title: 'Please make the transfer now',
    held: (until) =>
      `The items are kept for you until ${until}. If your money arrives later and something has sold out by then, you get everything back.`,
    notHeld:
      'The items are no longer kept for you. If something is sold out when your money arrives, you get everything back.',
    until: (until) =>
      `You can pay until ${until}. Please use exactly this reference so that we can match your payment at once.`,
    amount: 'Amount',
    holder: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
  },
  pay: {
    title: 'Not paid yet',
    text: (amount, until) =>
      `There is ${amount} to pay. The items are kept for you until ${until}. You pay on a Stripe page and come back here afterwards.`,
    button: 'Pay now',
  },
  copy: (name) => `Copy ${name}`,
  copied: (name) => `${name} copied.`,
  notCopied: 'Copying did not work. Please select the text yourself.',
  ordered: 'What you have ordered',
  facts: 'About the order',
  number: 'Order number',
  recipient: 'Delivery address',
  payment: 'Payment method',
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
    text: 'The items go back on the shelf, and you do not have to pay anything.',
    textPaid: 'The items go back on the shelf, and you get your money back.',
    ok: 'Cancel it',
    keep: 'Keep it',
  },
  revoke: 'Withdraw from the contract',
};
