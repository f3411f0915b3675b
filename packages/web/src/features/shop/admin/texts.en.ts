import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Run the shop',
  noRight: {
    title: 'Only the people who run the shop get in here',
    text: 'Sign in with an account whose confirmed address is in ADMINS.',
    action: 'Sign in',
  },
  sections: { bestellungen: 'Orders', lager: 'Stock', widerrufe: 'Withdrawals' },
  status: {
    openOrders: 'waiting for payment',
    ordersToSend: 'to be sent',
    refundsDue: 'to be refunded',
    unmatchedRevocations: 'withdrawals to decide on',
    closed: 'The shop takes no orders. Missing:',
    unpublished: (file) => `${file} is not published`,
  },
  filter: { label: 'Filter by state', all: 'all', refund: 'to be refunded' },
  none: 'There is nothing here right now.',
  noRevocations: 'Nobody has withdrawn so far.',
  more: 'Load more',
  moreShown: 'More orders are here.',
  failed: 'This could not be loaded. Check the connection and try again.',
  retry: 'Load again',
  revoked: (count) => `${count} withdrawn`,
  paid: (amount) => `paid ${amount}`,
  due: (amount) => `due ${amount}`,
  refundDue: (amount) => `to be refunded ${amount}`,
  refunded: (amount) => `refunded ${amount}`,
  pay: {
    button: 'Payment has arrived',
    text: (amount, number) =>
      `Is ${amount} for ${number} on the account? The invoice goes to the customer then.`,
  },
  ship: { button: 'Sent', tracking: 'Tracking number, if there is one' },
  cancel: { button: 'Cancel', reason: 'Reason, stands in the e-mail' },
  refund: {
    button: 'Record refund',
    text: (amount) => `Is ${amount} transferred? It is only recorded here.`,
    stripe: (amount) => `${amount} is refunded through Stripe now.`,
  },
  stock: {
    save: 'Save',
    saved: (name, stock) => `${name}: stock ${stock}`,
    notANumber: 'Please enter a whole number from 0.',
    unlimited: (name) => `${name}: unlimited`,
  },
  prices: 'Price history',
  since: (date) => `since ${date}`,
  unmatched: 'No order assigned',
  orderNumber: 'Order number',
  assign: 'Assign',
};
