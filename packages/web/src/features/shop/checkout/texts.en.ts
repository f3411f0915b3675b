import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Checkout',
  emptyTitle: 'There is nothing to pay here',
  emptyText: 'Your cart is empty.',
  emptyAction: 'Look at the items',
  address: 'Delivery address',
  country: 'Country',
  payment: 'Means of payment',
  paymentHint: {
    prepayment: 'You get our bank details after the order. We deliver when the money has arrived.',
    stripe: 'You pay right after the order on a page of Stripe.',
  },
  guarantee: 'Notice on the legal guarantee',
  order: 'Your order',
  termsBefore: 'Our ',
  terms: 'terms',
  termsBetween: ' apply to the order. You have a right of withdrawal of 14 days, see the ',
  revocation: 'information on withdrawal',
  termsAfter: '.',
  orderButton: 'order with obligation to pay',
  needsAccount:
    'The pro pass belongs to an account. Sign in or make one; your cart stays as it is.',
  signIn: 'Sign in and go on',
  cartChanged: 'Something in the cart has changed. Please look there.',
  toCart: 'To the cart',
  anew: 'Order anew all the same',
  look: 'Load the stock again',
  emailHint: 'This is where the confirmation goes.',
  fields: {
    email: 'E-mail address',
    name: 'First and last name',
    addition: 'Addition to the address (optional)',
    street: 'Street and number',
    postalCode: 'Postcode',
    city: 'Town',
  },
  problems: {
    missing: 'This is still missing.',
    email: 'This is not a complete e-mail address. One looks like this: mara@example.org',
    postalCode: 'A German postcode has five digits.',
    refused: 'We cannot use this. Please check it.',
  },
  failures: {
    fields: 'Nothing is ordered yet. Please complete the marked fields.',
    changed:
      'Price, shipping or terms have just changed. Nothing is ordered yet. The new state is below; look at it and order then.',
    'sold-out':
      'There is not enough of this any more. Nothing is ordered. Please change the quantity in the cart.',
    closed: 'The shop is not taking orders right now. Your cart stays here.',
    account: 'The pro pass belongs to an account. Please sign in for it.',
    'too-many-open':
      'Several unpaid orders are waiting for you already. Please pay or cancel them first.',
    'hold-limit':
      'We do not keep that much of it back unpaid. Nothing is ordered. Please take less, or first pay for what you have ordered already.',
    'too-fast': 'That was a bit fast. Please wait a moment and press again.',
    'no-answer':
      'We got no answer. What you have entered is still there. Please press again: nothing is ordered twice.',
    'already-made':
      'Your attempt of before did arrive: the order exists, and its confirmation is in your mailbox. Would you like to order what is here now in addition?',
    other:
      'That did not work, and nothing is ordered. What you have entered is still there. Try again in a moment.',
  },
};
