import type { de } from './texts.de.ts';

export const en: typeof de = {
  list: {
    title: 'Merch for the road',
    description:
      'Maps, mugs and clothes with Fahrtwind’s drawings, for those who would rather drive than arrive.',
  },
  warenkorb: {
    title: 'Cart',
    description: 'What you have picked in the shop of Fahrtwind, at the prices of today.',
  },
  kasse: {
    title: 'Checkout',
    description: 'Address, means of payment and a last look at your order with Fahrtwind.',
  },
  bestellung: {
    title: 'Your order',
    description: 'State, invoice and payment of an order in the shop of Fahrtwind.',
  },
  widerruf: {
    title: 'Withdraw from a contract',
    description:
      'Withdraw from a contract with Fahrtwind online: without signing in, without a reason, with a receipt.',
  },
  verwaltung: {
    title: 'Run the shop',
    description: 'Orders, stock and withdrawals, for the people who run the shop of Fahrtwind.',
  },
};
